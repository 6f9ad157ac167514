// The SQL of tournaments and how they ended.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Outcome, Tournament } from './tournament.ts'

/** A tournament with how it ended, where it has. */
export type Listed = Tournament & {
  readonly outcome: Outcome | null
  readonly endedAt: Millis | null
  readonly reason: string | null
  readonly madeAt: Millis
  readonly madeBy: string | null
  /** Who is in it; and how many fees they paid. */
  readonly entrants: number
  readonly feesPaid: number
}

const listed = `
  select t.id, t.is_practice as "isPractice", t.name, t.currency, t.fee,
         t.pool_share_bp as "poolShareBp", t.added, t.start_chips as "startChips",
         t.rebuys_most as "rebuysMost", t.seats, t.places, t.countries, t.starts_at as "startsAt",
         t.join_until as "joinUntil", t.ends_at as "endsAt", e.outcome, e.at as "endedAt",
         e.reason, t.made_at as "madeAt", t.made_by as "madeBy", i.entrants,
         i.entrants + i.rebuys as "feesPaid"
    from tournaments t
    left join tournament_ends e on e.tournament_id = t.id
   cross join lateral (
     select count(*)::int as entrants,
            coalesce(sum((select count(*) from tournament_rebuys where entry_id = n.id)), 0)::int
              as rebuys
       from tournament_entries n where n.tournament_id = t.id and n.left_at is null) i`

export async function findTournament(tx: Tx, id: string): Promise<Listed | undefined> {
  const rows = await tx.rows<Listed>(`${listed} where t.id = $1`, [id])
  return rows[0]
}

/** Until the transaction ends nobody else joins it, begins anew in it, leaves it or ends it. */
export async function holdTournament(tx: Tx, id: string): Promise<Listed | undefined> {
  const rows = await tx.rows<{ id: string }>(
    'select id from tournaments where id = $1 for no key update',
    [id],
  )
  return rows[0] && findTournament(tx, id)
}

/** Those that are to come or run, the next to end first. */
export function listCurrent(tx: Tx): Promise<Listed[]> {
  return tx.rows<Listed>(`${listed} where e.tournament_id is null order by t.ends_at, t.id`)
}

/** Those that ended with anybody in them, or were cancelled, the newest first. */
export function listEnded(tx: Tx, limit: number): Promise<Listed[]> {
  return tx.rows<Listed>(
    `${listed} where e.outcome <> 'empty' order by e.at desc, t.id desc limit $1`,
    [limit],
  )
}

/** Those that are over by then and have no end yet. */
export async function listDue(tx: Tx, now: Millis): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select id from tournaments t where ends_at <= $1
        and not exists (select from tournament_ends where tournament_id = t.id)
      order by ends_at, id`,
    [iso(now)],
  )
  return rows.map(({ id }) => id)
}

type Making = { readonly at: Millis; readonly by: string | null }

/** False where a practice tournament begins then already. */
export async function insertTournament(
  tx: Tx,
  tournament: Tournament,
  { at, by }: Making,
): Promise<boolean> {
  const { id, isPractice, name, currency, fee, poolShareBp, added } = tournament
  const { startChips, rebuysMost, seats, places, countries } = tournament
  const { startsAt, joinUntil, endsAt } = tournament
  const rows = await tx.rows<{ id: string }>(
    `insert into tournaments (id, is_practice, name, currency, fee, pool_share_bp, added,
       start_chips, rebuys_most, seats, places, countries, starts_at, join_until, ends_at,
       made_at, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     on conflict (starts_at) where is_practice do nothing returning id`,
    [
      ...[id, isPractice, name, currency, fee, poolShareBp, added, startChips, rebuysMost, seats],
      ...[places, countries, iso(startsAt), iso(joinUntil), iso(endsAt), iso(at), by],
    ],
  )
  return rows.length > 0
}

export type End = {
  readonly tournamentId: string
  readonly outcome: Outcome
  readonly at: Millis
  readonly pool: bigint
  readonly cancelledBy: string | null
  readonly reason: string | null
  readonly statement: string | null
}

export async function insertEnd(tx: Tx, end: End): Promise<void> {
  const { tournamentId, outcome, at, pool, cancelledBy, reason, statement } = end
  await tx.rows(
    `insert into tournament_ends
       (tournament_id, outcome, at, pool, cancelled_by, reason, statement)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [tournamentId, outcome, iso(at), pool, cancelledBy, reason, statement],
  )
}

/** What was stated of one that was held. */
export async function findStatement(tx: Tx, id: string): Promise<string | undefined> {
  const rows = await tx.rows<{ statement: string | null }>(
    'select statement from tournament_ends where tournament_id = $1',
    [id],
  )
  return rows[0]?.statement ?? undefined
}
