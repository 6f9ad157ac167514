// Money is a whole number of minor units (cents of a US dollar) in a bigint, its currency in the
// type. It becomes a JSON number only at the wire, and is divided only by the named rounding below.

import { assert } from './assert.ts'
import type { Brand } from './brand.ts'

export type Currency = 'USD' | 'EUR' | 'BTC' | 'ETH'
export type Money<C extends Currency> = Brand<bigint, C>
export type Usd = Money<'USD'>
/** Also what pre-paid credits are counted in. */
export type Eur = Money<'EUR'>

/** The account a trade runs on: real dollars or practice dollars. The two never mix. */
export type Book = 'real' | 'demo'
export const books = ['real', 'demo'] as const satisfies readonly Book[]

/** What a trade is staked in: the dollars of a book, or the chips of a tournament. */
export type StakedIn = Book | 'chips'
export const stakedIn = [...books, 'chips'] as const satisfies readonly StakedIn[]

export const zeroUsd = 0n as Usd

/** The most dollars that a JSON number says to the cent. */
export const usdMost = 9_999_999_999_999.99

export function cents(amount: bigint): Usd {
  return amount as Usd
}

export function dollars(amount: number): Usd {
  assert(Number.isInteger(amount), `dollars() takes whole dollars, got ${amount}`)
  return (BigInt(amount) * 100n) as Usd
}

export function plus<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return ((a as bigint) + (b as bigint)) as Money<C>
}

export function minus<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): Money<C> {
  return ((a as bigint) - (b as bigint)) as Money<C>
}

export function negated<C extends Currency>(a: Money<C>): Money<C> {
  return -(a as bigint) as Money<C>
}

export function isLess<C extends Currency>(a: Money<C>, b: Money<NoInfer<C>>): boolean {
  return (a as bigint) < (b as bigint)
}

/**
 * amount x basisPoints / 10,000, rounded half to even to the minor unit. The amount is not
 * negative.
 */
export function share<C extends Currency>(amount: Money<C>, basisPoints: number): Money<C> {
  assert(
    Number.isInteger(basisPoints) && basisPoints >= 0,
    'basis points are whole and not negative',
  )
  assert((amount as bigint) >= 0n, 'a share is taken of an amount that is not negative')
  const product = (amount as bigint) * BigInt(basisPoints)
  const quotient = product / 10_000n
  const twiceRest = (product % 10_000n) * 2n
  const up = twiceRest > 10_000n || (twiceRest === 10_000n && quotient % 2n === 1n)
  return (up ? quotient + 1n : quotient) as Money<C>
}

/**
 * Reads dollars from a JSON number with at most two decimals. Returns undefined when the number is
 * not exactly that (three decimals, not finite, over 15 digits).
 */
export function usdFromNumber(value: number): Usd | undefined {
  if (!Number.isFinite(value) || Math.abs(value) > usdMost) return undefined
  const rounded = Math.round(value * 100)
  return rounded / 100 === value ? (BigInt(rounded) as Usd) : undefined
}

/**
 * Reads dollars from plain digits with at most two decimals: "-1204.5". Returns undefined when the
 * text is not exactly that.
 */
export function usdFromText(text: string): Usd | undefined {
  const read = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text)
  if (!read) return undefined
  const [, sign = '', whole = '', decimals = ''] = read
  const amount = BigInt(whole + decimals.padEnd(2, '0'))
  return (sign === '' ? amount : -amount) as Usd
}

/** Dollars as a JSON number; exact for every amount below 10^13 dollars. */
export function usdToNumber(amount: Usd): number {
  return Number(amount as bigint) / 100
}

/** Whole cents, for those who count in nothing else. */
export function usdToCents(amount: Usd): number {
  return Number(amount as bigint)
}

/** Euros, or credits, as a JSON number. */
export function eurToNumber(amount: Eur): number {
  return Number(amount as bigint) / 100
}

/** Dollars, or euros, as plain text with two decimals, for files and records: "-1204.50". */
export function usdToText(amount: Usd | Eur): string {
  const whole = amount as bigint
  const digits = (whole < 0n ? -whole : whole).toString().padStart(3, '0')
  return `${whole < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Dollars as people read them on every screen, in every letter and command: "-$1,204.50". */
export function usdShown(amount: Usd): string {
  return figureShown(usdToText(amount))
}

/** The same, of dollars that are plain text already; a rate may have more decimals. */
export function figureShown(figure: string): string {
  return figureGrouped(figure).replace(/^-?/, (sign) => `${sign}$`)
}

/** Where a column's head says that they are dollars: "-1,204.50". */
export function figureGrouped(figure: string): string {
  return figure.replace(/\d+/, grouped)
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
