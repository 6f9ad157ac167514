// The shape of a day in few characters: each close as its height between the lowest and the highest
// of them, in base 36. A shape needs no more, and hundreds of them travel in one reply.

const steps = 35

/** 0 is the lowest, z the highest; a flat row lies in the middle. */
export function sparklineOf(closes: readonly number[]): string {
  const least = Math.min(...closes)
  const span = Math.max(...closes) - least
  const heightOf = (close: number) => (span === 0 ? steps / 2 : ((close - least) / span) * steps)
  return closes.map((close) => Math.floor(heightOf(close)).toString(36)).join('')
}
