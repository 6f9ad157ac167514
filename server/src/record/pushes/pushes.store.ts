// The SQL of push messages that wait, and of the install's own key.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Waiting } from './push.ts'

type NewPush = Waiting & {
  readonly clientId: ClientId
  readonly at: Millis
  readonly dueAt: Millis
}

/** To each device of the client that something is sent to; to `only` where that is said. */
export async function insertPushes(tx: Tx, push: NewPush, only: string | null): Promise<void> {
  const { clientId, topic, kind, details, at, dueAt } = push
  await tx.rows(
    `insert into pushes (device_id, topic, kind, details, at, due_at)
     select d.id, $2, $3, $4, $5, $6
       from push_devices d
      where d.client_id = $1 and ($7::uuid is null or d.id = $7)`,
    [clientId, topic, kind, JSON.stringify(details), iso(at), iso(dueAt), only],
  )
}

export type DueDevice = {
  readonly deviceId: string
  readonly clientId: ClientId
  readonly subscription: Buffer
  readonly language: string
  readonly waiting: readonly (Waiting & { readonly id: bigint })[]
  /** With the one that is about to be made. */
  readonly tries: number
  readonly showsDetails: boolean
}

type DueRow = {
  device_id: string
  client_id: ClientId
  subscription: Buffer
  language: string
  shows_details: boolean
  tries: number
  waiting: readonly (Waiting & { readonly id: string })[]
}

/**
 * Devices with messages that are due, each with all of them. A try is taken before it is made: who
 * dies in the middle tries again at `againAt`.
 */
export async function takeDue(
  tx: Tx,
  { now, againAt, most }: { readonly now: Millis; readonly againAt: Millis; readonly most: number },
): Promise<DueDevice[]> {
  const rows = await tx.rows<DueRow>(
    `with devices as (
       select distinct device_id from (
         select device_id from pushes where due_at <= $1 order by due_at limit $3) p)
     , taken as (
       update pushes p set tries = p.tries + 1, due_at = $2
         from devices d where p.device_id = d.device_id and p.due_at <= $1
       returning p.id, p.device_id, p.topic, p.kind, p.details, p.tries)
     select t.device_id, d.client_id, d.subscription, d.language,
            coalesce(c.shows_details, false) as shows_details, max(t.tries)::int as tries,
            json_agg(json_build_object('id', t.id::text, 'topic', t.topic, 'kind', t.kind,
                                       'details', t.details) order by t.id) as waiting
       from taken t join push_devices d on d.id = t.device_id
       left join notice_choices c on c.client_id = d.client_id
      group by t.device_id, d.client_id, d.subscription, d.language, c.shows_details`,
    [iso(now), iso(againAt), most],
  )
  return rows.map((row) => ({
    deviceId: row.device_id,
    clientId: row.client_id,
    subscription: row.subscription,
    language: row.language,
    showsDetails: row.shows_details,
    tries: row.tries,
    waiting: row.waiting.map((one) => ({ ...one, id: BigInt(one.id) })),
  }))
}

export async function deletePushes(tx: Tx, ids: readonly bigint[]): Promise<void> {
  await tx.rows('delete from pushes where id = any($1::bigint[])', [ids])
}

export async function putOff(tx: Tx, ids: readonly bigint[], dueAt: Millis): Promise<void> {
  await tx.rows('update pushes set due_at = $2 where id = any($1::bigint[])', [ids, iso(dueAt)])
}

export async function noteSent(tx: Tx, deviceId: string, at: Millis): Promise<void> {
  await tx.rows('update push_devices set last_sent_at = $2 where id = $1', [deviceId, iso(at)])
}

export async function loadPushKey(
  tx: Tx,
): Promise<{ publicKey: string; sealed: Buffer } | undefined> {
  const rows = await tx.rows<{ public_key: string; private_key: Buffer }>(
    'select public_key, private_key from push_key',
  )
  return rows[0] && { publicKey: rows[0].public_key, sealed: rows[0].private_key }
}

/** Of two who make one at once the first one's stays. */
export async function savePushKey(
  tx: Tx,
  { publicKey, sealed }: { readonly publicKey: string; readonly sealed: Buffer },
): Promise<void> {
  await tx.rows(
    `insert into push_key (public_key, private_key) values ($1, $2)
     on conflict (one_row) do nothing`,
    [publicKey, sealed],
  )
}
