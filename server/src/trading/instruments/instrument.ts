// What can be quoted and traded, as data: an instrument's price grid, its hours and its limits.

import type { Category } from '#contract/shared/categories.ts'
import type { Usd } from '#kernel/money.ts'
import type { PriceScale } from '#kernel/price.ts'
import { day, hour, type Millis } from '#kernel/time.ts'
import { type ExchangeCode, stretchAt } from './exchange.ts'

export type Instrument = {
  readonly id: number
  /** The code in every call, e.g. BCHBTC; shown as `base/quote`. */
  readonly symbol: string
  readonly base: string
  readonly quote: string
  readonly category: Category
  /**
   * False for the wider catalogue: quoted, never traded. What is true for was decided at the start;
   * whether orders are taken now is `isOffered`.
   */
  readonly isTradable: boolean
  readonly scale: PriceScale
  readonly stakeMin: Usd
  readonly stakeMax: Usd
  /** Most that may be paid out on one client's open trades of this instrument. */
  readonly payoutMaxPerClient: Usd
  /** Most the house may lose on this instrument's trades that end in one minute. */
  readonly exposureMax: Usd
  /** The code at the Kraken exchange, e.g. "BTC/USD", where it is listed there. */
  readonly krakenSymbol: string | null
  /** Whose hours it keeps; null for cryptocurrencies and currencies. */
  readonly exchange: ExchangeCode | null
  /** What it is called in words, where the code alone does not say. */
  readonly title: string | null
}

/** What decides when a market is open. */
export type Hours = Pick<Instrument, 'category' | 'exchange'>

/** A spot older than this takes no orders. */
export const spotAgeMaxMs: Readonly<Record<Category, number>> = {
  Cryptocurrency: 2_000,
  Currencies: 5_000,
  Indices: 5_000,
  Commodities: 5_000,
  Bonds: 5_000,
  Stocks: 5_000,
}

/** An exit tick older than this at expiry voids the trade. */
export const exitAgeMaxMs: Readonly<Record<Category, number>> = {
  Cryptocurrency: 5_000,
  Currencies: 10_000,
  Indices: 10_000,
  Commodities: 10_000,
  Bonds: 10_000,
  Stocks: 10_000,
}

/** Without an entry tick for this long after acceptance a trade is void. */
export const entryWaitMaxMs = 10_000

/** Whether orders are taken on it, by the categories that the operator trades now. */
export function isOffered(
  { isTradable, category }: Pick<Instrument, 'isTradable' | 'category'>,
  traded: readonly Category[],
): boolean {
  return isTradable && traded.includes(category)
}

/** Whether the instrument's market is open at this instant. */
export function isOpenAt(hours: Hours, instant: Millis): boolean {
  return closingAfter(hours, instant) !== undefined
}

/**
 * The end of the market session that this instant lies in: undefined while closed, Infinity for
 * markets that never close. Currencies are closed from Friday 22:00 to Sunday 22:00 UTC; what an
 * exchange trades keeps its sessions and holidays.
 */
export function closingAfter(hours: Hours, instant: Millis): number | undefined {
  if (hours.exchange !== null) {
    const { isOpen, to } = stretchAt(hours.exchange, instant)
    return isOpen ? to : undefined
  }
  if (hours.category === 'Cryptocurrency') return Number.POSITIVE_INFINITY
  const elapsed = sinceClose(instant)
  return elapsed < closedMs ? undefined : instant - elapsed + weekMs
}

/** When a closed market opens again; undefined while it is open. */
export function opensAgainAt(hours: Hours, instant: Millis): number | undefined {
  if (isOpenAt(hours, instant)) return undefined
  if (hours.exchange !== null) return stretchAt(hours.exchange, instant).to
  return instant - sinceClose(instant) + closedMs
}

/**
 * When the market is closed every week, in UTC; days count from 0, Sunday. Null where it never is,
 * and where an exchange says when.
 */
export function weeklyCloseOf({ category, exchange }: Hours) {
  if (category === 'Cryptocurrency' || exchange !== null) return null
  return { from_day: 5, from_time: '22:00', to_day: 0, to_time: '22:00' }
}

const weekMs = 7 * day
const closedMs = 2 * day
/** Friday 1970-01-02 22:00 UTC, the first close of the epoch. */
const fridayClose = day + 22 * hour

/** Milliseconds since the last Friday close, below a week. */
function sinceClose(instant: Millis): number {
  const intoWeek = (instant - fridayClose) % weekMs
  return intoWeek < 0 ? intoWeek + weekMs : intoWeek
}
