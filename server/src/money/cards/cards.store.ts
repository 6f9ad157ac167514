// The SQL of card payments: which payment is whose, who was declined, which messages were heard.

import { CardNext } from '#contract/client/cards.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { ProviderName, StartedPayment } from './card-provider.ts'

export type CardPayment = {
  readonly depositId: string
  readonly provider: ProviderName
  readonly wishHash: Buffer
  readonly startedAt: Millis
  readonly started: StartedPayment | null
  /** When the client gave it up. */
  readonly cancelledAt: Millis | null
}

type PaymentRow = {
  deposit_id: string
  provider: ProviderName
  wish_hash: Buffer
  started_at: Millis
  payment_id: string | null
  next: unknown
  cancelled_at: Millis | null
}

const select = `select deposit_id, provider, wish_hash, started_at, payment_id, next, cancelled_at
                  from card_payments`

function paymentOf(row: PaymentRow): CardPayment {
  const next = row.next === null ? null : CardNext.parse(row.next)
  return {
    depositId: row.deposit_id,
    provider: row.provider,
    wishHash: row.wish_hash,
    startedAt: row.started_at,
    started: row.payment_id === null ? null : { paymentId: row.payment_id, next },
    cancelledAt: row.cancelled_at,
  }
}

/** From here to the end of the transaction nobody else starts a payment for this client. */
export async function lockStarts(tx: Tx, clientId: ClientId): Promise<void> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('card_payments'), hashtext($1::text))`, [
    String(clientId),
  ])
}

export async function loadPayment(tx: Tx, depositId: string): Promise<CardPayment | undefined> {
  const rows = await tx.rows<PaymentRow>(`${select} where deposit_id = $1`, [depositId])
  return rows[0] && paymentOf(rows[0])
}

export async function insertPayment(
  tx: Tx,
  payment: Omit<CardPayment, 'started' | 'cancelledAt'>,
  networkMark: Uint8Array,
): Promise<void> {
  const { depositId, provider, wishHash, startedAt } = payment
  await tx.rows(
    `insert into card_payments
       (deposit_id, provider, wish_hash, network_mark, started_at)
     values ($1, $2, $3, $4, $5)`,
    [depositId, provider, wishHash, networkMark, iso(startedAt)],
  )
}

export async function updateToStarted(
  tx: Tx,
  depositId: string,
  { paymentId, next }: StartedPayment,
): Promise<void> {
  await tx.rows(
    `update card_payments set payment_id = $2, next = $3
      where deposit_id = $1 and payment_id is null`,
    [depositId, paymentId, next && JSON.stringify(next)],
  )
}

/** By which card it was paid, once that is told. */
export async function saveCardMark(tx: Tx, depositId: string, mark: Uint8Array): Promise<void> {
  await tx.rows(
    'update card_payments set card_mark = $2 where deposit_id = $1 and card_mark is null',
    [depositId, mark],
  )
}

export async function markCancelled(tx: Tx, depositId: string, now: Millis): Promise<void> {
  await tx.rows(
    'update card_payments set cancelled_at = $2 where deposit_id = $1 and cancelled_at is null',
    [depositId, iso(now)],
  )
}

/** Of deposits by card that wait for somebody to finish them. */
export async function countUnderWay(tx: Tx, clientId: ClientId, since: Millis): Promise<number> {
  const rows = await tx.rows<{ count: number }>(
    `select count(*)::int as count from deposits d
      where d.client_id = $1 and d.method = 'card' and d.created_at > $2
        and not exists (select from deposit_steps s where s.deposit_id = d.id and s.nr > 1)`,
    [clientId, iso(since)],
  )
  return rows[0]?.count ?? 0
}

/** When this client's cards were declined, oldest first. */
export async function listDeclines(tx: Tx, clientId: ClientId, since: Millis): Promise<Millis[]> {
  const rows = await tx.rows<{ at: Millis }>(
    `select d.at from card_declines d join deposits p on p.id = d.deposit_id
      where p.client_id = $1 and d.at > $2 order by d.at`,
    [clientId, iso(since)],
  )
  return rows.map(({ at }) => at)
}

/** When each client who was declined on this network was so first, oldest first. */
export async function listDeclinedClients(
  tx: Tx,
  networkMark: Uint8Array,
  since: Millis,
): Promise<Millis[]> {
  const rows = await tx.rows<{ at: Millis }>(
    `select min(c.at) as at
       from card_declines c join card_payments p using (deposit_id)
       join deposits d on d.id = c.deposit_id
      where p.network_mark = $1 and c.at > $2 group by d.client_id order by 1`,
    [networkMark, iso(since)],
  )
  return rows.map(({ at }) => at)
}

export type Decline = {
  readonly provider: ProviderName
  readonly declineId: string
  readonly depositId: string
}

export async function insertDecline(
  tx: Tx,
  { provider, declineId, depositId }: Decline,
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into card_declines (provider, decline_id, deposit_id, at)
     select $1, $2, deposit_id, $4 from card_payments where deposit_id = $3
     on conflict do nothing`,
    [provider, declineId, depositId, iso(now)],
  )
}

export async function isEventKnown(
  tx: Tx,
  provider: ProviderName,
  eventId: string,
): Promise<boolean> {
  const rows = await tx.rows('select from card_events where provider = $1 and event_id = $2', [
    provider,
    eventId,
  ])
  return rows.length > 0
}

export async function insertEvent(
  tx: Tx,
  provider: ProviderName,
  eventId: string,
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into card_events (provider, event_id, received_at) values ($1, $2, $3)
     on conflict do nothing`,
    [provider, eventId, iso(now)],
  )
}

export type Unfinished = {
  readonly depositId: string
  readonly createdAt: Millis
  readonly provider: ProviderName | null
  readonly paymentId: string | null
  readonly isCancelled: boolean
}

const unfinishedRows = 100

/** Deposits by card that have waited since before this instant, the oldest first. */
export async function* eachUnfinished(tx: Tx, before: Millis): AsyncGenerator<Unfinished> {
  type Row = {
    id: string
    created_at: Millis
    provider: ProviderName | null
    payment_id: string | null
    is_cancelled: boolean
  }
  let after: string | undefined = '00000000-0000-0000-0000-000000000000'
  while (after !== undefined) {
    const rows: Row[] = await tx.rows<Row>(
      `select d.id, d.created_at, p.provider, p.payment_id,
              p.cancelled_at is not null as is_cancelled
         from deposits d left join card_payments p on p.deposit_id = d.id
        where d.id = any (array(select deposit_id from open_deposits where deposit_id > $2))
          and d.method = 'card' and d.created_at < $1
        order by d.id limit $3`,
      [iso(before), after, unfinishedRows],
    )
    for (const { id, created_at: createdAt, provider, payment_id: paymentId, ...row } of rows) {
      yield { depositId: id, createdAt, provider, paymentId, isCancelled: row.is_cancelled }
    }
    after = rows.length < unfinishedRows ? undefined : rows.at(-1)?.id
  }
}

export async function forgetNetworks(tx: Tx, before: Millis): Promise<void> {
  await tx.rows(
    `update card_payments set network_mark = null
      where network_mark is not null and started_at < $1`,
    [iso(before)],
  )
}
