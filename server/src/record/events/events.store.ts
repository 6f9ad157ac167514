// The events' SQL. To each chain one is added at a time, under a lock of its head, since each names
// the one before.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Link } from './event.ts'

export type StoredEvent = Link & {
  /** In the order of recording, over all chains. */
  readonly id: bigint
  readonly chain: bigint
  readonly hash: Buffer
}

type EventRow = {
  id: bigint
  chain: bigint
  nr: bigint
  at: Millis
  client_id: ClientId | null
  actor: string
  kind: string
  details: string
  previous: Buffer
  hash: Buffer
}

/** How far a chain goes. */
export type Head = { readonly chain: bigint; readonly nr: bigint; readonly hash: Buffer }

/** From here to the end of the transaction nobody else can add to this chain. */
export async function lockHead(tx: Tx, chain: bigint, start: Buffer): Promise<Head> {
  const rows = await tx.rows<Head>(
    `insert into event_heads as known (chain, nr, hash) values ($1, 0, $2)
     on conflict (chain) do update set nr = known.nr
     returning chain, nr, hash`,
    [chain, start],
  )
  return present(rows[0], 'it is there or is put there')
}

/** Its chain's head moves with it. */
export async function insertEvent(tx: Tx, event: Omit<StoredEvent, 'id'>): Promise<void> {
  await tx.rows(
    `with added as (
       insert into events (chain, nr, at, client_id, actor, kind, details, previous, hash)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning chain, nr, hash)
     update event_heads h set nr = added.nr, hash = added.hash from added
      where h.chain = added.chain`,
    [
      event.chain,
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
    `select * from events where client_id = $1 and ($2::bigint is null or id < $2)
      order by id desc limit $3`,
    [clientId, page.before, page.limit],
  )
  return rows.map(storedEvent)
}

/** When one of these last happened to the client. */
export async function loadLastOf(
  tx: Tx,
  clientId: ClientId,
  kinds: readonly string[],
): Promise<{ readonly id: bigint; readonly at: Millis } | undefined> {
  const rows = await tx.rows<{ id: bigint; at: Millis }>(
    `select id, at from events where client_id = $1 and kind = any($2::text[])
      order by id desc limit 1`,
    [clientId, kinds],
  )
  return rows[0]
}

/** Events after a place, chain by chain, oldest first: for checking them a part at a time. */
export async function listEventsAfter(
  tx: Tx,
  { chain, nr }: Pick<Head, 'chain' | 'nr'>,
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await tx.rows<EventRow>(
    'select * from events where (chain, nr) > ($1, $2) order by chain, nr limit $3',
    [chain, nr, limit],
  )
  return rows.map(storedEvent)
}

/** Oldest first; few, and with an index of their own. */
export async function listSettingEvents(tx: Tx): Promise<StoredEvent[]> {
  const rows = await tx.rows<EventRow>(
    `select * from events where kind = 'setting_changed' order by id`,
  )
  return rows.map(storedEvent)
}

function storedEvent({ client_id: clientId, ...row }: EventRow): StoredEvent {
  return { ...row, clientId }
}
