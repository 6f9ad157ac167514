// What a client is told in the app: a kind and its facts, for which the app has the words.

import * as z from 'zod/mini'
import { Instant, integerText, pageQuery, Success, Text, text } from '../shared/wire.ts'

export const NoticeView = z.object({
  id: Text,
  /** One of `noticeKinds`; an app that does not know it yet says that there is news. */
  kind: Text,
  /**
   * e.g. `amount` in dollars as text, `currency`, `plan`, `id` of what it is about; `reason`, and
   * `reason_code` where the system gave it.
   */
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

const noId = 'not_notice'

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
    audience: 'client',
    scope: 'read',
    summary: 'What this client was told, newest first, and how much of it is unread.',
    query: z.object({ ...pageQuery, limit: z._default(integerText(1, 100), 20) }),
    reply: Success(NoticesView),
  },
  noticesRead: {
    method: 'POST',
    path: '/users/notices/read',
    audience: 'client',
    summary: 'Everything up to a notice counts as read. May be repeated.',
    body: NoticesRead,
    reply: Success(z.object({ unread: z.number() })),
  },
} as const
