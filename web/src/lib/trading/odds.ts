// What a profit rate asks of a client, and the chance that it is priced at: the rules of
// `docs/pricing.md`, as the server prices by them.

/** The share of trades that must win to come out even, 1 / (1 + r): wins then pay for losses. */
export function breakEvenAt(profitRate: number): number {
  return 1 / (1 + profitRate)
}

/** The chance of winning that a trade is priced at: p = (1 - m) / (1 + r). */
export function chanceAt(profitRate: number, margin: number): number {
  return (1 - margin) / (1 + profitRate)
}
