// What was sent to webhooks is forgotten after thirty days: what happened stays in the journal.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { deleteMessagesBefore } from './messages.store.ts'

export function forgetWebhookMessages(tx: Tx, longAgo: Millis): Promise<void> {
  return deleteMessagesBefore(tx, longAgo)
}
