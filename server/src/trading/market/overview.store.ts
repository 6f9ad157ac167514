// The hours that the shape of a day is drawn from.

import type { Points } from '#kernel/price.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

/**
 * Closes of the newest hours that began before `at`, at most `limit` of each instrument, oldest
 * first. None is older than five days: a market that was closed around Easter still has its last.
 */
export async function loadHourCloses(tx: Tx, at: Millis, limit: number) {
  const rows = await tx.rows<{ id: number; closes: Points[] }>(
    `select i.id, c.closes from instruments i cross join lateral (
       select array_agg(close::float8 order by at) as closes from (
         select at, close from candles where instrument_id = i.id and interval_s = 3600
            and at < $1 and at >= $1::timestamptz - interval '5 days'
          order by at desc limit $2) newest) c
      where c.closes is not null`,
    [iso(at), limit],
  )
  return new Map(rows.map(({ id, closes }) => [id, closes]))
}
