// The SQL of what the operator says they moved themselves.

import type { Coin, Network } from '#kernel/coins.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Movement, MovementKind } from './custody.ts'

type OnChain = { readonly coin: Coin; readonly network: Network }

type MovementRow = {
  id: string
  kind: MovementKind
  coin: Coin
  network: Network
  txid: string
  units: string
  noted_by: string
  noted_at: Millis
  confirmed_by: string | null
  dropped_by: string | null
}

const movements = `
  select m.id, m.kind, m.coin, m.network, m.txid, m.units::text as units, n.email as noted_by,
         m.noted_at, c.email as confirmed_by, d.email as dropped_by
    from custody_movements m
    join members n on n.id = m.noted_by
    left join members c on c.id = m.confirmed_by
    left join members d on d.id = m.dropped_by`

function movementOf(row: MovementRow): Movement {
  return {
    id: row.id,
    kind: row.kind,
    coin: row.coin,
    network: row.network,
    txid: row.txid,
    units: BigInt(row.units),
    notedBy: row.noted_by,
    notedAt: row.noted_at,
    confirmedBy: row.confirmed_by,
    droppedBy: row.dropped_by,
  }
}

export async function insertMovement(
  tx: Tx,
  { id, kind, coin, network, txid, units, notedBy, notedAt }: Movement,
): Promise<boolean> {
  const rows = await tx.rows(
    `insert into custody_movements (id, kind, coin, network, txid, units, noted_by, noted_at)
     select $1, $2, $3, $4, $5, $6, id, $8 from members where email = $7
     on conflict do nothing returning id`,
    [id, kind, coin, network, txid, units, notedBy, iso(notedAt)],
  )
  return rows.length > 0
}

/** One that counts or may come to count. */
export async function findByTransaction(
  tx: Tx,
  { coin, network }: OnChain,
  txid: string,
): Promise<Movement | undefined> {
  const rows = await tx.rows<MovementRow>(
    `${movements} where m.coin = $1 and m.network = $2 and m.txid = $3 and m.dropped_at is null`,
    [coin, network, txid],
  )
  return rows[0] && movementOf(rows[0])
}

/** Nobody else decides on it until the transaction ends. */
export async function lockMovement(tx: Tx, id: string): Promise<Movement | undefined> {
  const rows = await tx.rows<MovementRow>(`${movements} where m.id = $1 for update of m`, [id])
  return rows[0] && movementOf(rows[0])
}

export async function saveConfirmed(tx: Tx, id: string, by: string, at: Millis): Promise<void> {
  await tx.rows(
    `update custody_movements set confirmed_at = $3,
            confirmed_by = (select id from members where email = $2) where id = $1`,
    [id, by, iso(at)],
  )
}

export async function saveDropped(tx: Tx, id: string, by: string, at: Millis): Promise<void> {
  await tx.rows(
    `update custody_movements set dropped_at = $3,
            dropped_by = (select id from members where email = $2) where id = $1`,
    [id, by, iso(at)],
  )
}

export async function loadMovement(tx: Tx, id: string): Promise<Movement | undefined> {
  const rows = await tx.rows<MovementRow>(`${movements} where m.id = $1`, [id])
  return rows[0] && movementOf(rows[0])
}

/** The newest first, after the one with the id `after`. */
export async function loadPage(
  tx: Tx,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<Movement[]> {
  const rows = await tx.rows<MovementRow>(
    `${movements} where $1::uuid is null or m.id < $1 order by m.id desc limit $2`,
    [after, limit],
  )
  return rows.map(movementOf)
}

export async function loadMovements(tx: Tx): Promise<Movement[]> {
  return (await tx.rows<MovementRow>(`${movements} order by m.noted_at, m.id`)).map(movementOf)
}

export async function listConfirmed(tx: Tx, { coin, network }: OnChain): Promise<Movement[]> {
  const rows = await tx.rows<MovementRow>(
    `${movements} where m.coin = $1 and m.network = $2 and m.confirmed_at is not null
      order by m.id`,
    [coin, network],
  )
  return rows.map(movementOf)
}
