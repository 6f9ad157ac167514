// What the package gives: the client, what messages of webhooks are checked with, and how a receipt
// is recomputed.

export { recompute } from '#verify/outcome.ts'
export type { Answer, Asked, CallName, Client, ClientOptions, Following } from './open-client.ts'
export { openClient } from './open-client.ts'
export type { Received, VerifyOptions, WebhookEvent } from './verify-webhook.ts'
export { verifyWebhook } from './verify-webhook.ts'
