// What waits for staff, on the wire.

import * as z from 'zod/mini'
import {
  Instant,
  instant,
  Page,
  pageQuery,
  prose,
  required,
  Success,
  Text,
  text,
  Written,
} from '../shared/wire.ts'
import { AlarmParts } from './alarm-texts.ts'
import { bars } from './bars.ts'
import { Personal } from './personal-data.ts'
import { clientNumber } from './withdrawals.ts'

/** What can wait: for a verdict, for a second person, for a payment or for an answer. */
export const queueKinds = [
  'document',
  'withdrawal',
  'payout',
  'plan_request',
  'correction',
  'proposal',
  'custody_movement',
  'campaign',
  'message',
  'chat',
  'screening_hit',
  'dispute',
  'alarm',
] as const
export type QueueKind = (typeof queueKinds)[number]

/** Why somebody has to look at it. */
export const queueReasons = [
  'identification',
  'change_of_identity',
  'first_of_one',
  'first_of_two',
  'second_of_two',
  'approved_unpaid',
  'upgrade',
  'second_person',
  'answer',
  'name_on_list',
  'dispute_answer',
  'sounded',
] as const
export type QueueReason = (typeof queueReasons)[number]

export const QueueItem = z.object({
  kind: z.enum(queueKinds),
  id: Text,
  /** Whose it is; null: it is about the install. */
  client: z.nullable(z.object({ id: Text, email: Personal })),
  /** What it is of its kind, e.g. the method of a withdrawal or the plan that is asked for. */
  about: Text,
  /** What an alarm says by code, as in the list of alarms; null of all else. */
  parts: z.nullable(AlarmParts),
  /** Dollars as plain text; null where it is not about an amount. */
  amount: z.nullable(Text),
  reason: z.enum(queueReasons),
  since: Instant,
  /** When it should be done. */
  due_at: Instant,
  /** Null: the member who asks may decide it. */
  bar: z.nullable(z.enum(bars)),
  /** The address of whose it is; null: nobody's. */
  assigned_to: z.nullable(Text),
  /** Put off until then; null where it is not. */
  snooze: z.nullable(z.object({ until: Instant, by: Text, reason: Written })),
})
export type QueueItem = z.infer<typeof QueueItem>

/**
 * Which of them: `all` but those put off; of these what the member may decide, what is theirs and
 * what is nobody's; and those put off.
 */
export const queueLists = ['all', 'decidable', 'mine', 'nobody', 'snoozed'] as const
export type QueueList = (typeof queueLists)[number]

const Counted = z.object({
  all: z.number(),
  decidable: z.number(),
  mine: z.number(),
  nobody: z.number(),
  snoozed: z.number(),
  overdue: z.number(),
})

export const QueueCounts = z.object({
  /** Together. */
  total: Counted,
  kinds: z.array(
    z.object({
      kind: z.enum(queueKinds),
      all: z.number(),
      overdue: z.number(),
      /** Of those that are not put off. */
      due_first: z.nullable(Instant),
    }),
  ),
  /** More of a kind wait than are counted. */
  is_more: z.boolean(),
})
export type QueueCounts = z.infer<typeof QueueCounts>

const address = text(254, { short: 'required' })

export const queueRoutes = {
  queue: {
    method: 'GET',
    path: '/office/queue',
    audience: 'staff',
    action: 'queue.read',
    summary: 'What waits for staff, what is due first.',
    query: z.strictObject({
      ...pageQuery,
      list: z.optional(z.enum(queueLists, { error: required('not_listed') })),
      kind: z.optional(z.enum(queueKinds, { error: required('not_listed') })),
      client: z.optional(clientNumber),
    }),
    reply: Page(QueueItem),
  },
  queueCounts: {
    method: 'GET',
    path: '/office/queue-counts',
    audience: 'staff',
    action: 'queue.read',
    summary: 'How much waits for staff, by kind, and how much of it is overdue.',
    reply: Success(QueueCounts),
  },
  queueItem: {
    method: 'GET',
    path: '/office/queue/:kind/:id',
    audience: 'staff',
    action: 'queue.read',
    summary: 'One of what waits; null once it waits no longer.',
    reply: Success(z.nullable(QueueItem)),
  },
  queueHolders: {
    method: 'GET',
    path: '/office/queue/:kind/:id/holders',
    audience: 'staff',
    action: 'queue.assign',
    summary: 'To whom it can be given: the members who may decide it.',
    reply: Success(z.array(z.object({ email: Text, name: Text }))),
  },
  queueAssignment: {
    method: 'POST',
    path: '/office/queue/:kind/:id/assignment',
    audience: 'staff',
    action: 'queue.assign',
    summary: 'It is given to a member who may decide it, or to nobody.',
    body: z.strictObject({
      /** The address; null: nobody. */
      to: z.nullable(address),
      /** Whose it was when whoever asks saw it: it is not taken from anybody else. */
      from: z.nullable(address),
    }),
    reply: Success(QueueItem),
  },
  queueSnooze: {
    method: 'POST',
    path: '/office/queue/:kind/:id/snooze',
    audience: 'staff',
    action: 'queue.snooze',
    summary: 'It is put off, until it is due at most, and comes back by itself.',
    body: z.strictObject({ until: instant(), reason: prose(500, { short: 'required' }) }),
    reply: Success(QueueItem),
  },
  queueWaking: {
    method: 'POST',
    path: '/office/queue/:kind/:id/waking',
    audience: 'staff',
    action: 'queue.snooze',
    summary: 'It is put off no longer.',
    reply: Success(QueueItem),
  },
} as const
