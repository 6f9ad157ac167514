// The SQL of deposits that are to buy credits.

import type { ClientId } from '#kernel/ids.ts'
import type { Eur } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Order = {
  readonly depositId: string
  readonly clientId: ClientId
  readonly credits: Eur
  readonly askedAt: Millis
  readonly endedAt: Millis | null
  /** Why nothing was bought, as a code; null: it was, or it waits. */
  readonly why: string | null
}

type Row = {
  deposit_id: string
  client_id: ClientId
  credits: Eur
  asked_at: Millis
  ended_at: Millis | null
  refused: string | null
}

const columns = 'o.deposit_id, o.client_id, o.credits, o.asked_at, o.ended_at, o.refused'

/** Held until the transaction ends. */
export async function lockOrder(tx: Tx, depositId: string): Promise<Order | undefined> {
  const rows = await tx.rows<Row>(
    `select ${columns} from credit_orders o where o.deposit_id = $1 for update`,
    [depositId],
  )
  return rows[0] && orderOf(rows[0])
}

/** The newest first. */
export async function listOrders(tx: Tx, clientId: ClientId, limit: number): Promise<Order[]> {
  const rows = await tx.rows<Row>(
    `select ${columns} from credit_orders o where o.client_id = $1
      order by o.asked_at desc limit $2`,
    [clientId, limit],
  )
  return rows.map(orderOf)
}

/** Those whose deposit has ended meanwhile, credited or not. */
export async function listDue(
  tx: Tx,
  limit: number,
): Promise<{ readonly depositId: string; readonly isCredited: boolean }[]> {
  const rows = await tx.rows<{ deposit_id: string; state: string }>(
    `select o.deposit_id, s.state from credit_orders o
       join lateral (select state::text as state from deposit_steps
                      where deposit_id = o.deposit_id order by nr desc limit 1) s on true
      where o.ended_at is null and s.state <> 'pending' order by o.deposit_id limit $1`,
    [limit],
  )
  return rows.map((row) => ({ depositId: row.deposit_id, isCredited: row.state === 'approved' }))
}

/** Chosen anew, another pack is what counts. */
export async function upsertOrder(
  tx: Tx,
  { depositId, clientId, credits, askedAt }: Omit<Order, 'endedAt' | 'why'>,
): Promise<void> {
  await tx.rows(
    `insert into credit_orders (deposit_id, client_id, credits, asked_at) values ($1, $2, $3, $4)
     on conflict (deposit_id) do update
       set credits = excluded.credits, asked_at = excluded.asked_at, ended_at = null,
           refused = null`,
    [depositId, clientId, credits, iso(askedAt)],
  )
}

export async function updateEnded(
  tx: Tx,
  depositId: string,
  { at, why }: { readonly at: Millis; readonly why: string | null },
): Promise<void> {
  await tx.rows('update credit_orders set ended_at = $2, refused = $3 where deposit_id = $1', [
    depositId,
    iso(at),
    why,
  ])
}

function orderOf(row: Row): Order {
  return {
    depositId: row.deposit_id,
    clientId: row.client_id,
    credits: row.credits,
    askedAt: row.asked_at,
    endedAt: row.ended_at,
    why: row.refused,
  }
}
