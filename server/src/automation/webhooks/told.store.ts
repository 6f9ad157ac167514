// The SQL of how far webhooks have been told of the journal: a cursor for each account, and the
// open trades whose end they wait for.

import type { WebhookKind } from '#contract/client/webhooks.ts'
import type { AccountId, ClientId, TradeId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Webhook } from './webhook.ts'

/** It is told what happens from here on: of trades that are open, how they end. */
export async function beginTelling(tx: Tx, { id, clientId }: Webhook): Promise<void> {
  await tx.rows(
    `insert into webhook_cursors (webhook_id, account, posting)
     select $1, a.id, a.postings from ledger_accounts a where a.client_id = $2`,
    [id, clientId],
  )
  await tx.rows(
    `insert into webhook_trades (webhook_id, trade_id)
     select $1, t.id from trade_records t
      where t.client_id = $2 and t.status = 'open' and 'trade.settled' = any
            (select unnest(kinds) from webhooks where id = $1)`,
    [id, clientId],
  )
}

/** Whether no other process looks into the journal now. */
export async function lockTelling(tx: Tx): Promise<boolean> {
  const rows = await tx.rows<{ is_mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('webhooks')) as is_mine`,
  )
  return rows[0]?.is_mine === true
}

/** A movement on an account of a client, of which a webhook was not told. */
export type Movement = {
  readonly webhookId: string
  readonly clientId: ClientId
  readonly kinds: readonly WebhookKind[]
  readonly account: AccountId
  readonly posting: bigint
  readonly kind: string
  readonly ref: string
  readonly currency: string
  /** What the balance changed by, in cents. */
  readonly amount: Usd
  readonly balance: Usd
  readonly at: Millis
}

/** At most so many of each account, in their order. */
export async function listMovements(tx: Tx, each: number): Promise<Movement[]> {
  const rows = await tx.rows<{
    webhook_id: string
    client_id: ClientId
    kinds: WebhookKind[]
    account: AccountId
    posting: bigint
    kind: string
    ref: string
    currency: string
    amount: Usd
    balance_after: Usd
    at: Millis
  }>(
    `select w.id as webhook_id, w.client_id, w.kinds, a.id as account, j.posting,
            j.kind::text as kind, j.ref, a.book as currency,
            case when j.to_account = a.id then j.amount else -j.amount end as amount,
            coalesce(j.balance_after, 0) as balance_after, j.at
       from webhooks w join ledger_accounts a on a.client_id = w.client_id
       left join webhook_cursors c on c.webhook_id = w.id and c.account = a.id
      cross join lateral (
            select * from transfers j
             where j.client_account = a.id and j.posting > coalesce(c.posting, 0)
             order by j.posting limit $1) j
      where w.ended_at is null
      order by w.id, a.id, j.posting`,
    [each],
  )
  return rows.map((row) => ({
    webhookId: row.webhook_id,
    clientId: row.client_id,
    kinds: row.kinds,
    account: row.account,
    posting: row.posting,
    kind: row.kind,
    ref: row.ref,
    currency: row.currency,
    amount: row.amount,
    balance: row.balance_after,
    at: row.at,
  }))
}

type Told = Pick<Movement, 'webhookId' | 'account' | 'posting'>

export async function putCursors(tx: Tx, told: readonly Told[]): Promise<void> {
  await tx.rows(
    `insert into webhook_cursors (webhook_id, account, posting)
     select webhook_id, account, max(posting)
       from unnest($1::uuid[], $2::bigint[], $3::bigint[]) k (webhook_id, account, posting)
      group by 1, 2
     on conflict (webhook_id, account) do update set posting = excluded.posting`,
    [
      column(told.map(({ webhookId }) => webhookId)),
      column(told.map(({ account }) => account)),
      column(told.map(({ posting }) => posting)),
    ],
  )
}

export type WaitedFor = { readonly webhookId: string; readonly tradeId: string }

export async function insertWaitedFor(tx: Tx, trades: readonly WaitedFor[]): Promise<void> {
  await tx.rows(
    `insert into webhook_trades (webhook_id, trade_id)
     select * from unnest($1::uuid[], $2::uuid[]) on conflict do nothing`,
    [
      column(trades.map(({ webhookId }) => webhookId)),
      column(trades.map(({ tradeId }) => tradeId)),
    ],
  )
}

export type EndedTrade = {
  readonly webhookId: string
  readonly clientId: ClientId
  readonly tradeId: TradeId
}

/** Trades that have ended and are waited for, taken from those. */
export async function takeEnded(tx: Tx, limit: number): Promise<EndedTrade[]> {
  const rows = await tx.rows<{ webhook_id: string; client_id: ClientId; trade_id: TradeId }>(
    `with ended as (
       select t.webhook_id, t.trade_id from webhook_trades t
         join outcomes o on o.trade_id = t.trade_id limit $1)
     delete from webhook_trades t using ended e, webhooks w
      where t.webhook_id = e.webhook_id and t.trade_id = e.trade_id and w.id = t.webhook_id
     returning t.webhook_id, w.client_id, t.trade_id`,
    [limit],
  )
  return rows.map((row) => ({
    webhookId: row.webhook_id,
    clientId: row.client_id,
    tradeId: row.trade_id,
  }))
}
