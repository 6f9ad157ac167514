// Which instruments the charts beside the first show: those that stood there, then favourites, then
// any other.

type Known = {
  readonly main: string
  readonly kept: readonly string[]
  readonly favourites: readonly string[]
  readonly known: readonly string[]
}

/** Each once, never the one that is traded, and only what there is. */
export function otherSymbols({ main, kept, favourites, known }: Known): readonly string[] {
  const all = new Set([...kept, ...favourites, ...known])
  return [...all].filter((symbol) => symbol !== main && known.includes(symbol))
}
