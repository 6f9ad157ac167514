// Amounts and prices of an exchange: decimal text, and the whole number of smallest units that it
// stands for. Nothing here ever passes through a float.

/** More digits than anything costs or holds. */
const written = /^(\d{1,18})(?:\.(\d{0,18}))?$/

/** Undefined where it is no plain figure, or has more decimals than these that are not zero. */
export function unitsFrom(text: string, decimals: number): bigint | undefined {
  const match = written.exec(text)
  if (!match) return undefined
  const [, whole = '', part = ''] = match
  if (/[1-9]/.test(part.slice(decimals))) return undefined
  return BigInt(whole + part.slice(0, decimals).padEnd(decimals, '0'))
}

/** With all its decimals, e.g. "0.10000000". */
export function textFrom(units: bigint, decimals: number): string {
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const sign = units < 0n ? '-' : ''
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`
}

/** Units of one size as those of another, e.g. of four decimals as of eight; less is cut off. */
export function resized(units: bigint, from: number, to: number): bigint {
  return from <= to ? units * 10n ** BigInt(to - from) : units / 10n ** BigInt(from - to)
}

/** Of amounts that are not below zero. */
export function dividedUp(amount: bigint, by: bigint): bigint {
  return (amount + by - 1n) / by
}

export function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

export function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}
