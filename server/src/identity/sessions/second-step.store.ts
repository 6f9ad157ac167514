// The SQL of sign-ins that still owe their second factor.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { AccountState } from '../clients/client.ts'

export async function insertHalf(
  tx: Tx,
  half: { hash: Buffer; clientId: ClientId; remembered: boolean; expiresAt: Millis },
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into half_sign_ins (hash, client_id, remembered, created_at, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [half.hash, half.clientId, half.remembered, iso(now), iso(half.expiresAt)],
  )
}

type FoundHalf = { clientId: ClientId; remembered: boolean; state: AccountState }

const isUnderWay = 'h.hash = $1 and h.finished_at is null and h.expires_at > $2'

/** Counts one more try; undefined when it is over or has had them all. */
export async function takeTry(
  tx: Tx,
  hash: Buffer,
  { now, triesMax }: { now: Millis; triesMax: number },
): Promise<FoundHalf | undefined> {
  const [row] = await tx.rows<{ client_id: ClientId; remembered: boolean; state: AccountState }>(
    `update half_sign_ins h set tries = h.tries + 1 from clients c
      where ${isUnderWay} and h.tries < $3 and c.id = h.client_id
      returning h.client_id, h.remembered, c.state`,
    [hash, iso(now), triesMax],
  )
  return row && { clientId: row.client_id, remembered: row.remembered, state: row.state }
}

/** Whose it is, without counting a try. */
export async function findHalf(tx: Tx, hash: Buffer, now: Millis): Promise<ClientId | undefined> {
  const [row] = await tx.rows<{ client_id: ClientId }>(
    `select h.client_id from half_sign_ins h where ${isUnderWay}`,
    [hash, iso(now)],
  )
  return row?.client_id
}

/** False where it was finished before: it signs in once. */
export async function finishHalf(tx: Tx, hash: Buffer, now: Millis): Promise<boolean> {
  const rows = await tx.rows(
    `update half_sign_ins h set finished_at = $2 where ${isUnderWay} returning 1 as one`,
    [hash, iso(now)],
  )
  return rows.length > 0
}

export async function deleteOldHalves(tx: Tx, now: Millis): Promise<void> {
  await tx.rows('delete from half_sign_ins where expires_at < $1', [iso(now)])
}

/** None of the client's can be finished any more. */
export async function endHalves(tx: Tx, clientId: ClientId, now: Millis): Promise<void> {
  await tx.rows(
    'update half_sign_ins set finished_at = $2 where client_id = $1 and finished_at is null',
    [clientId, iso(now)],
  )
}
