// What waits for staff, on the wire.

import * as z from 'zod/mini'
import { Instant, Success, Text } from '../shared/wire.ts'
import { bars } from './bars.ts'
import { Personal } from './personal-data.ts'

/** What can wait: for a verdict, for a second person, for a payment or for an answer. */
export const queueKinds = [
  'document',
  'withdrawal',
  'payout',
  'plan_request',
  'correction',
  'proposal',
  'custody_movement',
  'message',
  'screening_hit',
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
] as const
export type QueueReason = (typeof queueReasons)[number]

export const QueueItem = z.object({
  kind: z.enum(queueKinds),
  id: Text,
  /** Whose it is; null: it is about the install. */
  client: z.nullable(z.object({ id: Text, email: Personal })),
  /** What it is of its kind, e.g. the method of a withdrawal or the plan that is asked for. */
  about: Text,
  /** Dollars as plain text; null where it is not about an amount. */
  amount: z.nullable(Text),
  reason: z.enum(queueReasons),
  since: Instant,
  /** When it should be done. */
  due_at: Instant,
  /** Null: the member who asks may decide it. */
  bar: z.nullable(z.enum(bars)),
})
export type QueueItem = z.infer<typeof QueueItem>

export const queueRoutes = {
  queue: {
    method: 'GET',
    path: '/office/queue',
    audience: 'staff',
    action: 'queue.read',
    summary: 'Everything that waits for staff, what is due first.',
    reply: Success(z.array(QueueItem)),
  },
} as const
