// The SQL of the keys that clients cancelled withdrawals with.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'

/** The withdrawal that this client cancelled with this key. */
export async function findCancelled(
  tx: Tx,
  clientId: ClientId,
  orderKey: string,
): Promise<string | undefined> {
  const rows = await tx.rows<{ withdrawal_id: string }>(
    `select withdrawal_id from withdrawal_cancellations
      where client_id = $1 and order_key = $2`,
    [clientId, orderKey],
  )
  return rows[0]?.withdrawal_id
}

/** False where the key stands for another one by now. */
export async function insertCancellation(
  tx: Tx,
  of: { readonly id: string; readonly clientId: ClientId; readonly orderKey: string },
): Promise<boolean> {
  const rows = await tx.rows(
    `insert into withdrawal_cancellations (withdrawal_id, client_id, order_key)
     values ($1, $2, $3) on conflict (client_id, order_key) do nothing returning withdrawal_id`,
    [of.id, of.clientId, of.orderKey],
  )
  return rows.length > 0
}
