// How many messages to webhooks are due and not delivered.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { nothingWaits, type Waits } from '#server/platform/waits.ts'

export async function countWebhookMessages(tx: Tx, now: Millis): Promise<Waits> {
  const rows = await tx.rows<Waits>(
    `select count(*)::int as count, min(next_at) as since
       from webhook_messages where next_at is not null and next_at <= $1`,
    [iso(now)],
  )
  return rows[0] ?? nothingWaits
}
