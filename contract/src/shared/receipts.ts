// The receipt of a trade: its terms, the ticks that decide it, and how it came out. The public site
// explains one, and anyone can recompute it.

import * as z from 'zod/mini'
import { TickView, TradeMode, TradeStatus, VoidReason } from './trade-states.ts'
import { Instant, StakedMode, Text } from './wire.ts'

/**
 * Why there was no price: the source said none though we heard it all the while; it had none either
 * when it was asked once more for a stretch we had missed; it did not answer for an hour; the
 * install has changed its source since; or sources disagreed, or one of them was left alone.
 */
export const VoidCause = z.enum([
  'source_silent',
  'source_empty',
  'source_unreachable',
  'source_changed',
  'sources_disagreed',
])
export type VoidCause = z.infer<typeof VoidCause>

/** A stretch of a trade in which prices were not heard, and what the source said of it later. */
export const GapView = z.object({
  from: Instant,
  /** Null while it lasts or waits for its answer: the trade is decided after it. */
  to: z.nullable(Instant),
  cause: z.enum(['restarted', 'connection_lost', 'stood_still', 'database_away']),
  /** Who was asked for what, when the answer was taken, and how many prices it brought. */
  asked: z.nullable(Text),
  answered_at: z.nullable(Instant),
  answer: z.nullable(z.enum(['prices', 'nothing', 'unreachable', 'other_source'])),
  ticks: z.number(),
})
export type GapView = z.infer<typeof GapView>

/** Sources disagreed, so that nobody knows who is right; or one was left alone. */
export const haltCauses = ['disputed', 'alone'] as const
export type HaltCause = (typeof haltCauses)[number]

/** A stretch of a trade in which its instrument had no price, for everybody. */
export const HaltView = z.object({
  from: Instant,
  /** Null while it lasts. */
  to: z.nullable(Instant),
  cause: z.enum(haltCauses),
})
export type HaltView = z.infer<typeof HaltView>

/** Everything needed to recompute a trade's outcome without us. */
export const ReceiptView = z.object({
  trade_id: Text,
  rule_version: z.number(),
  symbol: Text,
  trading_type: Text,
  mode: StakedMode,
  trade_mode: TradeMode,
  amount: z.number(),
  strike_rate: Text,
  profit_rate: z.number(),
  duration: z.number(),
  accepted_at: Instant,
  expires_at: Instant,
  /** As decimal text, e.g. "0.01". */
  tick_size: Text,
  /** Per root second. */
  volatility: z.number(),
  quantile: z.number(),
  margin: z.number(),
  win_probability: z.number(),
  /**
   * exp(-v*v*T/2 + k*v*sqrt(T)), fixed at acceptance, as decimal text with 12 places. T is the
   * duration less the delay of the entry and what an average takes off: (n - 1)(4n + 1) / 6n.
   */
  strike_factor: Text,
  /** The entry is the first tick later than acceptance and this; not there before version 2. */
  entry_delay_ms: z.optional(z.number()),
  /** The exit is the average of the prices at so many last whole seconds; 1: the last price. */
  exit_seconds: z.optional(z.number()),
  entry_tick: z.nullable(TickView),
  strike_price: z.nullable(z.number()),
  exit_tick: z.nullable(TickView),
  /** What the strike is held against, where the exit is an average. */
  exit_average: z.optional(z.number()),
  status: TradeStatus,
  reason: z.nullable(VoidReason),
  /** Null unless void, and for what was void before causes were kept. */
  cause: z.nullable(VoidCause),
  /** What was missed between acceptance and expiry; empty where every price was heard. */
  gaps: z.array(GapView),
  /** Not there where there was none. */
  halts: z.optional(z.array(HaltView)),
  payout: z.nullable(z.number()),
  settled_at: z.nullable(Instant),
  /** The signal that it was placed for by itself; it decides nothing of the outcome. */
  signal_id: z.optional(Text),
  ticks: z.object({ entry: z.array(TickView), exit: z.array(TickView) }),
})
export type ReceiptView = z.infer<typeof ReceiptView>
