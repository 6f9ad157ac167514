// Webhooks on the wire: where a client's own program is told what happened, as Standard Webhooks
// sends it. The secret that a message is signed with is shown once.

import * as z from 'zod/mini'
import {
  Instant,
  instant,
  Page,
  pageQuery,
  required,
  Success,
  secret,
  Text,
  text,
  Written,
} from '../shared/wire.ts'

export const webhookKinds = ['trade.settled', 'money.moved'] as const
export type WebhookKind = (typeof webhookKinds)[number]
/** Sent when it is asked for, to see that it arrives. */
export const testKind = 'webhook.test'

export const webhooksMost = 5
export const webhookUrlMost = 500
/** Secrets begin with it, as the standard has it. */
export const secretPrefix = 'whsec_'
/** So long a former secret signs as well. */
export const formerSecretHours = 24
export const webhookTestsAnHour = 30
export const webhookReplaysAnHour = 30

export const webhookEnds = ['by_client', 'gone', 'failing', 'account_closed'] as const
export const webhookProblems = [
  ...(['address_private', 'name_unknown', 'not_reached', 'timed_out', 'certificate'] as const),
  ...(['moved', 'status', 'gone'] as const),
] as const
export type WebhookProblem = (typeof webhookProblems)[number]

const Kind = z.enum(webhookKinds, { error: 'not_listed' })

export const WebhookView = z.object({
  id: Text,
  url: Written,
  kinds: z.array(Kind),
  made_at: Instant,
  /** Null: messages are sent. */
  paused_at: z.nullable(Instant),
  /** Since when none arrived; null: the last one did. */
  failing_since: z.nullable(Instant),
  /** Until when the secret before signs as well. */
  former_until: z.nullable(Instant),
  ended_at: z.nullable(Instant),
  ended_why: z.nullable(z.enum(webhookEnds)),
})
export type WebhookView = z.infer<typeof WebhookView>

export const webhookMessageStates = ['waiting', 'delivered', 'failed'] as const

export const WebhookMessageView = z.object({
  /** The `webhook-id` header, the same at each attempt. */
  id: Text,
  kind: Text,
  at: Instant,
  state: z.enum(webhookMessageStates),
  attempts: z.number(),
  /** Of the last attempt. */
  tried_at: z.nullable(Instant),
  status: z.nullable(z.number()),
  problem: z.nullable(z.enum(webhookProblems)),
  next_at: z.nullable(Instant),
  /** What is sent, as text. */
  payload: Written,
})
export type WebhookMessageView = z.infer<typeof WebhookMessageView>

const proven = {
  password: secret(),
  /** Where there is a second factor: from `POST /auth/step-up`, for `webhook`. */
  proof: z.optional(text(100)),
}

export const NewWebhook = z.strictObject({
  url: text(webhookUrlMost),
  kinds: z
    .array(Kind, { error: required('not_listed') })
    .check(z.minLength(1, 'empty'), z.maxLength(webhookKinds.length)),
  ...proven,
})
export type NewWebhook = z.infer<typeof NewWebhook>

export const NewSecret = z.strictObject(proven)
export type NewSecret = z.infer<typeof NewSecret>

/** With the secret, this once. */
const Made = Success(z.object({ secret: Text, webhook: WebhookView }))

export const webhookRoutes = {
  webhooks: {
    method: 'GET',
    path: '/users/webhooks',
    audience: 'client',
    summary: 'The webhooks of the client, newest first; never their secrets.',
    reply: Success(z.array(WebhookView)),
  },
  makeWebhook: {
    method: 'POST',
    path: '/users/webhooks',
    audience: 'client',
    summary:
      'Names an address that is told what happens from now on, by Standard Webhooks, and shows ' +
      'the secret that messages are signed with this once. Asks for the password again, and for ' +
      'a proof (`webhook`) where there is a second factor.',
    body: NewWebhook,
    reply: Made,
  },
  newWebhookSecret: {
    method: 'POST',
    path: '/users/webhooks/:id/secret',
    audience: 'client',
    summary:
      'A new secret, shown this once; the one before signs as well for ' +
      `${formerSecretHours} hours.`,
    body: NewSecret,
    reply: Made,
  },
  pauseWebhook: {
    method: 'POST',
    path: '/users/webhooks/:id/pause',
    audience: 'client',
    summary: 'Sends nothing until it is resumed; what happens meanwhile waits.',
    reply: Success(WebhookView),
  },
  resumeWebhook: {
    method: 'POST',
    path: '/users/webhooks/:id/resumption',
    audience: 'client',
    summary: 'Sends again, and what waited.',
    reply: Success(WebhookView),
  },
  removeWebhook: {
    method: 'POST',
    path: '/users/webhooks/:id/removal',
    audience: 'client',
    summary: 'Ends a webhook at once; its secret is forgotten.',
    reply: Success(WebhookView),
  },
  testWebhook: {
    method: 'POST',
    path: '/users/webhooks/:id/test',
    audience: 'client',
    summary: `Sends a message of the kind \`${testKind}\`.`,
    reply: Success(WebhookView),
  },
  webhookMessages: {
    method: 'GET',
    path: '/users/webhooks/:id/messages',
    audience: 'client',
    summary: 'What was and is to be sent to a webhook in the last thirty days, newest first.',
    query: z.strictObject(pageQuery),
    reply: Page(WebhookMessageView),
  },
  replayWebhook: {
    method: 'POST',
    path: '/users/webhooks/:id/replay',
    audience: 'client',
    summary:
      'Sends again: one message, or all since an instant, delivered or not. Each has the id that ' +
      'it had.',
    body: z.strictObject({
      message: z.optional(text(36)),
      since: z.optional(instant()),
    }),
    reply: Success(z.object({ count: z.number() })),
  },
} as const
