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

/**
 * Whether the client has signed in before. Their sessions count as well: whoever forgets every
 * browser must not thereby keep the next one quiet.
 */
export async function hasDevice(tx: Tx, clientId: ClientId): Promise<boolean> {
  const rows = await tx.rows(
    `(select from known_devices where client_id = $1 limit 1)
     union all (select from sessions where client_id = $1 limit 1)`,
    [clientId],
  )
  return rows.length > 0
}

/** Its id; undefined where it was forgotten a moment ago. */
export async function touchDevice(
  tx: Tx,
  { hash, label }: { hash: Buffer; label: string },
  now: Millis,
): Promise<string | undefined> {
  const [row] = await tx.rows<{ id: string }>(
    'update known_devices set used_at = $2, device = $3 where hash = $1 returning id',
    [hash, iso(now), label],
  )
  return row?.id
}

/** The number of the browser that has this token; undefined where it was forgotten. */
export async function findBrowser(tx: Tx, hash: Buffer): Promise<string | undefined> {
  const rows = await tx.rows<{ browser: string }>(
    'select browser from known_devices where hash = $1',
    [hash],
  )
  return rows[0]?.browser
}

/** Remembers a device; of each client this one and the nineteen that were used last before. */
export async function insertDevice(
  tx: Tx,
  device: { id: string; hash: Buffer; clientId: ClientId; label: string; browser: string },
  now: Millis,
): Promise<void> {
  await tx.rows(
    `insert into known_devices (id, hash, client_id, device, created_at, used_at, browser)
     values ($1, $2, $3, $4, $5, $5, $6)`,
    [device.id, device.hash, device.clientId, device.label, iso(now), device.browser],
  )
  await tx.rows(
    `delete from known_devices where hash in
       (select hash from known_devices where client_id = $1 and id <> $2
         order by used_at desc, id desc offset 19)`,
    [device.clientId, device.id],
  )
}

export type Device = {
  readonly id: string
  /** The family of browsers; empty where it was not kept. */
  readonly label: string
  readonly createdAt: Millis
  readonly usedAt: Millis
  readonly isThis: boolean
}

/** The client's devices, the last used first; `sessionId` tells which of them is asking. */
export async function listDevices(
  tx: Tx,
  { clientId, sessionId }: { clientId: ClientId; sessionId: string },
): Promise<Device[]> {
  const rows = await tx.rows<{
    id: string
    device: string
    created_at: Millis
    used_at: Millis
    is_this: boolean
  }>(
    `select d.id, d.device, d.created_at, d.used_at,
            exists (select from sessions s where s.id = $2 and s.device_id = d.id) as is_this
       from known_devices d where d.client_id = $1 order by d.used_at desc, d.id desc`,
    [clientId, sessionId],
  )
  return rows.map((row) => ({
    id: row.id,
    label: row.device,
    isThis: row.is_this,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }))
}

/** The label of what was forgotten; undefined where it is not this client's. */
export async function deleteDevice(
  tx: Tx,
  { id, clientId }: { id: string; clientId: ClientId },
): Promise<string | undefined> {
  const [row] = await tx.rows<{ device: string }>(
    'delete from known_devices where id = $1 and client_id = $2 returning device',
    [id, clientId],
  )
  return row?.device
}

export type SessionAt = {
  readonly userAgent: string
  readonly startedAt: Millis
  /** Since when its browser is known; null: it is not kept, or was forgotten since. */
  readonly knownSince: Millis | null
}

/** Where the client was signed in at an instant, the newest first. */
export function listSessionsAt(tx: Tx, clientId: ClientId, at: Millis): Promise<SessionAt[]> {
  return tx.rows<SessionAt>(
    `select s.user_agent as "userAgent", s.created_at as "startedAt", d.created_at as "knownSince"
       from sessions s left join known_devices d on d.id = s.device_id
      where s.client_id = $1 and s.created_at <= $2 and coalesce(s.ended_at, s.expires_at) > $2
      order by s.created_at desc limit 10`,
    [clientId, iso(at)],
  )
}
