// The SQL of messages to webhooks: what is to be sent, whose turn it is, and how it fared.

import type { WebhookProblem } from '#contract/client/webhooks.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, later, type Millis, minute } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'

export type NewMessage = {
  readonly id: string
  readonly webhookId: string
  readonly clientId: ClientId
  readonly kind: string
  readonly source: string | null
  readonly payload: string
  readonly at: Millis
}

/** Of one source one message a webhook, whoever comes twice. */
export async function insertMessages(
  tx: Tx,
  messages: readonly NewMessage[],
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into webhook_messages (id, webhook_id, client_id, kind, source, payload, at, next_at)
     select k.id, k.webhook_id, k.client_id, k.kind, k.source, k.payload, k.at, $8
       from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::text[], $5::text[], $6::text[],
              $7::timestamptz[]) k (id, webhook_id, client_id, kind, source, payload, at)
     on conflict (webhook_id, source) do nothing`,
    [
      column(messages.map(({ id }) => id)),
      column(messages.map(({ webhookId }) => webhookId)),
      column(messages.map(({ clientId }) => clientId)),
      messages.map(({ kind }) => kind),
      messages.map(({ source }) => source),
      messages.map(({ payload }) => payload),
      messages.map(({ at }) => iso(at)),
      iso(now),
    ],
  )
}

export type DueMessage = {
  readonly id: string
  readonly webhookId: string
  readonly clientId: ClientId
  readonly url: string
  readonly payload: string
  /** With the one that is about to be made. */
  readonly attempts: number
  readonly secret: Buffer
  readonly formerSecret: Buffer | null
}

/** So long nobody else makes an attempt that was taken: longer than one may last. */
const heldMs = 2 * minute

/** Attempts that are due, so many of a webhook at once; whoever takes one makes it. */
export async function takeDue(
  tx: Tx,
  { now, limit, each }: { readonly now: Millis; readonly limit: number; readonly each: number },
): Promise<DueMessage[]> {
  const rows = await tx.rows<{
    id: string
    webhook_id: string
    client_id: ClientId
    url: string
    payload: string
    attempts: number
    secret: Buffer
    former_secret: Buffer | null
  }>(
    `with due as (
       select m.id, row_number() over (partition by m.webhook_id order by m.next_at, m.id) as nr
         from webhook_messages m join webhooks w on w.id = m.webhook_id
        where m.next_at <= $1 and w.ended_at is null and w.paused_at is null)
     , taken as (
       select m.id from webhook_messages m join due d on d.id = m.id
        where d.nr <= $4 and m.next_at <= $1 order by m.next_at limit $3
          for update of m skip locked)
     update webhook_messages m
        set attempts = m.attempts + 1, next_at = $2, tried_at = $1
       from taken t, webhooks w
      where m.id = t.id and w.id = m.webhook_id and w.secret is not null
     returning m.id, m.webhook_id, m.client_id, w.url, m.payload, m.attempts, w.secret,
               case when w.former_until > $1 then w.former_secret end as former_secret`,
    [iso(now), iso(later(now, heldMs)), limit, each],
  )
  return rows.map((row) => ({
    id: row.id,
    webhookId: row.webhook_id,
    clientId: row.client_id,
    url: row.url,
    payload: row.payload,
    attempts: row.attempts,
    secret: row.secret,
    formerSecret: row.former_secret,
  }))
}

export type Outcome = {
  readonly status: number | null
  readonly problem: WebhookProblem | null
  readonly deliveredAt: Millis | null
  readonly nextAt: Millis | null
}

/** Of the attempt that was taken; what was asked for anew meanwhile stays so. */
export async function updateOutcome(
  tx: Tx,
  { id, attempts }: Pick<DueMessage, 'id' | 'attempts'>,
  { status, problem, deliveredAt, nextAt }: Outcome,
): Promise<void> {
  await tx.rows(
    `update webhook_messages set status = $3, problem = $4, delivered_at = $5, next_at = $6
      where id = $1 and attempts = $2`,
    [id, attempts, status, problem, deliveredAt && iso(deliveredAt), nextAt && iso(nextAt)],
  )
}

export type StoredMessage = {
  readonly id: string
  readonly kind: string
  readonly payload: string
  readonly at: Millis
  readonly attempts: number
  readonly nextAt: Millis | null
  readonly triedAt: Millis | null
  readonly status: number | null
  readonly problem: WebhookProblem | null
  readonly deliveredAt: Millis | null
}

/** Newest first. */
export async function listMessages(
  tx: Tx,
  webhookId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<StoredMessage[]> {
  const rows = await tx.rows<{
    id: string
    kind: string
    payload: string
    at: Millis
    attempts: number
    next_at: Millis | null
    tried_at: Millis | null
    status: number | null
    problem: WebhookProblem | null
    delivered_at: Millis | null
  }>(
    `select id, kind, payload, at, attempts, next_at, tried_at, status, problem, delivered_at
       from webhook_messages
      where webhook_id = $1 and ($2::uuid is null or id < $2) order by id desc limit $3`,
    [webhookId, after, limit],
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    payload: row.payload,
    at: row.at,
    attempts: row.attempts,
    nextAt: row.next_at,
    triedAt: row.tried_at,
    status: row.status,
    problem: row.problem,
    deliveredAt: row.delivered_at,
  }))
}

export type Again = {
  readonly message: string | null
  readonly since: Millis | null
  readonly now: Millis
  readonly limit: number
}

/** The oldest first; says how many. */
export async function sendAgain(
  tx: Tx,
  webhookId: string,
  { message, since, now, limit }: Again,
): Promise<number> {
  const rows = await tx.rows(
    `update webhook_messages set attempts = 0, next_at = $4, delivered_at = null
      where id in (select id from webhook_messages
                    where webhook_id = $1 and ($2::uuid is null or id = $2)
                      and ($3::timestamptz is null or at >= $3)
                    order by id limit $5)
     returning id`,
    [webhookId, message, since && iso(since), iso(now), limit],
  )
  return rows.length
}

export async function deleteMessagesBefore(tx: Tx, before: Millis): Promise<void> {
  await tx.rows('delete from webhook_messages where at < $1', [iso(before)])
}
