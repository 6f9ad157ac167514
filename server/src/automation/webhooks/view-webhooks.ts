// Webhooks as their client sees them: never their secrets.

import type { WebhookView } from '#contract/client/webhooks.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Webhook } from './webhook.ts'
import { listWebhooks } from './webhooks.store.ts'

const shownMost = 50

/** Newest first. */
export async function viewWebhooks(
  tx: Tx,
  clientId: ClientId,
  now: Millis,
): Promise<WebhookView[]> {
  return (await listWebhooks(tx, clientId, shownMost)).map((one) => webhookView(one, now))
}

export const instantOf = (at: Millis | null) => (at === null ? null : iso(at))

const isOver = (until: Millis | null, now: Millis) => until !== null && until <= now

export function webhookView(webhook: Webhook, now: Millis): WebhookView {
  return {
    id: webhook.id,
    url: webhook.url,
    kinds: [...webhook.kinds],
    made_at: iso(webhook.madeAt),
    paused_at: instantOf(webhook.pausedAt),
    failing_since: instantOf(webhook.failingSince),
    former_until: instantOf(isOver(webhook.formerUntil, now) ? null : webhook.formerUntil),
    ended_at: instantOf(webhook.endedAt),
    ended_why: webhook.endedWhy,
  }
}
