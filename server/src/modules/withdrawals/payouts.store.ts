// The SQL of paying out: the transactions noted for a withdrawal, and the operator's addresses that
// may hold coins.

import type { Tx } from '#server/platform/db.ts'
import type { Coin, Network } from '../chains/network.ts'

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
