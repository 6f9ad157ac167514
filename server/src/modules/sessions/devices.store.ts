// The SQL of known devices: browsers that a client has signed in on.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export async function isKnownDevice(tx: Tx, hash: Buffer, clientId: ClientId): Promise<boolean> {
  const rows = await tx.rows('select from known_devices where hash = $1 and client_id = $2', [
    hash,
    clientId,
  ])
  return rows.length > 0
}

export async function hasDevice(tx: Tx, clientId: ClientId): Promise<boolean> {
  const rows = await tx.rows('select from known_devices where client_id = $1 limit 1', [clientId])
  return rows.length > 0
}

export async function touchDevice(tx: Tx, hash: Buffer, now: Millis): Promise<void> {
  await tx.rows('update known_devices set used_at = $2 where hash = $1', [hash, iso(now)])
}

/** Remembers a device; of each client the twenty that were used last. */
export async function insertDevice(
  tx: Tx,
  device: { hash: Buffer; clientId: ClientId },
  now: Millis,
): Promise<void> {
  await tx.rows('insert into known_devices (hash, client_id, used_at) values ($1, $2, $3)', [
    device.hash,
    device.clientId,
    iso(now),
  ])
  await tx.rows(
    `delete from known_devices where hash in
       (select hash from known_devices where client_id = $1 order by used_at desc offset 20)`,
    [device.clientId],
  )
}
