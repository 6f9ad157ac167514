// Amounts and rates of coins as people read them, from decimal text of any length.

import { dollarsOf, grouped } from './format.ts'

/** What a coin is cut to for people: a satoshi. */
const coinDecimals = 8

/**
 * So much of a coin, to look at: "0.06175001 ETH", from decimal text of any length. What has to be
 * sent exactly is not written by this.
 */
export function coins(text: string, code: string): string {
  const [whole = '', part = ''] = text.split('.')
  if (part.length <= coinDecimals) return `${grouped(whole, part)} ${code}`
  const digits = BigInt(whole + part.slice(0, coinDecimals))
  const rounded = digits + (part.charAt(coinDecimals) >= '5' ? 1n : 0n)
  const padded = String(rounded).padStart(coinDecimals + 1, '0')
  const rest = padded.slice(-coinDecimals).replace(/0+$/, '')
  // Never as nothing: it is something.
  if (rounded === 0n) return `< ${grouped('0', '1'.padStart(coinDecimals, '0'))} ${code}`
  return `${grouped(padded.slice(0, -coinDecimals), rest)} ${code}`
}

/** Dollars for a whole coin, from decimal text: "$110,867.50". */
export function coinRate(text: string): string {
  const [whole = '', part = ''] = text.split('.')
  return dollarsOf(grouped(whole, part.replace(/0+$/, '').padEnd(2, '0')))
}
