// What can be quoted and traded, as data: an instrument's price grid, its hours and its limits.

import type { Usd } from '#kernel/money.ts'
import type { PriceScale } from '#kernel/price.ts'
import { day, hour, type Millis } from '#kernel/time.ts'

export const categories = ['Cryptocurrency', 'Currencies'] as const
export type Category = (typeof categories)[number]

export type Instrument = {
  readonly id: number
  /** The code in every call, e.g. BCHBTC; shown as `base/quote`. */
  readonly symbol: string
  readonly base: string
  readonly quote: string
  readonly category: Category
  /** False for the wider catalogue: quoted, never traded. */
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
}

/** A spot older than this takes no orders. */
export const spotAgeMaxMs: Readonly<Record<Category, number>> = {
  Cryptocurrency: 2_000,
  Currencies: 5_000,
}

/** An exit tick older than this at expiry voids the trade. */
export const exitAgeMaxMs: Readonly<Record<Category, number>> = {
  Cryptocurrency: 5_000,
  Currencies: 10_000,
}

/** Without an entry tick for this long after acceptance a trade is void. */
export const entryWaitMaxMs = 10_000

/** Whether the instrument's market is open at this instant. */
export function isOpenAt(category: Category, instant: Millis): boolean {
  if (category === 'Cryptocurrency') return true
  return closingAfter(category, instant) !== undefined
}

/**
 * The end of the market session that this instant lies in: undefined while closed, Infinity for
 * markets that never close. Currencies are closed from Friday 22:00 to Sunday 22:00 UTC.
 */
export function closingAfter(category: Category, instant: Millis): number | undefined {
  if (category === 'Cryptocurrency') return Number.POSITIVE_INFINITY
  const elapsed = sinceClose(instant)
  return elapsed < closedMs ? undefined : instant - elapsed + weekMs
}

/** When a closed market opens again; undefined while it is open. */
export function opensAgainAt(category: Category, instant: Millis): number | undefined {
  return isOpenAt(category, instant) ? undefined : instant - sinceClose(instant) + closedMs
}

/**
 * When the market is closed every week, in UTC; days count from 0, Sunday. Null where it never is.
 */
export function weeklyCloseOf(category: Category) {
  if (category === 'Cryptocurrency') return null
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
