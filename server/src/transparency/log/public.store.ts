// Where the log has what anybody may read anyway, signals and calibrations: its SQL.

import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'

type SignalKind = 'signal' | 'signal_end'

/** The newest that was logged; undefined where none was. */
export async function loadLastSignal(tx: Tx): Promise<string | undefined> {
  const rows = await tx.rows<{ id: string }>(
    `select signal_id as id from log_signals where kind = 'signal' order by signal_id desc limit 1`,
  )
  return rows[0]?.id
}

/** Logged when they were published, and not yet with their end; with ids above this one. */
export async function listRunningSignals(tx: Tx, after: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select s.signal_id as id from log_signals s
      where s.signal_id > $1 and s.kind = 'signal' and not exists (
        select from log_signals e where e.signal_id = s.signal_id and e.kind = 'signal_end')`,
    [after],
  )
  return rows.map(({ id }) => id)
}

export async function insertSignals(
  tx: Tx,
  kind: SignalKind,
  first: number,
  ids: readonly string[],
): Promise<void> {
  await tx.rows(
    `insert into log_signals (signal_id, kind, nr)
     select id, $1, $2::bigint + place - 1
       from unnest($3::uuid[]) with ordinality as added (id, place)`,
    [kind, first, column(ids)],
  )
}

export async function hasCalibration(tx: Tx, sha256: string): Promise<boolean> {
  const rows = await tx.rows('select from log_calibrations where sha256 = $1', [sha256])
  return rows.length > 0
}

export async function insertCalibration(tx: Tx, sha256: string, nr: number): Promise<void> {
  await tx.rows('insert into log_calibrations (sha256, nr) values ($1, $2)', [sha256, nr])
}
