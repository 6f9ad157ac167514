// The SQL of stops.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { StoppedThing } from './stop.ts'

/** The channel of PostgreSQL that says that a stop began or ended. */
export const stopsChannel = 'trading_stops'

/** Those that nobody has ended. */
export function loadStanding(tx: Tx): Promise<StoppedThing[]> {
  return tx.rows<StoppedThing>(
    'select instrument_id as "instrumentId" from trading_stops where reopened_at is null',
  )
}

type NewStop = StoppedThing & {
  readonly by: string
  readonly reason: string
  readonly at: Millis
}

/** Undefined where it is stopped already. */
export async function insertStop(
  tx: Tx,
  { instrumentId, by, reason, at }: NewStop,
): Promise<bigint | undefined> {
  const rows = await tx.rows<{ id: bigint }>(
    `insert into trading_stops (instrument_id, stopped_by, reason, stopped_at)
     values ($1, $2, $3, $4) on conflict do nothing returning id`,
    [instrumentId, by, reason, iso(at)],
  )
  return rows[0]?.id
}

/** Whether there was one to end. */
export async function endStop(tx: Tx, { instrumentId, by, reason, at }: NewStop): Promise<boolean> {
  const rows = await tx.rows(
    `update trading_stops
        set reopened_by = $2, reopen_reason = $3, reopened_at = greatest(stopped_at, $4)
      where instrument_id is not distinct from $1 and reopened_at is null returning id`,
    [instrumentId, by, reason, iso(at)],
  )
  return rows.length > 0
}

/** Heard when the transaction commits. */
export async function callOut(tx: Tx): Promise<void> {
  await tx.rows('select pg_notify($1, $2)', [stopsChannel, ''])
}

export type ListedStop = StoppedThing & {
  readonly id: bigint
  readonly stoppedBy: string
  readonly stoppedAt: Millis
  readonly reason: string
  readonly reopenedBy: string | null
  readonly reopenedAt: Millis | null
  readonly reopenReason: string | null
}

/** The newest first. */
export function listStops(
  tx: Tx,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<ListedStop[]> {
  return tx.rows<ListedStop>(
    `select id, instrument_id as "instrumentId", stopped_by as "stoppedBy",
            stopped_at as "stoppedAt", reason, reopened_by as "reopenedBy",
            reopened_at as "reopenedAt", reopen_reason as "reopenReason"
       from trading_stops where $1::bigint is null or id < $1 order by id desc limit $2`,
    [before, limit],
  )
}
