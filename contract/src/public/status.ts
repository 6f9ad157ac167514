// How this install is doing, for anyone who asks.

import * as z from 'zod/mini'
import { VoidCause } from '../shared/receipts.ts'
import { Details, Instant, Sentence, Success, Text, Written } from '../shared/wire.ts'
import { ComparedSource } from './compared-sources.ts'
import { WithdrawalMethod } from './payouts.ts'
import { sourceKinds } from './price-sources.ts'

const SourceStatus = z.object({
  name: Text,
  kind: z.enum(sourceKinds),
  /** How many instruments have their newest price from here. */
  instruments: z.number(),
  /** Age of the newest of those prices. */
  age_ms: z.number(),
})
export type SourceStatus = z.infer<typeof SourceStatus>

/** From expiry to stored outcome, of the trades settled in the window. */
const SettlementStatus = z.object({
  window_from: Instant,
  count: z.number(),
  /** Null where nothing was settled. */
  median_ms: z.nullable(z.number()),
  p99_ms: z.nullable(z.number()),
})

/**
 * Trades that ended void for want of a price, of the trades settled in the window, by cause; causes
 * that did not occur are left out.
 */
export const VoidsView = z.object({
  window_from: Instant,
  settled: z.number(),
  voided: z.number(),
  by_cause: z.array(z.object({ cause: VoidCause, count: z.number() })),
  /** More than is taken for chance; staff are alarmed. */
  is_high: z.boolean(),
})
export type VoidsView = z.infer<typeof VoidsView>

/** From asking to paid, of the withdrawals paid in the window. */
const WithdrawalStatus = z.object({
  window_from: Instant,
  by_method: z.array(
    z.object({ method: WithdrawalMethod, count: z.number(), median_seconds: z.number() }),
  ),
  waiting: z.number(),
  /** Of those, how many have waited for longer than was promised. */
  overdue: z.number(),
})

export const LicenceView = z.object({
  regulator: Written,
  number: Written,
  register_url: Text,
  countries: z.array(Text),
  /** The last day it is good for, e.g. "2027-06-30". */
  expires_on: Text,
  is_current: z.boolean(),
})

/** Whether our books and those who keep the money agree; `unknown`: somebody did not answer. */
export const BooksView = z.object({
  state: z.enum(['ok', 'differences', 'unknown']),
  /** When they were last compared; null before the first time. */
  at: z.nullable(Instant),
})

export const StatusView = z.object({
  install_mode: z.enum(['sandbox', 'live']),
  version: Text,
  running_since: Instant,
  server_time: Instant,
  feed: Text,
  /** Those the newest prices come from; empty before the first. */
  sources: z.array(SourceStatus),
  /** Where prices are made of several sources: each of them; empty where they are of one. */
  compared: z.array(ComparedSource),
  database_answers: z.boolean(),
  /** Null while the database does not answer. */
  settlement: z.nullable(SettlementStatus),
  voids: z.nullable(VoidsView),
  withdrawals: z.nullable(WithdrawalStatus),
  books: BooksView,
  licence: z.nullable(LicenceView),
  /** In live mode: what has to be there before live trades are taken. */
  missing: z.array(
    z.object({
      /** One of `liveRequirementTexts`. */
      code: Text,
      details: z.optional(Details),
      /** The same in English. */
      message: Sentence,
    }),
  ),
})
export type StatusView = z.infer<typeof StatusView>

export const statusRoutes = {
  status: {
    method: 'GET',
    path: '/public/status',
    audience: 'public',
    keptMs: 1_000,
    summary: 'Mode, price sources, settlement, voids, withdrawals and licence of this install.',
    reply: Success(StatusView),
  },
} as const
