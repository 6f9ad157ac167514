// What can be quoted and traded, as data: an instrument's price grid, its hours and its limits.

import type { Category } from '#contract/shared/categories.ts'
import { present } from '#kernel/assert.ts'
import { dollars, type Usd, usdFromNumber } from '#kernel/money.ts'
import type { PriceScale } from '#kernel/price.ts'
import { day, hour, type Millis, millis } from '#kernel/time.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import { type ExchangeCode, stretchAt } from './exchange.ts'
import { type DayWindow, windowEnd, windowOpens } from './window.ts'

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
  /** Trades begin and end within it; absent: in all hours of its market. */
  readonly window?: DayWindow | undefined
}

/** What decides when a market is open. */
export type Hours = Pick<Instrument, 'category' | 'exchange' | 'window'>

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

/** What the operator decides of instruments: which kinds are traded, and of one its own terms. */
export type TradeRules = Pick<Settings, 'tradedCategories' | 'instrumentTerms'>

/** Whether orders are taken on it, by what the operator decided. */
export function isOffered(
  { symbol, isTradable, category }: Pick<Instrument, 'symbol' | 'isTradable' | 'category'>,
  { tradedCategories, instrumentTerms }: TradeRules,
): boolean {
  if (!isTradable || !tradedCategories.includes(category)) return false
  return instrumentTerms[symbol]?.isTraded !== false
}

/**
 * It as orders are taken on it now: with the limits and hours that were decided for it. Its prices,
 * and the trades that were accepted, know only what it is listed with.
 */
export function asDecided(instrument: Instrument, { instrumentTerms }: TradeRules): Instrument {
  const decided = instrumentTerms[instrument.symbol]
  if (!decided) return instrument
  const { stakeMin, stakeMax, payoutMax, exposureMax, hours } = decided
  return {
    ...instrument,
    stakeMin: dollars(stakeMin),
    stakeMax: dollars(stakeMax),
    payoutMaxPerClient: dollars(payoutMax),
    exposureMax: present(usdFromNumber(exposureMax), 'a limit in dollars and cents'),
    window: hours ?? undefined,
  }
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
  const closes = marketClosingAfter(hours, instant)
  if (closes === undefined || !hours.window) return closes
  const ends = windowEnd(hours.window, instant)
  return ends === undefined ? undefined : Math.min(closes, ends)
}

function marketClosingAfter(hours: Hours, instant: Millis): number | undefined {
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
  if (!hours.window) return marketOpensAgainAt(hours, instant)
  let at = instant
  // By turns, until both are open: weeks at most, unless the two never meet.
  for (let turn = 0; turn < turnsMost && !isOpenAt(hours, at); turn += 1) {
    const opens = marketOpensAgainAt(hours, at) ?? windowOpens(hours.window, at)
    at = millis(opens ?? at)
  }
  return at
}

const turnsMost = 60

function marketOpensAgainAt(hours: Hours, instant: Millis): number | undefined {
  if (marketClosingAfter(hours, instant) !== undefined) return undefined
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
