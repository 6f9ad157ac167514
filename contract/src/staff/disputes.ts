// Disputes of card payments as staff see them: what the card's owner says, until when the bank
// hears us, what was done about it.

import * as z from 'zod/mini'
import {
  Instant,
  Page,
  pageQuery,
  prose,
  required,
  Success,
  Text,
  Written,
} from '../shared/wire.ts'
import { bars } from './bars.ts'
import { Personal } from './personal-data.ts'
import { clientNumber } from './withdrawals.ts'

export const disputeStates = ['needs_answer', 'under_review', 'won', 'lost'] as const
export type DisputeState = (typeof disputeStates)[number]

export const disputeStepKinds = [
  'opened',
  'noted',
  'answered',
  'reviewed',
  'accepted',
  'won',
  'lost',
] as const
export type DisputeStepKind = (typeof disputeStepKinds)[number]

/** By when an answer is due: that is over, or within a week. */
export const disputeDues = ['over', 'week'] as const
export type DisputeDue = (typeof disputeDues)[number]

export const disputeDeeds = ['note', 'answer', 'accept'] as const

/** As long as what the bank is told may be. */
export const disputeTextMost = 5_000

export const StaffDispute = z.object({
  id: Text,
  /** The provider and its own number. */
  number: Text,
  deposit: Text,
  client: z.object({ id: Text, name: Personal, email: Personal }),
  /** Dollars as plain text. */
  amount: Text,
  /** The provider's word for it. */
  reason: Text,
  state: z.enum(disputeStates),
  opened_at: Instant,
  /** Until when the provider takes an answer; null: it does not say. */
  due_by: z.nullable(Instant),
  steps: z.array(
    z.object({
      kind: z.enum(disputeStepKinds),
      at: Instant,
      /** The address of the member; null: the provider told of it. */
      by: z.nullable(Text),
      text: z.nullable(Written),
    }),
  ),
  /** Null: the member who asks may answer it. */
  bar: z.nullable(z.enum(bars)),
  deeds: z.array(z.enum(disputeDeeds)),
})
export type StaffDispute = z.infer<typeof StaffDispute>

const words = z.strictObject({ text: prose(disputeTextMost, { short: 'required' }) })
const bodyBytesMax = 24 * 1024

export const staffDisputeRoutes = {
  officeDisputes: {
    method: 'GET',
    path: '/office/disputes',
    audience: 'staff',
    action: 'dispute.read',
    summary: 'Disputes of card payments: what is due first, then the newest.',
    query: z.strictObject({
      ...pageQuery,
      state: z.optional(z.enum(disputeStates, { error: required('not_listed') })),
      due: z.optional(z.enum(disputeDues, { error: required('not_listed') })),
      client: z.optional(clientNumber),
    }),
    reply: Page(StaffDispute),
  },
  officeDispute: {
    method: 'GET',
    path: '/office/disputes/:id',
    audience: 'staff',
    action: 'dispute.read',
    summary: 'One dispute, with what was done about it.',
    reply: Success(StaffDispute),
  },
  officeDisputeNote: {
    method: 'POST',
    path: '/office/disputes/:id/notes',
    audience: 'staff',
    action: 'dispute.note',
    summary: 'Notes what speaks for us, for colleagues; the bank is told nothing.',
    body: words,
    bodyBytesMax,
    reply: Success(StaffDispute),
  },
  officeDisputeAnswer: {
    method: 'POST',
    path: '/office/disputes/:id/answer',
    audience: 'staff',
    action: 'dispute.answer',
    summary: 'Tells the bank what speaks for us, by the provider; once.',
    body: words,
    bodyBytesMax,
    reply: Success(StaffDispute),
  },
  officeDisputeLoss: {
    method: 'POST',
    path: '/office/disputes/:id/loss',
    audience: 'staff',
    action: 'dispute.accept',
    summary: 'Accepts that the money is lost, and tells the provider; with the reason.',
    body: words,
    bodyBytesMax,
    reply: Success(StaffDispute),
  },
} as const
