// Signals around their opening, as those who trade them need them: their SQL.

import type { Direction } from '#contract/client/trades.ts'
import type { RuleName } from '#contract/public/signal-rules.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type OpeningSignal = {
  readonly id: string
  readonly rule: RuleName
  readonly instrumentId: number
  readonly direction: Direction
  readonly strikeRate: string
  readonly horizonSeconds: number
  readonly opensAt: Millis
  readonly closesAt: Millis
}

/** Those that open after this instant, the first to open first. */
export function listOpening(tx: Tx, after: Millis): Promise<OpeningSignal[]> {
  return tx.rows<OpeningSignal>(
    `select s.id, r.rule, s.instrument_id as "instrumentId", s.direction,
            s.strike_rate as "strikeRate", s.horizon_s as "horizonSeconds",
            s.opens_at as "opensAt", s.closes_at as "closesAt"
       from signals s join signal_records r on r.id = s.record_id
      where s.closes_at > $1 and s.opens_at > $1 order by s.opens_at, s.id`,
    [iso(after)],
  )
}
