// The record as staff read it: what was done, by whom, from where, with what was there before.

import * as z from 'zod/mini'
import { email } from '../shared/email.ts'
import { Instant, line, Page, pageQuery, Success, Text, text } from '../shared/wire.ts'
import { bothWays } from './lists.ts'

/** No February has a thirtieth. */
function isThere(given: string): boolean {
  const at = Date.parse(given)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === given.slice(0, 10)
}

/** A day, or an instant of one. */
const moment = text(24).check(
  z.regex(/^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d{1,3})?Z)?$/, 'not_instant'),
  z.refine(isThere, 'not_instant'),
)

export const eventSorts = bothWays('at')
export type EventSort = (typeof eventSorts)[number]

const filters = {
  /** A member of staff, by their address. */
  member: z.optional(email),
  client: z.optional(text(20).check(z.regex(/^\d+$/))),
  kind: z.optional(text(60)),
  /** The beginning of a day, or an instant; a day is meant to its end. */
  from: z.optional(moment),
  to: z.optional(moment),
  /** Anywhere in what an event tells. */
  text: z.optional(line(100)),
} as const

export const EventFilters = z.strictObject(filters)

export const AuditEvent = z.object({
  id: Text,
  at: Instant,
  /** `client`, `system`, or `staff:` and an address. */
  actor: Text,
  kind: Text,
  /** Null: it is about the install. */
  client: z.nullable(Text),
  /** What it tells, name by name; null: it is about a client, and not for the roles of who asks. */
  details: z.nullable(z.array(z.object({ name: Text, value: Text }))),
  before: z.nullable(Text),
  after: z.nullable(Text),
  /** Of staff in the office: where it came from, and what they had shown. */
  address: z.nullable(Text),
  /** Of staff without one: `command`, or `program` of the install. */
  without_desk: z.nullable(Text),
  browser: z.nullable(Text),
  proof: z.nullable(Text),
})
export type AuditEvent = z.infer<typeof AuditEvent>

/** Where a check of the record goes on. */
export const CheckPlace = z.object({
  part: z.enum(['events', 'heads', 'anchors']),
  chain: text(20).check(z.regex(/^-?\d+$/)),
  nr: text(20).check(z.regex(/^-?\d+$/)),
})

export const auditRoutes = {
  officeEvents: {
    method: 'GET',
    path: '/office/events',
    audience: 'staff',
    action: 'audit.read',
    summary: 'The record, by time. A search for a text may find nothing on a page and go on.',
    query: z.strictObject({
      ...pageQuery,
      sort: z._default(z.enum(eventSorts, { error: 'not_listed' }), '-at'),
      ...filters,
    }),
    reply: Page(AuditEvent),
  },
  officeEventsFile: {
    method: 'GET',
    path: '/office/events/file',
    audience: 'staff',
    action: 'audit.export',
    summary: 'What was found in the record, as CSV, the newest 10,000; that it was taken is in it.',
    query: EventFilters,
    replyType: 'text/csv',
    reply: z.any(),
  },
  officeEventsCheck: {
    method: 'POST',
    path: '/office/events/check',
    audience: 'staff',
    action: 'audit.read',
    summary: 'Checks a part of the record: that nothing was changed, taken out or put in.',
    body: z.strictObject({ after: z.nullable(CheckPlace) }),
    reply: Success(
      z.object({
        /** How many were looked at in this part. */
        checked: z.int(),
        /** In sentences: what is not as it was written. */
        breaches: z.array(Text),
        /** Where it goes on; null: it is through. */
        next: z.nullable(CheckPlace),
        /** Of the last anchor: whoever noted one elsewhere compares it. */
        anchor: z.nullable(z.object({ nr: Text, hash: Text })),
      }),
    ),
  },
} as const
