// How long to wait before the stream is tried again.

const retryFirstMs = 500
const retryMostMs = 15_000

/** Doubles with every try up to a limit, spread so that many clients do not come back together. */
export function retryDelay(tries: number, random: number): number {
  const full = Math.min(retryMostMs, retryFirstMs * 2 ** (tries - 1))
  return full / 2 + (full / 2) * random
}
