// What card providers tell: the message is signed.

import * as z from 'zod/mini'
import { Success } from '../shared/wire.ts'

export const cardWebhookRoutes = {
  cardWebhook: {
    method: 'POST',
    path: '/webhooks/card/:provider',
    audience: 'token',
    bodyBytesMax: 64 * 1024,
    summary:
      'For card providers: a message signed over its time-stamp and raw body. Nothing is ' +
      'credited but what the provider’s own books say.',
    reply: Success(z.null()),
  },
} as const
