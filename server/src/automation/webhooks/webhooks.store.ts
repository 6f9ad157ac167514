// The SQL of webhooks.

import type { WebhookKind } from '#contract/client/webhooks.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Webhook, WebhookEnd } from './webhook.ts'

type Row = {
  id: string
  client_id: ClientId
  url: string
  kinds: WebhookKind[]
  made_at: Millis
  paused_at: Millis | null
  failing_since: Millis | null
  former_until: Millis | null
  ended_at: Millis | null
  ended_why: WebhookEnd | null
}

const columns = `w.id, w.client_id, w.url, w.kinds, w.made_at, w.paused_at, w.failing_since,
  w.former_until, w.ended_at, w.ended_why`

/** Newest first. */
export async function listWebhooks(tx: Tx, clientId: ClientId, limit: number): Promise<Webhook[]> {
  const rows = await tx.rows<Row>(
    `select ${columns} from webhooks w where w.client_id = $1 order by w.id desc limit $2`,
    [clientId, limit],
  )
  return rows.map(webhookOf)
}

export async function loadWebhook(tx: Tx, id: string): Promise<Webhook | undefined> {
  const rows = await tx.rows<Row>(`select ${columns} from webhooks w where w.id = $1`, [id])
  return rows[0] && webhookOf(rows[0])
}

/** Those that have not ended, held until the transaction ends. */
export async function lockStanding(tx: Tx, clientId: ClientId): Promise<Webhook[]> {
  const rows = await tx.rows<Row>(
    `select ${columns} from webhooks w where w.client_id = $1 and w.ended_at is null
      order by w.id for update`,
    [clientId],
  )
  return rows.map(webhookOf)
}

export async function lockWebhook(tx: Tx, id: string): Promise<Webhook | undefined> {
  const rows = await tx.rows<Row>(`select ${columns} from webhooks w where w.id = $1 for update`, [
    id,
  ])
  return rows[0] && webhookOf(rows[0])
}

export async function insertWebhook(
  tx: Tx,
  { id, clientId, url, kinds, madeAt }: Webhook,
  secret: Uint8Array,
): Promise<void> {
  await tx.rows(
    `insert into webhooks (id, client_id, url, kinds, secret, made_at)
     values ($1, $2, $3, $4::text[], $5, $6)`,
    [id, clientId, url, kinds, secret, iso(madeAt)],
  )
}

export async function updatePaused(tx: Tx, id: string, at: Millis | null): Promise<void> {
  await tx.rows('update webhooks set paused_at = $2 where id = $1', [id, at && iso(at)])
}

export async function updateSecret(
  tx: Tx,
  id: string,
  secret: Uint8Array,
  formerUntil: Millis,
): Promise<void> {
  await tx.rows(
    `update webhooks set former_secret = secret, former_until = $3, secret = $2 where id = $1`,
    [id, secret, iso(formerUntil)],
  )
}

export async function updateFailing(tx: Tx, id: string, since: Millis | null): Promise<void> {
  await tx.rows(
    `update webhooks set failing_since = $2
      where id = $1 and ended_at is null and failing_since is distinct from $2`,
    [id, since && iso(since)],
  )
}

/** Nothing is sent any more, and nothing is kept that signs. */
export async function updateEnded(
  tx: Tx,
  id: string,
  { at, why }: { readonly at: Millis; readonly why: WebhookEnd },
): Promise<void> {
  await tx.rows(
    `update webhooks set ended_at = $2, ended_why = $3, secret = null, former_secret = null,
            former_until = null where id = $1`,
    [id, iso(at), why],
  )
  await tx.rows('update webhook_messages set next_at = null where webhook_id = $1', [id])
  await tx.rows('delete from webhook_trades where webhook_id = $1', [id])
  await tx.rows('delete from webhook_cursors where webhook_id = $1', [id])
}

function webhookOf(row: Row): Webhook {
  return {
    id: row.id,
    clientId: row.client_id,
    url: row.url,
    kinds: row.kinds,
    madeAt: row.made_at,
    pausedAt: row.paused_at,
    failingSince: row.failing_since,
    formerUntil: row.former_until,
    endedAt: row.ended_at,
    endedWhy: row.ended_why,
  }
}
