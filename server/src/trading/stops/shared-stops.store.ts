// The SQL of stops that cells have from home: with home's numbers.

import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { ListedStop } from './stops.store.ts'

/** All that stand, and so many of the newest; in the order in which they began. */
export function loadStopsToShare(tx: Tx, newest: number): Promise<ListedStop[]> {
  return tx.rows<ListedStop>(
    `select id, instrument_id as "instrumentId", stopped_by as "stoppedBy",
            stopped_at as "stoppedAt", reason, reopened_by as "reopenedBy",
            reopened_at as "reopenedAt", reopen_reason as "reopenReason"
       from trading_stops
      where reopened_at is null or id in (
        select id from trading_stops order by id desc limit $1)
      order by id`,
    [newest],
  )
}

/** Whether it is new here, or has ended since. */
export async function saveSharedStop(tx: Tx, stop: ListedStop): Promise<boolean> {
  const rows = await tx.rows(
    `insert into trading_stops as s (id, instrument_id, stopped_by, reason, stopped_at,
       reopened_by, reopen_reason, reopened_at)
     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (id) do update set reopened_by = excluded.reopened_by,
       reopen_reason = excluded.reopen_reason, reopened_at = excluded.reopened_at
       where s.reopened_at is null and excluded.reopened_at is not null
     returning id`,
    [
      stop.id,
      stop.instrumentId,
      stop.stoppedBy,
      stop.reason,
      iso(stop.stoppedAt),
      stop.reopenedBy,
      stop.reopenedAt === null ? null : stop.reopenReason,
      stop.reopenedAt === null ? null : iso(stop.reopenedAt),
    ],
  )
  return rows.length > 0
}
