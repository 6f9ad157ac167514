// The SQL of paying out: what was worked out, given out to be signed and begun, the transactions
// noted for a withdrawal, and the operator's addresses that may hold coins.

import type { Coin, Network } from '#kernel/coins.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Payout, Prepared } from './withdrawal.ts'

export type NewPayout = Pick<Payout, 'units' | 'rate' | 'prepared' | 'preparedAt' | 'preparedBy'>

export async function insertPayout(
  tx: Tx,
  id: string,
  { units, rate, prepared, preparedAt, preparedBy }: NewPayout,
): Promise<void> {
  await tx.rows(
    `insert into withdrawal_payouts (withdrawal_id, units, rate, prepared, prepared_at,
       prepared_by)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      ...[id, units === null ? null : String(units), rate],
      ...[prepared && JSON.stringify(prepared), iso(preparedAt), preparedBy],
    ],
  )
}

/** In the place of what was given out before. */
export async function insertPreparation(
  tx: Tx,
  id: string,
  { prepared, at, by }: { readonly prepared: Prepared; readonly at: Millis; readonly by: string },
): Promise<void> {
  await tx.rows(
    `insert into withdrawal_preparations (withdrawal_id, nr, prepared, prepared_at, prepared_by)
     select $1, (select coalesce(max(nr), 1) + 1 from withdrawal_preparations
                  where withdrawal_id = $1), $2, $3, $4`,
    [id, JSON.stringify(prepared), iso(at), by],
  )
}

/** A program of ours is about to send it; noted once. */
export async function insertSendStart(
  tx: Tx,
  id: string,
  { at, by }: { readonly at: Millis; readonly by: string },
): Promise<void> {
  await tx.rows(
    `insert into withdrawal_send_starts (withdrawal_id, at, started_by) values ($1, $2, $3)
     on conflict do nothing`,
    [id, iso(at), by],
  )
}

/** Which withdrawal a transaction was noted for. */
export async function findSending(tx: Tx, reference: string): Promise<string | undefined> {
  const rows = await tx.rows<{ withdrawal_id: string }>(
    'select withdrawal_id from withdrawal_sendings where reference = $1',
    [reference],
  )
  return rows[0]?.withdrawal_id
}

export async function insertSending(
  tx: Tx,
  id: string,
  sending: { readonly reference: string; readonly at: Millis; readonly by: string },
): Promise<void> {
  await tx.rows(
    `insert into withdrawal_sendings (withdrawal_id, nr, reference, sent_at, recorded_by)
     select $1, (select coalesce(max(nr), 0) + 1 from withdrawal_sendings where withdrawal_id = $1),
            $2, $3, $4`,
    [id, sending.reference, iso(sending.at), sending.by],
  )
}

/** Every transaction that was noted for a withdrawal, the newest first. */
export async function listReferences(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.rows<{ reference: string }>(
    'select reference from withdrawal_sendings where withdrawal_id = $1 order by nr desc',
    [id],
  )
  return rows.map(({ reference }) => reference)
}

/** Places below the operator's key that were given to clients, the oldest first. */
export async function loadKeyIndexes(
  tx: Tx,
  place: { readonly coin: Coin; readonly network: Network; readonly keyId: string },
): Promise<number[]> {
  const rows = await tx.rows<{ index: number }>(
    `select index from deposit_addresses where coin = $1 and network = $2 and key_id = $3
      order by index`,
    [place.coin, place.network, place.keyId],
  )
  return rows.map(({ index }) => index)
}
