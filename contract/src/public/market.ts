// Instruments, prices and quotes on the wire. All of it is public.

import * as z from 'zod/mini'
import { TickView } from '../shared/trade-states.ts'
import { Instant, instant, integerText, Success, Text, text } from '../shared/wire.ts'
import { candleRoutes } from './candles.ts'

export const InstrumentView = z.object({
  symbol: Text,
  /** How it is shown, e.g. "BCH/BTC". */
  name: Text,
  /** What it is called in words, e.g. "Apple"; null where the name says all. */
  title: z.nullable(Text),
  trading_type: Text,
  is_tradable: z.boolean(),
  decimals: z.number(),
  tick_size: Text,
  amount_min: z.number(),
  amount_max: z.number(),
  is_open: z.boolean(),
  /** Null for markets that never close, or while open. */
  opens_at: z.nullable(Instant),
  closes_at: z.nullable(Instant),
  /** Seconds; empty while closed. */
  durations: z.array(z.number()),
})
export type InstrumentView = z.infer<typeof InstrumentView>

export const StrikeRateView = z.object({
  id: Text,
  /** Shares of the amount: 0.75 is 75 %. */
  buy_profit_rate: z.number(),
  sell_profit_rate: z.number(),
})
export type StrikeRateView = z.infer<typeof StrikeRateView>

export const MarketView = z.object({
  instruments: z.array(InstrumentView),
  strike_rates: z.array(StrikeRateView),
  durations: z.array(z.number()),
  /** The house margin in every price, e.g. 0.04. */
  margin: z.number(),
  /** A trade's entry is the first tick later than acceptance and this. */
  entry_delay_ms: z.number(),
  /** Trades of up to two minutes end with the average of so many seconds; 1: the last price. */
  exit_average_seconds: z.number(),
  default_symbol: Text,
  /** Of what is offered: the stream says whenever it is another one. */
  version: Text,
})

export type MarketView = z.infer<typeof MarketView>

export const SideView = z.object({
  strike_price: z.number(),
  profit_rate: z.number(),
  win_probability: z.number(),
  /** The share of trades that must win to come out even: 1 / (1 + profit_rate). */
  break_even: z.number(),
  quantile: z.number(),
  /** The strike is the entry price times this; decimal text with 12 places. */
  strike_factor: Text,
})

export type SideView = z.infer<typeof SideView>

export const QuoteView = z.object({
  symbol: Text,
  duration: z.number(),
  strike_rate: Text,
  spot: z.number(),
  spot_age_ms: z.number(),
  source: Text,
  /** Per root second. */
  volatility: z.number(),
  margin: z.number(),
  rule_version: z.number(),
  /** The entry is the first tick later than acceptance and this. */
  entry_delay_ms: z.number(),
  /** The exit is the average of the prices at so many last whole seconds; 1: the last price. */
  exit_seconds: z.number(),
  /** Null where this side cannot be priced fairly now. */
  buy: z.nullable(SideView),
  sell: z.nullable(SideView),
})
export type QuoteView = z.infer<typeof QuoteView>

export const RateView = z.object({
  symbol: Text,
  price: z.number(),
  time: Instant,
  age_ms: z.number(),
  source: Text,
  is_stale: z.boolean(),
  /** Change since 24 hours ago as a share; null without a price from then. */
  change_24h: z.nullable(z.number()),
})
export type RateView = z.infer<typeof RateView>

const symbol = text(20)

export const marketRoutes = {
  instruments: {
    method: 'GET',
    path: '/market/instruments',
    audience: 'public',
    keptMs: 250,
    summary: 'Everything quoted here, and what of it can be traded on which terms.',
    reply: Success(MarketView),
  },
  ...candleRoutes,
  ticks: {
    method: 'GET',
    path: '/market/ticks',
    audience: 'public',
    keptMs: 250,
    points: 5,
    summary:
      'The stored ticks of a tradable instrument, in order of time: the series that decides.',
    query: z.strictObject({
      symbol,
      to: z.optional(instant()),
      limit: z._default(integerText(1, 1000), 300),
    }),
    reply: Success(z.array(TickView)),
  },
  quote: {
    method: 'GET',
    path: '/market/quote',
    audience: 'public',
    // Nothing is looked up for it, and an offer that somebody decides on is not told late.
    keptMs: null,
    summary: 'What both sides of a strike rate would be offered now.',
    query: z.strictObject({ symbol, duration: integerText(1, 86400), strike_rate: text(20) }),
    reply: Success(QuoteView),
  },
  rates: {
    method: 'GET',
    path: '/market/rates',
    audience: 'public',
    keptMs: 250,
    summary: 'The newest price of every instrument with its age, source and 24-hour change.',
    reply: Success(z.array(RateView)),
  },
} as const
