// The market as the public pages show it: every instrument at a glance, one instrument with its
// terms, and the few of the ticker. Small, since those pages load it.

import * as z from 'zod/mini'
import { Instant, Success, Text } from '../shared/wire.ts'
import { AnnouncementView } from './announcements.ts'

/** A price with what has to stand beside it. Null, and of no age, before the first one. */
const priceFields = {
  price: z.nullable(z.number()),
  /** How old the price was when this was answered. */
  age_ms: z.nullable(z.number()),
  /** Who states it, e.g. `simulated`, `replay:2026-03` or `kraken`. */
  source: Text,
  is_stale: z.boolean(),
  /** Change since 24 hours ago as a share; null without a price from then. */
  change_24h: z.nullable(z.number()),
}

const nameFields = {
  symbol: Text,
  /** How it is shown, e.g. "BCH/BTC". */
  name: Text,
  /** What it is called in words, e.g. "Apple"; null where the name says all. */
  title: z.nullable(Text),
  trading_type: Text,
  is_tradable: z.boolean(),
  is_open: z.boolean(),
  decimals: z.number(),
}

export const OverviewRow = z.object({
  ...nameFields,
  ...priceFields,
  /**
   * The newest 24 hourly closes, oldest first, one character each: its height between the lowest
   * (0) and the highest (z) of them in base 36. Empty before the first hour.
   */
  sparkline: Text,
})
export type OverviewRow = z.infer<typeof OverviewRow>

export const OverviewView = z.object({
  /** When the ages were true. */
  time: Instant,
  /** How many there are, whatever was asked for. */
  tradable: z.number(),
  catalogue: z.number(),
  /** The same by kind; one that is not quoted here is left out. */
  kinds: z.array(z.object({ trading_type: Text, tradable: z.number(), catalogue: z.number() })),
  instruments: z.array(OverviewRow),
})
export type OverviewView = z.infer<typeof OverviewView>

export const TickerView = z.object({
  time: Instant,
  instruments: z.array(
    z.object({
      symbol: Text,
      name: Text,
      is_open: z.boolean(),
      decimals: z.number(),
      ...priceFields,
    }),
  ),
  /** What the operator tells every visitor: it comes with what each page reads. */
  announcements: z.array(AnnouncementView),
})
export type TickerView = z.infer<typeof TickerView>

/** What holds for every instrument that is traded. */
const offerFields = {
  strike_rates: z.array(
    z.object({ id: Text, buy_profit_rate: z.number(), sell_profit_rate: z.number() }),
  ),
  /** The house margin in every price, e.g. 0.04. */
  margin: z.number(),
  /** A trade's entry is the first tick later than acceptance and this. */
  entry_delay_ms: z.number(),
  /** Trades of up to two minutes end with the average of so many seconds; 1: the last price. */
  exit_average_seconds: z.number(),
}

export const OfferView = z.object(offerFields)
export type OfferView = z.infer<typeof OfferView>

export const TermsView = z.object({
  ...nameFields,
  ...priceFields,
  /** When the age was true. */
  time: Instant,
  base: Text,
  quote: Text,
  tick_size: Text,
  /** The hours of the UTC day, of those of its market, that trades lie in; null: all. */
  taken_hours: z.nullable(z.object({ from: Text, to: Text })),
  /** When its market is closed every week; null where it never is. Days: 0 is Sunday. */
  weekly_close: z.nullable(
    z.object({
      from_day: z.number(),
      from_time: Text,
      to_day: z.number(),
      to_time: Text,
    }),
  ),
  /** Whose hours it keeps, in local time; null for what no exchange trades. */
  exchange: z.nullable(
    z.object({
      name: Text,
      city: Text,
      zone: Text,
      sessions: z.array(z.object({ opens: Text, closes: Text })),
      /** The next weekday without a session, e.g. "2026-12-25". */
      next_holiday: z.nullable(Text),
    }),
  ),
  /** How a stock has moved, by the closes of our own hourly candles; null for all else. */
  behaviour: z.nullable(
    z.object({
      /** Whole trading days that it covers, at most those of 90 days, and the last of them. */
      trading_days: z.number(),
      until: z.nullable(Text),
      /** Realised, as a share a year, e.g. 0.312; null where there are too few closes. */
      volatility: z.nullable(z.number()),
      /** The index of its exchange; null where that is not quoted here. */
      index: z.nullable(
        z.object({
          symbol: Text,
          title: Text,
          /** Of hourly returns, from -1 to 1; null where there are too few. */
          correlation: z.nullable(z.number()),
        }),
      ),
    }),
  ),
  /** While closed. */
  opens_at: z.nullable(Instant),
  /** The next close, while open. */
  closes_at: z.nullable(Instant),
  /** Seconds; every one that is offered while the market stays open long enough. */
  durations: z.array(z.number()),
  amount_min: z.number(),
  amount_max: z.number(),
  /** The most that may be paid out on one client's open trades of it. */
  payout_max: z.number(),
  /** A price older than this takes no orders. */
  age_max_ms: z.number(),
  ...offerFields,
})
export type TermsView = z.infer<typeof TermsView>

export const overviewRoutes = {
  marketOverview: {
    method: 'GET',
    path: '/market/overview',
    audience: 'public',
    keptMs: 250,
    summary: 'Every instrument at a glance: its price, its day, and how both looked.',
    query: z.strictObject({
      listing: z._default(
        z.enum(['all', 'tradable', 'catalogue'], {
          error: 'not_listed',
        }),
        'all',
      ),
    }),
    reply: Success(OverviewView),
  },
  marketTicker: {
    method: 'GET',
    path: '/market/ticker',
    audience: 'public',
    keptMs: 250,
    summary: 'What stands above every page: the best known instruments, and announcements.',
    reply: Success(TickerView),
  },
  marketOffer: {
    method: 'GET',
    path: '/market/offer',
    audience: 'public',
    keptMs: 250,
    summary: 'The strike rates on offer and the margin, which hold for every instrument.',
    reply: Success(OfferView),
  },
  marketInstrument: {
    method: 'GET',
    path: '/market/instruments/:symbol',
    audience: 'public',
    keptMs: 250,
    summary: 'One instrument: its price, and the terms on which it is traded.',
    reply: Success(TermsView),
  },
} as const
