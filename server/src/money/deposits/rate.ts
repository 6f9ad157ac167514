// What coins are worth. A rate is dollars for a whole coin as decimal text, and is reckoned with as
// the exact fraction it is; the only rounding is down to the cent, once, at the end.

import { assert, present } from '#kernel/assert.ts'
import { type Coin, coinFacts } from '#kernel/coins.ts'
import { cents, type Usd } from '#kernel/money.ts'
import type { Points, PriceScale } from '#kernel/price.ts'

/** So many units at this rate. */
export type Part = { readonly units: bigint; readonly rate: string }

export function rateOf(price: Points, { decimals }: PriceScale): string {
  const digits = BigInt(price)
    .toString()
    .padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** All parts together, rounded down once. */
export function worthOf(coin: Coin, parts: readonly Part[]): Usd {
  const fractions = parts.map(({ units, rate }) => {
    const { over, under } = fractionOf(rate)
    return { over: over * units, under }
  })
  const under = fractions.reduce((product, one) => product * one.under, 1n)
  const over = fractions.reduce((sum, one) => sum + one.over * (under / one.under), 0n)
  return cents((over * 100n) / (under * 10n ** BigInt(coinFacts[coin].decimals)))
}

/** The least units that are worth this much. */
export function unitsFor(coin: Coin, amount: Usd, rate: string): bigint {
  const { over, under } = fractionOf(rate)
  const wanted = (amount as bigint) * under * 10n ** BigInt(coinFacts[coin].decimals)
  const perUnit = over * 100n
  return (wanted + perUnit - 1n) / perUnit
}

function fractionOf(rate: string): { readonly over: bigint; readonly under: bigint } {
  const [, whole, part = ''] = present(
    /^(\d{1,12})(?:\.(\d{1,12}))?$/.exec(rate),
    `a rate is decimal text, not ${rate}`,
  )
  const over = BigInt(`${whole}${part}`)
  assert(over > 0n, 'a rate is more than zero')
  return { over, under: 10n ** BigInt(part.length) }
}
