// What a client is told in the app: a kind and its facts, for which the app has the words.

import * as z from 'zod/mini'
import { Instant, integerText, pageQuery, Success, Text, text } from './wire.ts'

/** What a notice is about: what the app fetches anew, and where it leads. */
export type NoticeSubject =
  | 'deposits'
  | 'withdrawals'
  | 'destinations'
  | 'balance'
  | 'plan'
  | 'identity'
  | 'account'

/** What can be told, and what it is about. */
const subjects = {
  deposit_seen: 'deposits',
  deposit_approved: 'deposits',
  deposit_rejected: 'deposits',
  deposit_cancelled: 'deposits',
  deposit_lost: 'deposits',
  deposit_reversed: 'deposits',
  deposit_restored: 'deposits',
  goodwill_given: 'balance',
  account_frozen: 'account',
  account_unfrozen: 'account',
  withdrawal_requested: 'withdrawals',
  withdrawal_approved: 'withdrawals',
  withdrawal_sent: 'withdrawals',
  withdrawal_paid: 'withdrawals',
  withdrawal_rejected: 'withdrawals',
  withdrawal_cancelled: 'withdrawals',
  withdrawal_returned: 'withdrawals',
  destination_added: 'destinations',
  plan_set: 'plan',
  plan_requested: 'plan',
  plan_cancelled: 'plan',
  plan_approved: 'plan',
  plan_rejected: 'plan',
  document_approved: 'identity',
  document_rejected: 'identity',
  identity_changed: 'identity',
  identity_change_rejected: 'identity',
} as const satisfies Readonly<Record<string, NoticeSubject>>

export type NoticeKind = keyof typeof subjects
export const noticeKinds = Object.keys(subjects) as readonly NoticeKind[]

/** Undefined for a kind that is not known here. */
export function subjectOf(kind: string): NoticeSubject | undefined {
  return Object.hasOwn(subjects, kind) ? subjects[kind as NoticeKind] : undefined
}

export const NoticeView = z.object({
  id: Text,
  /** One of `noticeKinds`; an app that does not know it yet says that there is news. */
  kind: Text,
  /** e.g. `amount` in dollars as text, `currency`, `reason`, `plan`, `id` of what it is about. */
  details: z.record(Text, z.union([Text, z.number(), z.boolean(), z.null()])),
  at: Instant,
  read: z.boolean(),
})
export type NoticeView = z.infer<typeof NoticeView>

export const NoticesView = z.object({
  /** Newest first. */
  notices: z.array(NoticeView),
  /** Of all that are kept, not of this page alone. */
  unread: z.number(),
  next_cursor: z.nullable(Text),
})
export type NoticesView = z.infer<typeof NoticesView>

const noId = 'must be the id of a notice'

export const NoticesRead = z.strictObject({
  /** The newest notice that was seen: it and all before it count as read. */
  up_to: text(18, { wrong: noId, short: noId, long: noId, signs: noId }).check(
    z.regex(/^\d+$/, noId),
  ),
})

export const noticeRoutes = {
  notices: {
    method: 'GET',
    path: '/users/notices',
    signedIn: true,
    summary: 'What this client was told, newest first, and how much of it is unread.',
    query: z.object({ ...pageQuery, limit: z._default(integerText(1, 100), 20) }),
    reply: Success(NoticesView),
  },
  noticesRead: {
    method: 'POST',
    path: '/users/notices/read',
    signedIn: true,
    summary: 'Everything up to a notice counts as read. May be repeated.',
    body: NoticesRead,
    reply: Success(z.object({ unread: z.number() })),
  },
} as const
