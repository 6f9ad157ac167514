// The SQL of the overview: each statement looks at one stretch of time, by the indexes on time.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { DaySums, LagSums } from './overview.ts'

export type Stretch = { readonly from: Millis; readonly to: Millis }

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

/**
 * Of trades that were settled in the stretch, live and demo: they take the same way. Each trade is
 * looked up by its id, however many there are.
 */
export async function sumLags(tx: Tx, { from, to }: Stretch): Promise<LagSums> {
  const rows = await tx.rows<{ ms: number | null; count: number }>(
    `select case when o.status <> 'voided'
                 then round(extract(epoch from o.settled_at - t.expires_at) * 1000)::int end as ms,
            count(*)::int as count
       from outcomes o
      cross join lateral (select expires_at from trades where id = o.trade_id limit 1) t
      where o.settled_at >= $1 and o.settled_at < $2
      group by 1`,
    [iso(from), iso(to)],
  )
  const voided = rows.find(({ ms }) => ms === null)?.count ?? 0
  return {
    voided,
    late: new Map(rows.flatMap(({ ms, count }) => (ms === null ? [] : [[ms, count] as const]))),
  }
}
