// Automated trades as staff look at them: their SQL.

import type { RuleName } from '#contract/public/signal-rules.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Running = {
  readonly demo: number
  readonly real: number
  readonly pausedClients: number
  readonly served: number
  readonly placed: number
  readonly refused: number
  readonly waiting: number
}

/** Now, and since then. */
export async function countRunning(tx: Tx, since: Millis): Promise<Running> {
  const rows = await tx.rows<Running>(
    `select (select count(*) from ats_clients where runs = 'demo')::int as demo,
            (select count(*) from ats_clients where runs = 'real')::int as real,
            (select count(*) from automation_stops
              where client_id is not null and resumed_at is null)::int as "pausedClients",
            count(distinct o.signal_id)::int as served,
            count(o.trade_id)::int as placed, count(o.refused)::int as refused,
            (select count(*) from ats_orders where answered_at is null)::int as waiting
       from ats_orders o where o.decided_at > $1`,
    [iso(since)],
  )
  const none = { demo: 0, real: 0, pausedClients: 0, served: 0, placed: 0, refused: 0, waiting: 0 }
  return rows[0] ?? none
}

export type OpenSum = {
  readonly rule: RuleName
  readonly instrumentId: number
  readonly book: Book
  readonly trades: number
  readonly stakes: Usd
  readonly payout: Usd
}

/** What is open by rule, instrument and account; the payout if all of it wins. */
export function sumOpenByRule(tx: Tx): Promise<OpenSum[]> {
  return tx.rows<OpenSum>(
    `select r.rule, o.instrument_id as "instrumentId", o.book, count(*)::int as trades,
            sum(o.stake)::bigint as stakes,
            sum(o.stake + o.stake * g.profit_rate_bp / 10000)::bigint as payout
       from ats_orders o join signals g on g.id = o.signal_id
       join signal_records r on r.id = g.record_id
      where o.trade_id is not null and o.ended_at is null
      group by 1, 2, 3 order by stakes desc`,
  )
}

export type FailureSum = {
  readonly reason: string
  readonly orders: number
  readonly clients: number
  readonly newestAt: Millis
}

export function sumFailures(tx: Tx, since: Millis): Promise<FailureSum[]> {
  return tx.rows<FailureSum>(
    `select coalesce(refused, '') as reason, count(*)::int as orders,
            count(distinct client_id)::int as clients,
            max(decided_at) as "newestAt"
       from ats_orders where refused is not null and decided_at > $1
      group by 1 order by orders desc, reason limit 50`,
    [iso(since)],
  )
}
