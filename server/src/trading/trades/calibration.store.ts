// The trades by which it is seen whether prices come true.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Decided } from './calibration.ts'

export type Span = { readonly from: Millis; readonly to: Millis }

/** Of those that were won or lost in this time the newest, at most `limit`, of both accounts. */
export function loadDecided(tx: Tx, { from, to }: Span, limit: number): Promise<Decided[]> {
  return tx.rows<Decided>(
    `select t.instrument_id as "instrumentId", t.duration_s as "durationSeconds",
            t.win_probability::float8 as priced, o.status = 'won' as "isWon",
            t.accepted_at as "acceptedAt", t.expires_at as "expiresAt"
       from (select trade_id, status from outcomes
              where settled_at >= $1 and settled_at < $2 and status in ('won', 'lost')
              order by settled_at desc limit $3) o
       join trades t on t.id = o.trade_id`,
    [iso(from), iso(to), limit],
  )
}
