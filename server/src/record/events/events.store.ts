// The events' SQL. One is added at a time, under a lock, since each names the one before.

import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Link } from './event.ts'

export type StoredEvent = Link & { readonly hash: Buffer }

type EventRow = {
  nr: bigint
  at: Millis
  client_id: ClientId | null
  actor: string
  kind: string
  details: string
  previous: Buffer
  hash: Buffer
}

/** The last event; from here to the end of the transaction nobody else can add one. */
export async function lockLastEvent(tx: Tx): Promise<{ nr: bigint; hash: Buffer } | undefined> {
  await tx.rows(`select pg_advisory_xact_lock(hashtext('events'))`)
  const rows = await tx.rows<{ nr: bigint; hash: Buffer }>(
    'select nr, hash from events order by nr desc limit 1',
  )
  return rows[0]
}

export async function insertEvent(tx: Tx, event: StoredEvent): Promise<void> {
  await tx.rows(
    `insert into events (nr, at, client_id, actor, kind, details, previous, hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      event.nr,
      iso(event.at),
      event.clientId,
      event.actor,
      event.kind,
      event.details,
      event.previous,
      event.hash,
    ],
  )
}

/** A client's events, newest first. */
export async function listEventsOf(
  tx: Tx,
  clientId: ClientId,
  page: { readonly before: bigint | null; readonly limit: number },
): Promise<StoredEvent[]> {
  const rows = await tx.rows<EventRow>(
    `select * from events where client_id = $1 and ($2::bigint is null or nr < $2)
      order by nr desc limit $3`,
    [clientId, page.before, page.limit],
  )
  return rows.map(storedEvent)
}

/** When one of these last happened to the client. */
export async function loadLastOf(
  tx: Tx,
  clientId: ClientId,
  kinds: readonly string[],
): Promise<{ readonly nr: bigint; readonly at: Millis } | undefined> {
  const rows = await tx.rows<{ nr: bigint; at: Millis }>(
    `select nr, at from events where client_id = $1 and kind = any($2::text[])
      order by nr desc limit 1`,
    [clientId, kinds],
  )
  return rows[0]
}

/** Events after a number, oldest first: for checking the chain a part at a time. */
export async function listEventsAfter(tx: Tx, nr: bigint, limit: number): Promise<StoredEvent[]> {
  const rows = await tx.rows<EventRow>('select * from events where nr > $1 order by nr limit $2', [
    nr,
    limit,
  ])
  return rows.map(storedEvent)
}

/** Oldest first; few, and with an index of their own. */
export async function listSettingEvents(tx: Tx): Promise<StoredEvent[]> {
  const rows = await tx.rows<EventRow>(
    `select * from events where kind = 'setting_changed' order by nr`,
  )
  return rows.map(storedEvent)
}

function storedEvent({ client_id: clientId, ...row }: EventRow): StoredEvent {
  return { ...row, clientId }
}
