// The SQL of who takes part in a tournament, who began anew, and where everybody stood at its end.

import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'

export type Entry = {
  readonly id: string
  readonly tournamentId: string
  readonly number: number
  readonly clientId: ClientId
  /** As they choose to be called; null: by their number. */
  readonly shownAs: string | null
  readonly joinedAt: Millis
  /** Of the chips they began with. */
  readonly posting: bigint
}

/** An entry with how often they began anew, and when last. */
export type Joined = Entry & { readonly rebuys: number; readonly rebuiltAt: Millis | null }

const joined = `
  select n.id, n.tournament_id as "tournamentId", n.number, n.client_id as "clientId",
         n.shown_as as "shownAs", n.joined_at as "joinedAt", n.posting, r.rebuys,
         r.rebuilt_at as "rebuiltAt"
    from tournament_entries n
   cross join lateral (
     select count(*)::int as rebuys, max(at) as rebuilt_at
       from tournament_rebuys where entry_id = n.id) r`

export function listEntries(tx: Tx, tournamentId: string): Promise<Joined[]> {
  return tx.rows<Joined>(
    `${joined} where n.tournament_id = $1 and n.left_at is null order by n.number`,
    [tournamentId],
  )
}

export async function findEntry(
  tx: Tx,
  tournamentId: string,
  clientId: ClientId,
): Promise<Joined | undefined> {
  const rows = await tx.rows<Joined>(
    `${joined} where n.tournament_id = $1 and n.client_id = $2 and n.left_at is null`,
    [tournamentId, clientId],
  )
  return rows[0]
}

/** When the tournament ends that they are in and whose results are not out; null: there is none. */
export async function findOther(tx: Tx, clientId: ClientId): Promise<Millis | null> {
  const rows = await tx.rows<{ ends_at: Millis }>(
    `select t.ends_at from tournament_entries n join tournaments t on t.id = n.tournament_id
      where n.client_id = $1 and n.left_at is null
        and not exists (select from tournament_ends where tournament_id = t.id)`,
    [clientId],
  )
  return rows[0]?.ends_at ?? null
}

/** The one to come after; numbers of who left are not dealt out again. */
export async function nextNumber(tx: Tx, tournamentId: string): Promise<number> {
  const rows = await tx.rows<{ next: number }>(
    `select coalesce(max(number), 0) + 1 as next from tournament_entries
      where tournament_id = $1`,
    [tournamentId],
  )
  return rows[0]?.next ?? 1
}

export async function insertEntry(tx: Tx, entry: Entry): Promise<void> {
  const { id, tournamentId, number, clientId, shownAs, joinedAt, posting } = entry
  await tx.rows(
    `insert into tournament_entries
       (id, tournament_id, number, client_id, shown_as, joined_at, posting)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, tournamentId, number, clientId, shownAs, iso(joinedAt), posting],
  )
}

export async function renameEntry(tx: Tx, id: string, shownAs: string | null): Promise<void> {
  await tx.rows('update tournament_entries set shown_as = $2 where id = $1', [id, shownAs])
}

export async function leaveEntry(tx: Tx, id: string, at: Millis): Promise<void> {
  await tx.rows('update tournament_entries set left_at = $2 where id = $1', [id, iso(at)])
}

export type Rebuy = {
  readonly id: string
  readonly entryId: string
  readonly number: number
  readonly at: Millis
  readonly chips: Usd
}

export async function insertRebuy(tx: Tx, rebuy: Rebuy): Promise<void> {
  const { id, entryId, number, at, chips } = rebuy
  await tx.rows(
    'insert into tournament_rebuys (id, entry_id, number, at, chips) values ($1, $2, $3, $4, $5)',
    [id, entryId, number, iso(at), chips],
  )
}

/** Of whoever is in it, what they paid fees for: entries and rebuys, by their ids. */
export function listPaid(
  tx: Tx,
  tournamentId: string,
): Promise<{ readonly clientId: ClientId; readonly id: string }[]> {
  return tx.rows<{ clientId: ClientId; id: string }>(
    `select n.client_id as "clientId", paid.id
       from tournament_entries n
      cross join lateral (
        select n.id union all select id from tournament_rebuys where entry_id = n.id) paid (id)
      where n.tournament_id = $1 and n.left_at is null order by paid.id`,
    [tournamentId],
  )
}

export type Frozen = {
  readonly entryId: string
  readonly place: number | null
  readonly chips: Usd
  readonly decided: number
  readonly reachedAt: Millis
  readonly prize: Usd
}

export async function insertResults(tx: Tx, results: readonly Frozen[]): Promise<void> {
  await tx.rows(
    `insert into tournament_results (entry_id, place, chips, decided, reached_at, prize)
     select * from unnest($1::uuid[], $2::int[], $3::bigint[], $4::int[], $5::timestamptz[],
       $6::bigint[])`,
    [
      column(results.map(({ entryId }) => entryId)),
      column(results.map(({ place }) => place)),
      column(results.map(({ chips }) => chips)),
      column(results.map(({ decided }) => decided)),
      column(results.map(({ reachedAt }) => iso(reachedAt))),
      column(results.map(({ prize }) => prize)),
    ],
  )
}

export type FrozenEntry = Frozen & Pick<Entry, 'number' | 'clientId' | 'shownAs'>

export function listResults(tx: Tx, tournamentId: string): Promise<FrozenEntry[]> {
  return tx.rows<FrozenEntry>(
    `select r.entry_id as "entryId", r.place, r.chips, r.decided, r.reached_at as "reachedAt",
            r.prize, n.number, n.client_id as "clientId", n.shown_as as "shownAs"
       from tournament_results r join tournament_entries n on n.id = r.entry_id
      where n.tournament_id = $1 order by r.place nulls last, n.number`,
    [tournamentId],
  )
}

/** Those that this client is in, or was to the end. */
export async function listEntered(tx: Tx, clientId: ClientId): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select tournament_id as id from tournament_entries
      where client_id = $1 and left_at is null order by joined_at desc, id desc limit 500`,
    [clientId],
  )
  return rows.map(({ id }) => id)
}
