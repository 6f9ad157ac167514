// A trade as its house states it: the terms, the ticks around it, and how it came out.

import {
  count,
  instant,
  list,
  nullable,
  number,
  oneOf,
  optional,
  record,
  type Shape,
  text,
} from './shape.ts'

export type Tick = {
  readonly seq: number
  /** ISO 8601, UTC, milliseconds; so are all times here. */
  readonly time: string
  readonly price: number
  readonly source: string
  /** Of a median: what each source in its name said, in that order; null: nothing lately. */
  readonly said?: readonly (number | null)[] | undefined
}

export type TradeStatus = 'Pending' | 'Won' | 'Lost' | 'Draw' | 'Void'

export type Stretch = {
  readonly from: string
  /** Null while it lasts. */
  readonly to: string | null
}

/** A stretch in which prices were not heard, and what the source said of it later. */
export type Gap = Stretch & { readonly answer: string | null }

/** What was offered and accepted, before anything was known of the outcome. */
export type Terms = {
  readonly trade_id: string
  readonly rule_version: number
  readonly symbol: string
  readonly trading_type: string
  readonly mode: string
  readonly trade_mode: 'Buy' | 'Sell'
  readonly amount: number
  readonly strike_rate: string
  /** Of the amount, where it is right. */
  readonly profit_rate: number
  /** Seconds. */
  readonly duration: number
  readonly accepted_at: string
  readonly expires_at: string
  /** As decimal text, e.g. "0.01". */
  readonly tick_size: string
  readonly volatility: number
  readonly quantile: number
  readonly margin: number
  readonly win_probability: number
  /** As decimal text with twelve places. */
  readonly strike_factor: string
  /** The entry is the first tick later than acceptance and this: 0 where nothing is said. */
  readonly entry_delay_ms?: number | undefined
  /** The exit is the average at so many last whole seconds: 1, the last tick, where nothing is. */
  readonly exit_seconds?: number | undefined
}

/** What the house says came out. */
export type Outcome = {
  readonly entry_tick: Tick | null
  readonly strike_price: number | null
  readonly exit_tick: Tick | null
  /** Where the exit is an average. */
  readonly exit_average?: number | undefined
  readonly status: TradeStatus
  readonly reason: string | null
  /** Null unless void. */
  readonly cause: string | null
  readonly gaps: readonly Gap[]
  /** Stretches without a price, since sources disagreed. */
  readonly halts?: readonly Stretch[] | undefined
  readonly payout: number | null
  readonly settled_at: string | null
}

export type Receipt = Terms &
  Outcome & {
    readonly ticks: { readonly entry: readonly Tick[]; readonly exit: readonly Tick[] }
  }

/** A price as a settlement names it: by its number. */
export type NamedPrice = Pick<Tick, 'seq' | 'time' | 'price'>

/** How a trade ended, as it is signed: of which terms, by their place in the log. */
export type Settlement = Omit<Outcome, 'entry_tick' | 'exit_tick'> & {
  readonly trade_id: string
  readonly terms: number | null
  readonly entry_tick: NamedPrice | null
  readonly exit_tick: NamedPrice | null
}

/** As many as any house may agree on: each is looked for. */
const fewSeconds: Shape<number> = (given): given is number =>
  count(given) && given >= 1 && given <= 10

export const termsShape: Shape<Terms> = record({
  trade_id: text,
  rule_version: count,
  symbol: text,
  trading_type: text,
  mode: text,
  trade_mode: oneOf(['Buy', 'Sell']),
  amount: number,
  strike_rate: text,
  profit_rate: number,
  duration: count,
  accepted_at: instant,
  expires_at: instant,
  tick_size: text,
  volatility: number,
  quantile: number,
  margin: number,
  win_probability: number,
  strike_factor: text,
  entry_delay_ms: optional(count),
  exit_seconds: optional(fewSeconds),
})

const stretch = { from: instant, to: nullable(instant) }
const namedPrice: Shape<NamedPrice> = record({ seq: count, time: instant, price: number })

export const settlementShape: Shape<Settlement> = record({
  trade_id: text,
  terms: nullable(count),
  entry_tick: nullable(namedPrice),
  strike_price: nullable(number),
  exit_tick: nullable(namedPrice),
  exit_average: optional(number),
  status: oneOf(['Pending', 'Won', 'Lost', 'Draw', 'Void']),
  reason: nullable(text),
  cause: nullable(text),
  gaps: list(record({ ...stretch, answer: nullable(text) })),
  halts: optional(list(record(stretch))),
  payout: nullable(number),
  settled_at: nullable(instant),
})
