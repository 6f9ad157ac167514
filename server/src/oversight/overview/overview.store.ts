// The SQL of the overview: each statement looks at one stretch of time, by the indexes on time.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Stretch = { readonly from: Millis; readonly to: Millis }

export type DaySums = {
  readonly staked: bigint
  readonly returned: bigint
  readonly trades: number
  readonly paidIn: bigint
  readonly paidOut: bigint
  readonly signUps: number
}

export async function sumDay(tx: Tx, { from, to }: Stretch): Promise<DaySums> {
  const rows = await tx.rows<DaySums>(
    `select coalesce(sum(amount) filter (where kind = 'trade_open'), 0)::bigint as staked,
            coalesce(sum(amount) filter (where kind = 'trade_settle'), 0)::bigint as returned,
            (count(*) filter (where kind = 'trade_open'))::int as trades,
            coalesce(sum(amount) filter (where kind = 'deposit_credit'), 0)::bigint as "paidIn",
            coalesce(sum(amount) filter (where kind = 'withdrawal_pay'), 0)::bigint as "paidOut",
            (select count(*) from client_names where created_at >= $1 and created_at < $2)::int
              as "signUps"
       from transfers
      where at >= $1 and at < $2 and book = 'real'
        and (kind in ('trade_open', 'deposit_credit', 'withdrawal_pay')
             or kind = 'trade_settle' and client_account is not null)`,
    [iso(from), iso(to)],
  )
  return rows[0] as DaySums
}

export type LagSums = {
  readonly settled: number
  readonly voided: number
  readonly half: number | null
  readonly p95: number | null
}

/** Of trades that were settled in the stretch, live and demo: they take the same way. */
export async function sumLag(tx: Tx, { from, to }: Stretch): Promise<LagSums> {
  const rows = await tx.rows<LagSums>(
    `with lags as (
       select extract(epoch from o.settled_at - t.expires_at)::float8 * 1000 as ms,
              o.status = 'voided' as is_void
         from outcomes o join trades t on t.id = o.trade_id
        where o.settled_at >= $1 and o.settled_at < $2)
     select count(*)::int as settled, (count(*) filter (where is_void))::int as voided,
            percentile_cont(0.5) within group (order by ms) filter (where not is_void) as half,
            percentile_cont(0.95) within group (order by ms) filter (where not is_void) as p95
       from lags`,
    [iso(from), iso(to)],
  )
  return rows[0] as LagSums
}
