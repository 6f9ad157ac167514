// The SQL of the browsers that push messages go to.

import type { ClientId, SessionId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Device = {
  readonly id: string
  readonly clientId: ClientId
  readonly sessionId: SessionId
  readonly name: string
  readonly madeAt: Millis
  readonly lastSentAt: Millis | null
}

type DeviceRow = {
  id: string
  client_id: ClientId
  session_id: SessionId
  name: string
  made_at: Millis
  last_sent_at: Millis | null
}

/** Newest first. Those of a session that is ended are gone with it. */
export async function listDevices(tx: Tx, clientId: ClientId): Promise<Device[]> {
  const rows = await tx.rows<DeviceRow>(
    `select d.id, d.client_id, d.session_id, d.name, d.made_at, d.last_sent_at
       from push_devices d
      where d.client_id = $1 order by d.made_at desc, d.id`,
    [clientId],
  )
  return rows.map(({ client_id, session_id: sessionId, made_at: madeAt, ...row }) => ({
    ...row,
    clientId: client_id,
    sessionId,
    madeAt,
    lastSentAt: row.last_sent_at,
  }))
}

export type NewDevice = Omit<Device, 'lastSentAt'> & {
  readonly endpointHash: Buffer
  readonly subscription: Buffer
  readonly language: string
}

/**
 * Where the browser had one already, of whomever, this takes its place. Two of one client wait for
 * each other, so that they are counted.
 */
export async function saveDevice(tx: Tx, device: NewDevice): Promise<void> {
  const { id, clientId, sessionId, endpointHash, subscription, name, language, madeAt } = device
  await tx.rows(`select pg_advisory_xact_lock(hashtextextended('push devices ' || $1::text, 0))`, [
    clientId,
  ])
  await tx.rows('delete from push_devices where endpoint_hash = $1', [endpointHash])
  await tx.rows(
    `insert into push_devices (id, client_id, session_id, endpoint_hash, subscription, name,
                               language, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, clientId, sessionId, endpointHash, subscription, name, language, iso(madeAt)],
  )
}

export async function deleteDevice(tx: Tx, id: string, clientId: ClientId): Promise<void> {
  await tx.rows('delete from push_devices where id = $1 and client_id = $2', [id, clientId])
}
