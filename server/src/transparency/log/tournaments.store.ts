// Where the log has results of tournaments: its SQL.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Stated = { readonly id: string; readonly endedAt: Millis; readonly statement: string }

/** Those that the log does not have yet, the oldest first. */
export function listUnlogged(tx: Tx, limit: number): Promise<Stated[]> {
  return tx.rows<Stated>(
    `select id, ended_at as "endedAt", statement from stated_tournaments
      where not exists (select from log_tournaments where tournament_id = id)
      order by ended_at, id limit $1`,
    [limit],
  )
}

export async function insertTournament(tx: Tx, id: string, nr: number): Promise<void> {
  await tx.rows('insert into log_tournaments (tournament_id, nr) values ($1, $2)', [id, nr])
}

export type Found = { readonly statement: string; readonly nr: number | null }

export async function findStated(tx: Tx, id: string): Promise<Found | undefined> {
  const rows = await tx.rows<{ statement: string; nr: bigint | null }>(
    `select statement, nr from stated_tournaments
       left join log_tournaments on tournament_id = id where id = $1`,
    [id],
  )
  const found = rows[0]
  return found && { statement: found.statement, nr: found.nr === null ? null : Number(found.nr) }
}
