// The events' SQL. To each chain one is added at a time, under a lock of its head, since each names
// the one before.

import type { EventSort } from '#contract/staff/audit.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { downById, type Place, upById } from '#server/platform/keyset.ts'
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

export type RecentEvent = {
  readonly id: bigint
  readonly kind: string
  readonly clientId: ClientId | null
}

/** 0: nothing was ever recorded. */
export async function loadLastId(tx: Tx): Promise<bigint> {
  const [row] = await tx.rows<{ id: bigint }>('select id from events order by id desc limit 1')
  return row?.id ?? 0n
}

/** With a higher number, in their order. */
export async function listSince(tx: Tx, id: bigint, limit: number): Promise<RecentEvent[]> {
  return tx.rows<RecentEvent>(
    `select id, kind, client_id as "clientId" from events where id > $1 order by id limit $2`,
    [id, limit],
  )
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

/** When staff last did this about the client, whoever of them: newest first, since that time. */
export async function listTimesOf(
  tx: Tx,
  act: { readonly clientId: ClientId; readonly action: string; readonly since: Millis },
  limit: number,
): Promise<Millis[]> {
  const rows = await tx.rows<{ at: Millis }>(
    `select at from events
      where client_id = $1 and at > $2 and kind = 'staff_action'
        and details::jsonb ->> 'action' = $3
      order by at desc, id desc limit $4`,
    [act.clientId, iso(act.since), act.action, limit],
  )
  return rows.map(({ at }) => at)
}

/** Whether somebody did one of these to this thing of the client, at this time or later. */
export async function loadHasActed(
  tx: Tx,
  act: {
    readonly clientId: ClientId
    readonly actor: string
    readonly actions: readonly string[]
    readonly at: Readonly<Record<string, string>>
    readonly since: Millis
  },
): Promise<boolean> {
  const { clientId, actor, actions, at, since } = act
  const rows = await tx.rows(
    `select from events
      where client_id = $1 and at >= $2 and actor = $3 and kind = 'staff_action'
        and details::jsonb @> $4::jsonb and details::jsonb ->> 'action' = any($5::text[]) limit 1`,
    [clientId, iso(since), actor, JSON.stringify(at), actions],
  )
  return rows.length > 0
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

export type EventWish = {
  /** The address of a member of staff. */
  readonly member: string | null
  readonly clientId: ClientId | null
  readonly kind: string | null
  /** ISO 8601. */
  readonly from: string | null
  readonly to: string | null
  readonly text: string | null
}

export type EventPlace = {
  readonly sort: EventSort
  readonly after: Place | null
  readonly limit: number
}

const ends = { id: 'id', value: '$8::bigint', last: '$1::bigint' } as const
const orders = { at: upById(ends), '-at': downById(ends) } as const

/**
 * By their numbers, whatever their text. Numbers are given in the order of time but for those
 * recorded at once: a time is looked for among numbers near it.
 */
export async function listMatching(
  tx: Tx,
  { member, clientId, kind, from, to }: EventWish,
  { sort, after, limit }: EventPlace,
): Promise<StoredEvent[]> {
  const rows = await tx.rows<EventRow>(
    `select * from events
      where ($2::text is null or actor = 'staff:' || $2 and actor like 'staff:%')
        and ($3::bigint is null or client_id = $3)
        and ($4::text is null or kind = $4)
        and ($5::timestamptz is null or at >= $5 and id >=
             coalesce((select id from events where at >= $5 order by at, id limit 1), 0) - 1000)
        and ($6::timestamptz is null or at < $6 and id <= 1000 + coalesce(
             (select id from events where at < $6 order by at desc, id desc limit 1), 0))
        and ${orders[sort]} limit $7`,
    [after?.id ?? null, member, clientId, kind, from, to, limit, after?.value ?? null],
  )
  return rows.map(storedEvent)
}

/** The event at this place, if it is there. */
export async function loadLink(
  tx: Tx,
  { chain, nr }: Pick<Head, 'chain' | 'nr'>,
): Promise<Head | undefined> {
  const rows = await tx.rows<Head>(
    'select chain, nr, hash from events where chain = $1 and nr = $2',
    [chain, nr],
  )
  return rows[0]
}

/** With what each of these chains ends. */
export async function loadEnd(tx: Tx, chains: readonly bigint[]): Promise<Head[]> {
  return tx.rows<Head>(
    `select last.chain, last.nr, last.hash
       from unnest($1::bigint[]) as wanted (chain)
       cross join lateral (select chain, nr, hash from events e where e.chain = wanted.chain
                            order by nr desc limit 1) last`,
    [chains],
  )
}

/** Those of these chains that have no head. */
export async function loadHeadless(tx: Tx, chains: readonly bigint[]): Promise<bigint[]> {
  const rows = await tx.rows<{ chain: bigint }>(
    `select wanted.chain from unnest($1::bigint[]) as wanted (chain)
      where not exists (select from event_heads h where h.chain = wanted.chain)`,
    [chains],
  )
  return rows.map(({ chain }) => chain)
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
