// The bell of the office: it says at once that something changed, and never what. Screens ask anew
// what they show.

import * as z from 'zod/mini'
import { Success, Text } from '../shared/wire.ts'
import type { StaffAction } from './powers.ts'

/** Of what it rings, and who hears of that: whoever may read it. */
export const bellTopics = {
  queue: 'queue.read',
  documents: 'document.list',
  deposits: 'deposit.read',
  disputes: 'dispute.read',
  withdrawals: 'withdrawal.read',
  plans: 'plan_request.read',
  corrections: 'correction.read',
  custody: 'custody_movement.read',
  campaigns: 'campaign.read',
  screening: 'screening.read',
  messages: 'message.read',
  chats: 'message.read',
  alarms: 'alarm.read',
  proposals: 'proposal.read',
  trading: 'trading.read',
  prices: 'price.read',
  ledger: 'ledger.read',
  reports: 'report.read',
  settings: 'setting.read',
  claims: 'claim.read',
  announcements: 'announcement.read',
  notes: 'client_note.read',
  tags: 'client.read',
  views: 'client.read',
  members: 'member.read',
} as const satisfies Readonly<Record<string, StaffAction>>
export type BellTopic = keyof typeof bellTopics
const topicNames = Object.keys(bellTopics) as [BellTopic, ...BellTopic[]]

/** The event `ring` of the stream. */
export const Ring = z.object({
  topics: z.array(z.enum(topicNames)),
  /** About whom; null: about more than are named. */
  clients: z.nullable(z.array(Text)),
})
export type Ring = z.infer<typeof Ring>

/**
 * The event `end`, the last one. `over`: the session is; `changed`: what the member may do has
 * changed; `away`: the server goes, or was not heard fast enough.
 */
export const bellEnds = ['over', 'changed', 'away'] as const
export type BellEnd = (typeof bellEnds)[number]

export const bellRoutes = {
  bell: {
    method: 'GET',
    path: '/office/stream',
    audience: 'staff',
    action: 'queue.read',
    summary:
      'Of what this member hears. Asked for as text/event-stream, an event each time it changes.',
    reply: Success(z.object({ topics: z.array(z.enum(topicNames)) })),
  },
} as const
