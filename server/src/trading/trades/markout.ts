// Where prices went just after clients traded: over many trades that is nothing, unless somebody
// knows prices before we do. It is looked at over all, and changes nobody's price.

/** A trade with the prices around its entry, in points. */
export type Marked = {
  readonly instrumentId: number
  readonly clientId: bigint
  readonly direction: 'rise' | 'fall'
  readonly entry: number
  /** Null: no price by then. */
  readonly afterOne: number | null
  readonly afterFive: number | null
}

export type Markout = {
  readonly trades: number
  /** How far prices went the client's way, in basis points; null: nothing to tell from. */
  readonly mean: number | null
  /** Two standard errors: within so much it may be chance. */
  readonly within: number | null
}

const steps = ['afterOne', 'afterFive'] as const
export type Step = (typeof steps)[number]

/** The way the client bet on is up. */
export function movesOf(trades: readonly Marked[], step: Step): number[] {
  return trades.flatMap(({ entry, direction, [step]: after }) =>
    after === null ? [] : [(direction === 'rise' ? 1 : -1) * (after / entry - 1) * 10_000],
  )
}

export function markoutOf(moves: readonly number[]): Markout {
  const trades = moves.length
  if (trades === 0) return { trades, mean: null, within: null }
  const mean = moves.reduce((sum, move) => sum + move, 0) / trades
  if (trades < 2) return { trades, mean, within: null }
  const spread = moves.reduce((sum, move) => sum + (move - mean) ** 2, 0) / (trades - 1)
  return { trades, mean, within: 2 * Math.sqrt(spread / trades) }
}

/** Fewer trades of a client say nothing. */
export const leastOfClient = 5
/** Bounds of the parts of the distribution, in basis points. */
export const bounds = [-10, -5, -2, -1, 0, 1, 2, 5, 10] as const

/** The share of the moves in each part of the distribution: they add up to 1. */
export function sharesOf(moves: readonly number[]): number[] {
  const counts = Array.from({ length: bounds.length + 1 }, () => 0)
  for (const move of moves) {
    const part = partOf(move)
    counts[part] = (counts[part] ?? 0) + 1
  }
  return counts.map((count) => count / moves.length)
}

function partOf(move: number): number {
  const at = bounds.findIndex((bound) => move < bound)
  return at === -1 ? bounds.length : at
}

/** How many clients lie between the bounds by the mean of their moves; nobody is named. */
export function spreadOver(trades: readonly Marked[], step: Step): number[] {
  const byClient = new Map<bigint, Marked[]>()
  for (const trade of trades) {
    byClient.set(trade.clientId, [...(byClient.get(trade.clientId) ?? []), trade])
  }
  const counts = Array.from({ length: bounds.length + 1 }, () => 0)
  for (const own of byClient.values()) {
    const { trades: count, mean } = markoutOf(movesOf(own, step))
    if (count < leastOfClient || mean === null) continue
    const part = partOf(mean)
    counts[part] = (counts[part] ?? 0) + 1
  }
  return counts
}
