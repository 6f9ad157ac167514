// The SQL of what was asked for: which deposit a key stands for, and which one a quote is about.

import type { ClientId } from '#kernel/ids.ts'
import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Deposit } from './deposit.ts'
import { loadFirst } from './deposits.store.ts'
import type { Quote } from './quote.ts'

/** The deposit that was asked for with this key. */
export async function findByKey(
  tx: Tx,
  clientId: ClientId,
  orderKey: string,
): Promise<Deposit | undefined> {
  return loadFirst(tx, 'a.client_id = $1 and a.order_key = $2', [clientId, orderKey])
}

/** A key that came when its deposit was there already, and what was asked for with it. */
export type LaterKey = {
  readonly depositId: string
  readonly orderKey: string
  readonly wishHash: Uint8Array
}

export async function insertLaterKey(tx: Tx, key: LaterKey): Promise<void> {
  await tx.rows(
    'insert into deposit_later_keys (deposit_id, order_key, wish_hash) values ($1, $2, $3)',
    [key.depositId, key.orderKey, key.wishHash],
  )
}

export async function findLaterKey(
  tx: Tx,
  clientId: ClientId,
  orderKey: string,
): Promise<{ readonly depositId: string; readonly wishHash: Buffer } | undefined> {
  const rows = await tx.rows<{ deposit_id: string; wish_hash: Buffer }>(
    `select k.deposit_id, k.wish_hash
       from deposit_later_keys k join deposits d on d.id = k.deposit_id
      where d.client_id = $1 and k.order_key = $2`,
    [clientId, orderKey],
  )
  return rows[0] && { depositId: rows[0].deposit_id, wishHash: rows[0].wish_hash }
}

/**
 * What this quote is about, where it is there already: asked for with it, or else whose payment, of
 * exactly this much, came since.
 */
export async function findMeant(tx: Tx, quote: Quote): Promise<Deposit | undefined> {
  const { clientId, coin, network, amount, units, rate, quotedAt } = quote
  const asked = await loadFirst(
    tx,
    `d.client_id = $1 and d.method = $2::text::deposit_method and d.network = $3
       and a.amount = $4 and a.units = $5 and a.rate = $6 and a.quoted_at = $7
       and s.state in ('pending', 'approved') order by d.id`,
    [clientId, coin, network, amount, units, rate, iso(quotedAt)],
  )
  if (asked) return asked
  return loadFirst(
    tx,
    `d.client_id = $1 and d.method = $2::text::deposit_method and d.network = $3
       and o.units = $4 and o.seen_at >= $5 and o.gone_at is null
       and s.state in ('pending', 'approved') order by d.id`,
    [clientId, coin, network, units, iso(quotedAt)],
  )
}

/**
 * Came unasked since the quote, is not credited yet, and nobody told of it so far. Less than a
 * tenth is no part of what was quoted.
 */
export async function findUnasked(
  tx: Tx,
  { clientId, coin, network, units, quotedAt }: Quote,
): Promise<Deposit | undefined> {
  return loadFirst(
    tx,
    `d.client_id = $1 and d.method = $2::text::deposit_method and d.network = $3
       and a.deposit_id is null and s.state = 'pending' and o.seen_at >= $4
       and o.gone_at is null and o.units * 10 >= $5 order by o.units = $5 desc, d.id`,
    [clientId, coin, network, iso(quotedAt), units],
  )
}
