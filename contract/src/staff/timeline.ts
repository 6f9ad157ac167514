// What happened to a client, as one list: money, trades by the hour, sign-ins, documents, messages
// and what staff did.

import * as z from 'zod/mini'
import { Instant, Page, pageQuery, Text, Written } from '../shared/wire.ts'
import { FoundRecord } from './clients.ts'

export const timelineGroups = [
  'money',
  'trades',
  'access',
  'identity',
  'messages',
  'staff',
] as const
export type TimelineGroup = (typeof timelineGroups)[number]

export const TimelineEntry = z.object({
  key: Text,
  at: Instant,
  group: z.enum(timelineGroups),
  /** The kind of an event or of a movement; `trades` of an hour; `revealed` of personal data. */
  what: Text,
  /** `client`, `system`, or `staff:` and an address. */
  actor: Text,
  /** `real` or `demo`; null: it is about no account. */
  book: z.nullable(Text),
  /** Dollars as plain text: what came in, or left with a minus. */
  amount: z.nullable(Text),
  /** Of the account afterwards. */
  balance: z.nullable(Text),
  /** What it is about where nothing is booked: dollars as plain text, or coins with their sign. */
  sum: z.nullable(Text),
  /** What it is about, as its page is named. */
  record: z.nullable(z.pick(FoundRecord, { kind: true, id: true })),
  /** The beginning of a message or of its answer, a tag, a list of names, or what staff did. */
  about: z.nullable(Written),
  reason: z.nullable(Written),
  /** Of `revealed`: which field. */
  field: z.nullable(Text),
  /** Of the trades of an hour. */
  trades: z.nullable(
    z.object({ count: z.int(), won: z.int(), lost: z.int(), open: z.int(), staked: Text }),
  ),
})
export type TimelineEntry = z.infer<typeof TimelineEntry>

export const timelineRoutes = {
  officeTimeline: {
    method: 'GET',
    path: '/office/clients/:id/timeline',
    audience: 'staff',
    action: 'client.read',
    summary: 'What happened to a client, the newest first.',
    query: z.strictObject({
      ...pageQuery,
      group: z.optional(z.enum(timelineGroups, { error: 'not_listed' })),
    }),
    reply: Page(TimelineEntry),
  },
} as const
