// Prices and dollars as whole numbers, as the rules of trades count them.

/** How prices are written: `decimals` places, moving in steps of `tickPoints` of the last one. */
export type PriceScale = { readonly decimals: number; readonly tickPoints: number }

/** The nearest price on the grid, in points: price x 10^decimals. */
export function toPoints(value: number, { decimals, tickPoints }: PriceScale): number {
  return Math.round((value * 10 ** decimals) / tickPoints) * tickPoints
}

/** "64218.40" of 6421840 points. */
export function priceText(price: number, { decimals }: PriceScale): string {
  return (price / 10 ** decimals).toFixed(decimals)
}

/** amount x basisPoints / 10,000, rounded half to even; the amount is not negative. */
export function share(amount: bigint, basisPoints: number): bigint {
  const product = amount * BigInt(basisPoints)
  const quotient = product / 10_000n
  const twiceRest = (product % 10_000n) * 2n
  const isUp = twiceRest > 10_000n || (twiceRest === 10_000n && quotient % 2n === 1n)
  return isUp ? quotient + 1n : quotient
}

/** "1204.50" of 120450 cents; they are not negative. */
export function centsText(amount: bigint): string {
  const digits = amount.toString().padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** 120450 cents of "1204.50"; undefined where a text is none that is not negative. */
export function centsOf(text: string): bigint | undefined {
  const [, whole, part] = /^(0|[1-9]\d{0,14})\.(\d\d)$/.exec(text) ?? []
  return whole === undefined || part === undefined ? undefined : BigInt(whole + part)
}
