// Amounts and prices of exchanges as the trader counts them: whole numbers of a hundred-millionth.
// What has more decimals is cut on the side that is said; nothing passes through a float.

export const partDecimals = 8
export const onePart = 100_000_000n

export type Rounding = 'up' | 'down'

const written = /^(-?)(\d{1,12})(?:\.(\d{1,30}))?(?:e([+-]?\d{1,3}))?$/i

/** Undefined where it is no figure. */
export function partsFrom(text: string | undefined, rounding: Rounding): bigint | undefined {
  const match = written.exec(text ?? '')
  if (!match) return undefined
  const [, sign, whole = '', part = '', exponent = '0'] = match
  const shift = partDecimals - part.length + Number(exponent)
  if (Math.abs(shift) > 60) return undefined
  const digits = BigInt(whole + part)
  const units =
    shift >= 0 ? digits * 10n ** BigInt(shift) : divided(digits, 10n ** BigInt(-shift), rounding)
  return sign === '-' ? -units : units
}

/** Of what is not below zero. */
export function divided(amount: bigint, by: bigint, rounding: Rounding): bigint {
  return rounding === 'up' ? (amount + by - 1n) / by : amount / by
}

/** Down to a step of the grid, or up to one. */
export function onGrid(units: bigint, step: bigint, rounding: Rounding): bigint {
  return divided(units, step, rounding) * step
}

/** What so much costs at this price, both in parts. */
export function costOf(amount: bigint, price: bigint, rounding: Rounding): bigint {
  return divided(amount * price, onePart, rounding)
}

/** Decimal text without zeros at its end, e.g. "0.015". */
export function partsText(units: bigint): string {
  const digits = String(units < 0n ? -units : units).padStart(partDecimals + 1, '0')
  const part = digits.slice(-partDecimals).replace(/0+$/, '')
  const sign = units < 0n ? '-' : ''
  return `${sign}${digits.slice(0, -partDecimals)}${part === '' ? '' : `.${part}`}`
}
