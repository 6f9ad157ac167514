// The terms of trade: what holds, what holds from a time to come, and every version there was.

import * as z from 'zod/mini'
import { Instant, instant, prose, Success, Text, text, Written } from '../shared/wire.ts'

/** Names of settings. */
export const termNames = [
  'margin_bp',
  'entry_delay_ms',
  'exit_average_seconds',
  'strike_rates',
  'traded_categories',
  'instrument_terms',
  'plan_table',
] as const
export type TermName = (typeof termNames)[number]

export const termStates = ['proposed', 'confirmed', 'in_force', 'past'] as const

export const TermVersion = z.object({
  name: z.enum(termNames),
  state: z.enum(termStates),
  /** As JSON; before it, null: what nobody had decided. */
  value: Text,
  before: z.nullable(Text),
  proposed_by: Text,
  /** Null: not known any more. */
  proposed_at: z.nullable(Instant),
  /** Null: it was one person’s, or nobody has yet. */
  confirmed_by: z.nullable(Text),
  /** Null: it is not known before somebody confirms it. */
  from: z.nullable(Instant),
  /** From when it is asked for. */
  wanted_at: z.nullable(Instant),
  reason: z.nullable(Written),
  /** What two decided on. */
  proposal_id: z.nullable(Text),
})
export type TermVersion = z.infer<typeof TermVersion>

export const TradeTerms = z.object({
  in_force: z.array(
    z.object({
      name: z.enum(termNames),
      /** As JSON. */
      value: Text,
      /** Null: none waits. Of single instruments several may: this is one of them. */
      waiting: z.nullable(Text),
    }),
  ),
  /** Newest first. */
  versions: z.array(TermVersion),
})
export type TradeTerms = z.infer<typeof TradeTerms>

export const staffTermRoutes = {
  officeTerms: {
    method: 'GET',
    path: '/office/trading/terms',
    audience: 'staff',
    action: 'trading.read',
    summary: 'The terms of trade in force, those to come, and every version there was.',
    reply: Success(TradeTerms),
  },
  officeTermsProposal: {
    method: 'POST',
    path: '/office/trading/terms/:name',
    audience: 'staff',
    action: 'setting.change',
    summary:
      'Asks for other terms from a time to come; a second member has to confirm it a day before.',
    body: z.strictObject({
      /** As JSON. */
      value: text(2_000),
      from: instant(),
      reason: prose(500),
      evidence: z.optional(prose(500)),
    }),
    reply: Success(TradeTerms),
  },
} as const
