// What trading costs on the practice exchange: a share of what is traded, less for those who trade
// much in thirty days, and for orders that wait in the book. The tiers are those that the exchange
// states for its markets.

export type Tier = {
  /** Dollars traded in thirty days, from which on it holds. */
  readonly from: number
  /** In millionths of what is traded. */
  readonly taker: bigint
  readonly maker: bigint
}

export const tiers: readonly Tier[] = [
  { from: 0, taker: 4_000n, maker: 2_500n },
  { from: 10_000, taker: 3_500n, maker: 2_000n },
  { from: 50_000, taker: 2_400n, maker: 1_400n },
  { from: 100_000, taker: 2_200n, maker: 1_200n },
  { from: 250_000, taker: 2_000n, maker: 1_000n },
  { from: 500_000, taker: 1_800n, maker: 800n },
  { from: 1_000_000, taker: 1_600n, maker: 600n },
  { from: 2_500_000, taker: 1_400n, maker: 400n },
  { from: 5_000_000, taker: 1_200n, maker: 200n },
  { from: 10_000_000, taker: 1_000n, maker: 0n },
]

/** Rates are in these parts of what is traded. */
export const feeParts = 1_000_000n

/** `turnover` in cents. */
export function tierOf(turnover: bigint): Tier {
  const reached = tiers.findLast(({ from }) => turnover >= BigInt(from) * 100n)
  return reached ?? tiers[0]!
}

/** A rate as the percentage that exchanges state, e.g. 0.25. */
export function percentOf(rate: bigint): number {
  return Number(rate) / 10_000
}
