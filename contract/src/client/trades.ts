// Trades on the wire. The specification's words (amount, trade_mode, end_price) stop here;
// beyond this file all say stake, direction, exit spot.

import * as z from 'zod/mini'
import type { StakedIn, Usd } from '#kernel/money.ts'
import { TradeMode, TradeStatus, VoidReason } from '../shared/trade-states.ts'
import {
  Amount,
  Instant,
  Page,
  pageQuery,
  required,
  StakedMode,
  Success,
  Text,
  text,
} from '../shared/wire.ts'
import { tradeFilter } from './trade-filter.ts'

export const durations = [60, 180, 300, 900, 1800, 3600, 7200, 86400] as const

/**
 * Profit on a winning Buy and on a winning Sell, in basis points of the stake. The id is also the
 * option's name.
 */
export const strikeRates = [
  { id: '75/3', buyBp: 7_500, sellBp: 300 },
  { id: '12/5', buyBp: 1_200, sellBp: 500 },
  { id: '11/13', buyBp: 1_100, sellBp: 1_300 },
  { id: '1/18', buyBp: 100, sellBp: 1_800 },
  { id: '1/61', buyBp: 100, sellBp: 6_100 },
  { id: '218/218', buyBp: 21_800, sellBp: 21_800 },
] as const

export type Direction = 'rise' | 'fall'

export type Order = {
  readonly book: StakedIn
  readonly symbol: string
  /** The category as the client named it; must be the instrument's own. */
  readonly category: string
  readonly direction: Direction
  readonly stake: Usd
  readonly durationSeconds: number
  readonly strikeRate: string
}

const OrderOnWire = z.strictObject({
  amount: Amount,
  duration: z.number({ error: required('not_seconds') }).check(z.int('not_whole_seconds')),
  mode: StakedMode,
  strike_rate: text(20),
  trading_type: text(20),
  symbol: text(20),
  trade_mode: TradeMode,
})

export const Order = z.codec(OrderOnWire, z.custom<Order>(), {
  decode: (wire) => ({
    book: wire.mode,
    symbol: wire.symbol,
    category: wire.trading_type,
    direction: wire.trade_mode === 'Buy' ? ('rise' as const) : ('fall' as const),
    stake: wire.amount,
    durationSeconds: wire.duration,
    strikeRate: wire.strike_rate,
  }),
  encode: (order) => ({
    amount: order.stake,
    duration: order.durationSeconds,
    mode: order.book,
    strike_rate: order.strikeRate,
    trading_type: order.category,
    symbol: order.symbol,
    trade_mode: order.direction === 'rise' ? ('Buy' as const) : ('Sell' as const),
  }),
})

export const TradeView = z.object({
  trade_id: Text,
  trade_time: Instant,
  symbol: Text,
  trading_type: Text,
  mode: StakedMode,
  trade_mode: TradeMode,
  amount: z.number(),
  duration: z.number(),
  strike_rate: Text,
  /** Profit if right, as a share of the amount: 0.75 is 75 %. */
  profit_rate: z.number(),
  win_probability: z.number(),
  /** Null until the first tick after acceptance. */
  entry_price: z.nullable(z.number()),
  strike_price: z.nullable(z.number()),
  /** Null until settled. */
  end_price: z.nullable(z.number()),
  end_time: Instant,
  status: TradeStatus,
  reason: z.nullable(VoidReason),
  /** All that came back; null until settled. */
  payout: z.nullable(z.number()),
  /** The signal that it was placed for by itself; not there where the client placed it. */
  signal_id: z.optional(Text),
})
export type TradeView = z.infer<typeof TradeView>

export const ProfitView = z.object({
  profit_id: Text,
  trade_id: Text,
  symbol: Text,
  mode: StakedMode,
  amount: z.number(),
  profit: z.number(),
  earnings: z.number(),
  createdAt: Instant,
})
export type ProfitView = z.infer<typeof ProfitView>

export const tradeRoutes = {
  submitTrade: {
    method: 'POST',
    path: '/trading/submit',
    audience: 'client',
    scope: 'trade',
    summary: 'Place a trade. Send an Idempotency-Key: the same key and body give the same trade.',
    takesKey: true,
    body: Order,
    reply: Success(TradeView),
  },
  listTrades: {
    method: 'GET',
    path: '/trading',
    audience: 'client',
    scope: 'read',
    summary: "The client's trades of one account, newest first.",
    query: z.strictObject({
      mode: StakedMode,
      status: z.optional(z.enum(['open', 'settled'])),
      ...tradeFilter,
      ...pageQuery,
    }),
    reply: Page(TradeView),
  },
  listProfits: {
    method: 'GET',
    path: '/profit',
    audience: 'client',
    scope: 'read',
    summary: 'A record for each won trade, newest first.',
    query: z.strictObject({ mode: z._default(StakedMode, 'real'), ...pageQuery }),
    reply: Page(ProfitView),
  },
} as const
