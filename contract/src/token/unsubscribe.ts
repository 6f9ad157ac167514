// Stopping mails of a topic by the link of one of them, also by the button of a mail program, which
// posts to the address that the mail names (RFC 8058). Nobody has to sign in.

import * as z from 'zod/mini'
import { stoppedTopics } from '../shared/notice-topics.ts'
import { Success } from '../shared/wire.ts'
import { linkHash } from './link-hash.ts'

export const unsubscribeRoutes = {
  unsubscribe: {
    method: 'POST',
    path: '/notices/unsubscribe',
    audience: 'token',
    summary:
      'No mails about this topic any more, by the link of one. May be repeated. What is always ' +
      'mailed cannot be stopped.',
    query: z.strictObject({ hash: linkHash }),
    reply: Success(z.object({ topic: z.enum(stoppedTopics) })),
  },
} as const
