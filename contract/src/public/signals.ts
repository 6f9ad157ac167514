// Signals on the wire, and the records of the rules that they come from. A record counts all of
// them: there is no choice of good ones, here or anywhere.

import * as z from 'zod/mini'
import { TradeMode } from '../shared/trade-states.ts'
import { Instant, integerText, Page, pageQuery, Success, Text, text } from '../shared/wire.ts'
import { ruleNames } from './signal-rules.ts'

/** How a signal ended: as a trade at its terms, accepted when its window opened, would have. */
export const signalOutcomes = ['hit', 'miss', 'tie', 'void'] as const
export type SignalOutcome = (typeof signalOutcomes)[number]

export const SignalView = z.object({
  signal_id: Text,
  record_id: z.int(),
  rule: z.enum(ruleNames),
  symbol: Text,
  /** As it is shown, e.g. "BCH/BTC". */
  name: Text,
  trade_mode: TradeMode,
  /** Seconds from opening to closing. */
  horizon: z.int(),
  /** The strike rate that it is measured at, and what that pays: 0.75 is 75 %. */
  strike_rate: Text,
  profit_rate: z.number(),
  /** The chance it is priced at, which a coin has too. */
  win_probability: z.number(),
  /** The strike is the first price after opening times this; twelve decimals. */
  strike_factor: Text,
  /** By the clock of the database, always before it opens. */
  published_at: Instant,
  opens_at: Instant,
  closes_at: Instant,
  /** The newest price when it was published. */
  spot_price: z.number(),
  /** Null until it has closed and its prices are known. */
  outcome: z.nullable(z.enum(signalOutcomes)),
  entry_price: z.nullable(z.number()),
  strike_price: z.nullable(z.number()),
  end_price: z.nullable(z.number()),
})
export type SignalView = z.infer<typeof SignalView>

/** Counts of signals that have ended; `decided` are hits and misses. */
const Counts = z.object({
  hits: z.int(),
  misses: z.int(),
  ties: z.int(),
  voids: z.int(),
})
export type Counts = z.infer<typeof Counts>

/**
 * What may be said of a record. `too_few`: nothing yet. `loses`: even the best that chance allows
 * is below break-even. `above`: even the worst is above it. `unclear`: neither.
 */
export const verdicts = ['too_few', 'loses', 'unclear', 'above'] as const
export type Verdict = (typeof verdicts)[number]

const Measured = z.object({
  ...Counts.shape,
  /** Of those decided; null below `ratedFrom` of them. */
  hit_rate: z.nullable(z.number()),
  /** Wilson's 95 % interval of it. */
  interval: z.nullable(z.tuple([z.number(), z.number()])),
  /** The mean break-even of those decided: what hits must be more than. Null where none is. */
  break_even: z.nullable(z.number()),
  /** The mean chance they were priced at. */
  priced: z.nullable(z.number()),
  /** What a dollar on each that is not void would have brought, each; null where too few. */
  return_each: z.nullable(z.number()),
  verdict: z.enum(verdicts),
})
export type Measured = z.infer<typeof Measured>

export const RecordView = z.object({
  record_id: z.int(),
  rule: z.enum(ruleNames),
  /** Of the rule; a change of it or of a parameter begins another record. */
  version: z.int(),
  parameters: z.record(Text, z.number()),
  horizon: z.int(),
  started_at: Instant,
  /** Whether signals still come from it. */
  is_current: z.boolean(),
  /** Published and not ended yet. */
  waiting: z.int(),
  all: Measured,
  by_instrument: z.array(z.object({ symbol: Text, name: Text, ...Measured.shape })),
})
export type RecordView = z.infer<typeof RecordView>

export const signalRoutes = {
  signalRecords: {
    method: 'GET',
    path: '/public/signals/records',
    audience: 'public',
    keptMs: 5_000,
    summary: 'The record of every rule and version that signals came from, all of them counted.',
    reply: Success(z.array(RecordView)),
  },
  pastSignals: {
    method: 'GET',
    path: '/public/signals',
    audience: 'public',
    keptMs: 1_000,
    summary: 'Signals that have ended, newest first, so that anyone can count them again.',
    query: z.strictObject({
      record_id: z.optional(integerText(1, 1_000_000)),
      symbol: z.optional(text(20)),
      ...pageQuery,
    }),
    reply: Page(SignalView),
  },
} as const
