// Corrections as staff propose them and decide on them: one member proposes, another confirms.

import * as z from 'zod/mini'
import { Instant, line, Page, pageQuery, required, Success, Text, Written } from '../shared/wire.ts'
import { bars } from './bars.ts'
import { bothWays, daysQuery } from './lists.ts'
import { Personal } from './personal-data.ts'
import { clientNumber, dollarsText, verdictReason } from './withdrawals.ts'

export const correctionKinds = ['deposit_restored', 'withdrawal_returned', 'goodwill'] as const
export const correctionLists = ['waiting', 'confirmed', 'withdrawn', 'all'] as const
export const correctionSorts = bothWays('proposed_at', 'amount')
export type CorrectionSort = (typeof correctionSorts)[number]

export const StaffCorrection = z.object({
  id: Text,
  kind: z.enum(correctionKinds),
  state: z.enum(['proposed', 'confirmed', 'withdrawn']),
  client: z.object({ id: Text, email: Personal, name: Personal }),
  /** What it puts right; null of both: a payment of goodwill. */
  deposit: z.nullable(Text),
  withdrawal: z.nullable(Text),
  /** Dollars as plain text: what the client gets, and what goes back to the operator's loss. */
  amount: Text,
  recovered: Text,
  /** In words for the client. */
  reason: Written,
  /** What shows that the money is there; null where it is the operator's own. */
  evidence: z.nullable(Text),
  proposed_by: Text,
  proposed_at: Instant,
  decided_by: z.nullable(Text),
  decided_at: z.nullable(Instant),
  /** Null: the member who asks may confirm it now. */
  bar: z.nullable(z.enum(bars)),
  /** Addresses of who may confirm it now. */
  may_confirm: z.array(Text),
  /** Whether they may take it back instead. */
  can_withdraw: z.boolean(),
})
export type StaffCorrection = z.infer<typeof StaffCorrection>

const amount = dollarsText
const reply = Success(StaffCorrection)

export const correctionRoutes = {
  officeCorrections: {
    method: 'GET',
    path: '/office/corrections',
    audience: 'staff',
    action: 'correction.read',
    summary: 'Corrections by how they stand, by when they were proposed or by amount.',
    query: z.strictObject({
      ...pageQuery,
      state: z._default(z.enum(correctionLists, { error: 'not_listed' }), 'waiting'),
      sort: z._default(z.enum(correctionSorts, { error: 'not_listed' }), '-proposed_at'),
      kind: z.optional(z.enum(correctionKinds, { error: 'not_listed' })),
      client: z.optional(clientNumber),
      ...daysQuery,
    }),
    reply: Page(StaffCorrection),
  },
  officeCorrection: {
    method: 'GET',
    path: '/office/corrections/:id',
    audience: 'staff',
    action: 'correction.read',
    summary: 'One correction.',
    reply,
  },
  officeRestoration: {
    method: 'POST',
    path: '/office/deposits/:id/restoration',
    audience: 'staff',
    action: 'correction.propose',
    summary: 'Proposes to credit a deposit again that was taken back and has come again.',
    body: z.strictObject({ reason: verdictReason }),
    reply,
  },
  officeReturn: {
    method: 'POST',
    path: '/office/withdrawals/:id/return',
    audience: 'staff',
    action: 'correction.propose',
    summary: 'Proposes to put back on the balance what the bank sent back of a paid withdrawal.',
    body: z.strictObject({ amount, reference: line(100), reason: verdictReason }),
    reply,
  },
  officeGoodwill: {
    method: 'POST',
    path: '/office/clients/:id/goodwill',
    audience: 'staff',
    action: 'correction.propose',
    summary: 'Proposes to give a client money of the operator’s own.',
    body: z.strictObject({ amount, reason: verdictReason }),
    reply,
  },
  officeCorrectionDecision: {
    method: 'POST',
    path: '/office/corrections/:id/decision',
    audience: 'staff',
    action: 'correction.decide',
    summary: 'Confirms one that somebody else proposed, and with that books it; or takes it back.',
    body: z.strictObject({
      outcome: z.enum(['confirmed', 'withdrawn'], { error: required('not_listed') }),
    }),
    reply,
  },
} as const
