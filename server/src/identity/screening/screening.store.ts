// The SQL of lists of names, of who was held against them, and of what was found.

import type { HitSort, ScreeningListKind } from '#contract/staff/screening.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  downById,
  downwards,
  idsOf,
  type Place,
  type Span,
  upById,
  upwards,
} from '#server/platform/keyset.ts'
import type { Candidate, Hit, NewHit } from './hit.ts'

export type LoadedList = {
  readonly id: bigint
  readonly kind: ScreeningListKind
  readonly version: string
  readonly sha256: Buffer
  readonly people: number
  readonly names: number
  readonly loadedAt: Millis
  readonly loadedBy: string
  readonly isCurrent: boolean
  /** When everybody had been held against it and all others; null: not yet. */
  readonly sweptAt: Millis | null
}

type NewList = Omit<LoadedList, 'id' | 'isCurrent' | 'sweptAt'>

/** The newest first. */
export function listLists(tx: Tx): Promise<LoadedList[]> {
  return tx.rows<LoadedList>(
    `select id, kind, version, sha256, people, names, loaded_at as "loadedAt",
            loaded_by as "loadedBy", is_current as "isCurrent", swept_at as "sweptAt"
       from screening_lists order by id desc limit 50`,
  )
}

/** The number of the newest list: who was held against it was held against all. */
export async function loadRound(
  tx: Tx,
): Promise<{ readonly id: bigint; readonly sweptAt: Millis | null } | undefined> {
  const rows = await tx.rows<{ id: bigint; sweptAt: Millis | null }>(
    'select id, swept_at as "sweptAt" from screening_lists order by id desc limit 1',
  )
  return rows[0]
}

/** In the place of the one of its kind; undefined where that one is the same file. */
export async function insertList(tx: Tx, list: NewList): Promise<bigint | undefined> {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 41))', [list.kind])
  const same = await tx.rows(
    'select from screening_lists where kind = $1 and is_current and sha256 = $2',
    [list.kind, list.sha256],
  )
  if (same.length > 0) return undefined
  await tx.rows(
    `delete from screening_names
      where list_id in (select id from screening_lists where kind = $1 and is_current)`,
    [list.kind],
  )
  await tx.rows('update screening_lists set is_current = false where kind = $1 and is_current', [
    list.kind,
  ])
  const { kind, version, sha256, people, names, loadedAt, loadedBy } = list
  const rows = await tx.rows<{ id: bigint }>(
    `insert into screening_lists (kind, version, sha256, people, names, loaded_at, loaded_by,
                                  is_current)
     values ($1, $2, $3, $4, $5, $6, $7, true) returning id`,
    [kind, version, sha256, people, names, iso(loadedAt), loadedBy],
  )
  return rows[0]?.id
}

export type ListedName = {
  readonly ref: string
  readonly name: string
  readonly born: string
  readonly keys: readonly string[]
}

export async function insertNames(
  tx: Tx,
  listId: bigint,
  names: readonly ListedName[],
): Promise<void> {
  await tx.rows(
    `insert into screening_names (list_id, ref, name, born, keys)
     select $1, ref, name, born, array(select jsonb_array_elements_text(keys))
       from jsonb_to_recordset($2::jsonb) as x(ref text, name text, born text, keys jsonb)`,
    [listId, JSON.stringify(names)],
  )
}

/** Names on lists that may be like one with these keys. */
export function loadCandidates(tx: Tx, keys: readonly string[]): Promise<Candidate[]> {
  return tx.rows<Candidate>(
    `select l.kind, n.ref, n.name, n.born
       from screening_names n join screening_lists l on l.id = n.list_id
      where n.keys && $1::text[]`,
    [keys],
  )
}

/** False where it was found before, whatever was said to it then. */
export async function insertHit(tx: Tx, hit: NewHit, plain: string): Promise<boolean> {
  const { id, clientId, kind, ref, listedName, born, clientName, score, foundAt } = hit
  const rows = await tx.rows(
    `insert into screening_hits (id, client_id, kind, ref, listed_name, born, client_name,
                                 client_plain, score, found_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [id, clientId, kind, ref, listedName, born, clientName, plain, score, iso(foundAt)],
  )
  return rows.length > 0
}

export async function noteScreened(
  tx: Tx,
  clientId: ClientId,
  { round, at }: { readonly round: bigint; readonly at: Millis },
): Promise<void> {
  await tx.rows(
    `insert into screenings (client_id, round, at) values ($1, $2, $3)
     on conflict (client_id) do update set round = excluded.round, at = excluded.at`,
    [clientId, round, iso(at)],
  )
}

const columns = `id, client_id as "clientId", kind, ref, listed_name as "listedName", born,
  client_name as "clientName", score, state, found_at as "foundAt", decided_at as "decidedAt",
  decided_by as "decidedBy", reason`

/** Of a client under this name; the most alike first. */
export function listHitsOf(tx: Tx, clientId: ClientId, plain: string): Promise<Hit[]> {
  return tx.rows<Hit>(
    `select ${columns} from screening_hits where client_id = $1 and client_plain = $2
      order by score desc, id`,
    [clientId, plain],
  )
}

export async function sumScreening(
  tx: Tx,
  clientId: ClientId,
): Promise<{ at: Millis | null; open: number; same: number }> {
  const rows = await tx.rows<{ at: Millis | null; open: number; same: number }>(
    `select (select at from screenings where client_id = $1) as at,
            (count(*) filter (where state = 'open'))::int as open,
            (count(*) filter (where state = 'same'))::int as same
       from screening_hits where client_id = $1`,
    [clientId],
  )
  return rows[0] ?? { at: null, open: 0, same: 0 }
}

export async function loadHit(tx: Tx, id: string): Promise<Hit | undefined> {
  const rows = await tx.rows<Hit>(`select ${columns} from screening_hits where id = $1`, [id])
  return rows[0]
}

/** The hit, which nobody else decides until the transaction ends. */
export async function lockHit(tx: Tx, id: string): Promise<Hit | undefined> {
  const rows = await tx.rows<Hit>(
    `select ${columns} from screening_hits where id = $1 for no key update`,
    [id],
  )
  return rows[0]
}

export type HitsAsked = {
  readonly state: Hit['state']
  readonly sort: HitSort
  readonly kind: Hit['kind'] | null
  readonly clientId: ClientId | null
  readonly days: Span
  readonly after: Place | null
  readonly limit: number
}

const ends = { id: 'id', value: '$2::bigint', last: '$3::uuid' } as const
const score = { ...ends, by: 'score' } as const
const orders = {
  found_at: upById(ends),
  '-found_at': downById(ends),
  score: upwards(score),
  '-score': downwards(score),
} as const

export function pageHits(tx: Tx, asked: HitsAsked): Promise<Hit[]> {
  const { state, sort, kind, clientId, days, after, limit } = asked
  const { from, until } = idsOf(days)
  return tx.rows<Hit>(
    `select ${columns} from screening_hits
      where state = $1 and ($5::text is null or kind = $5)
        and ($6::bigint is null or client_id = $6)
        and ($7::uuid is null or id >= $7) and ($8::uuid is null or id < $8)
        and ${orders[sort]} limit $4`,
    [state, after?.value ?? null, after?.id ?? null, limit, kind, clientId, from, until],
  )
}

export async function updateVerdict(
  tx: Tx,
  { id, state, reason, decidedBy }: Hit,
  at: Millis,
): Promise<void> {
  await tx.rows(
    `update screening_hits set state = $2, reason = $3, decided_by = $4, decided_at = $5
      where id = $1`,
    [id, state, reason, decidedBy, iso(at)],
  )
}

export type Named = {
  readonly id: ClientId
  readonly firstname: string
  readonly lastname: string
}

/** Identified clients who were not held against this list, by their numbers after one. */
export function listUnscreened(
  tx: Tx,
  { round, after, limit }: { round: bigint; after: bigint; limit: number },
): Promise<Named[]> {
  return tx.rows<Named>(
    `select c.id, c.firstname, c.lastname
       from clients c left join screenings s on s.client_id = c.id
      where c.id > $2 and c.is_identified and coalesce(s.round, 0) < $1
      order by c.id limit $3`,
    [round, after, limit],
  )
}

export async function noteSwept(tx: Tx, round: bigint, at: Millis): Promise<void> {
  await tx.rows('update screening_lists set swept_at = $2 where id = $1', [round, iso(at)])
}
