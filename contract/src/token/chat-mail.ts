// Mail that comes in: the operator's mail server hands it over as it is.

import * as z from 'zod/mini'
import { Success } from '../shared/wire.ts'

export const chatMailRoutes = {
  chatMail: {
    method: 'POST',
    path: '/webhooks/chat-mail',
    audience: 'token',
    bodyBytesMax: 2 * 1024 * 1024,
    summary:
      'For the operator’s mail server: a mail to an address of a conversation, as it is, with ' +
      'the secret of the install as a bearer token. What it says stands in the conversation.',
    reply: Success(z.object({ is_taken: z.boolean() })),
  },
} as const
