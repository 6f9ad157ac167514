// Claims on the wire: every figure or statement of a public page, and how we know it. Only those
// that may be shown are told.

import * as z from 'zod/mini'
import { Instant, Sentence, Success, Text, Written } from '../shared/wire.ts'

/** Measured: over which window, and of how much. */
const MeasuredSource = z.object({
  kind: z.literal('query'),
  /** Where the figures come from: what the id of the claim stands for, in English. */
  says: Sentence,
  /** Null where it tells how things stand at `window_to`, without looking back. */
  window_from: z.nullable(Instant),
  window_to: Instant,
  /** What was counted, and from which count on it is shown. */
  count: z.number(),
  minimum: z.number(),
})

/** Stated by the operator, for whom a person and a document answer. */
const AttestedSource = z.object({
  kind: z.literal('attestation'),
  says: Sentence,
  attested_by: Written,
  document: Written,
  document_sha256: Text,
  attested_on: Instant,
  expires_on: Instant,
})

export const ClaimView = z.object({
  id: Text,
  /** Null for a table or panel, which shows its own figures. Shares: 0.75 is 75 %. */
  value: z.nullable(z.union([z.number(), Written])),
  source: z.union([MeasuredSource, AttestedSource]),
  measured_at: Instant,
})
export type ClaimView = z.infer<typeof ClaimView>

/** Figures and statements that stand in a sentence. */
export const statementIds = [
  'instruments',
  'tradable_instruments',
  'demo_days',
  'demo_money',
  'top_payout',
  'margin_rate',
  'loss_share',
  'loss_median',
  'payouts_made',
  'segregated_funds',
  'founded',
  'licensed',
  'signal_accuracy',
  'tournaments',
  'bonuses',
  'cashback',
  'promo_codes',
  'referrals',
] as const

/** Tables and panels whose figures have one source. */
export const areaIds = [
  'prices',
  'instrument_terms',
  'strike_rates',
  'durations',
  'margin',
  'plans',
  'calibration',
  'markouts',
  'payouts',
  'signals',
  'status',
  'contacts',
  'operator',
  'chat_answers',
] as const

export type StatementId = (typeof statementIds)[number]
export type AreaId = (typeof areaIds)[number]
export type ClaimId = StatementId | AreaId

export const claimRoutes = {
  claims: {
    method: 'GET',
    path: '/public/claims',
    audience: 'public',
    keptMs: 1_000,
    summary: 'Every claim that may be shown now: its value, and how we know it.',
    reply: Success(z.array(ClaimView)),
  },
} as const
