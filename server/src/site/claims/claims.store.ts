// The SQL behind the figures of public pages. All of it only reads.

import type { ChainNetwork, WithdrawalMethod } from '#contract/public/payouts.ts'
import { present } from '#kernel/assert.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type Window = { readonly from: Millis; readonly to: Millis }

/**
 * Of the live accounts with a trade settled in the window: how many there are, how many lost, and
 * what half of those lost at least.
 * From the ledger: what these trades took from the account, and what they paid back.
 */
export async function countLosers(
  tx: Tx,
  { from, to }: Window,
): Promise<{ readonly accounts: number; readonly losers: number; readonly median: Usd }> {
  const rows = await tx.rows<{ accounts: number; losers: number; median: Usd }>(
    `select count(*)::int as accounts, (count(*) filter (where result < 0))::int as losers,
            coalesce(percentile_disc(0.5) within group (order by -result)
                       filter (where result < 0), 0)::bigint as median
       from (select o.client_account,
                    sum(case when e.client_account is null then 0 else e.amount end - o.amount)
                      as result
               from movements e join movements o on o.ref = e.ref and o.kind = 'trade_open'
              where e.kind = 'trade_settle' and e.currency = 'real'
                and e.at > $1 and e.at <= $2
              group by o.client_account) results`,
    [iso(from), iso(to)],
  )
  return present(rows[0], 'a count is one row')
}

/** Campaigns that run, by kind: how many, and in which countries. */
export function listCampaignKinds(
  tx: Tx,
  now: Millis,
): Promise<{ readonly kind: string; readonly count: number; readonly countries: string[] }[]> {
  return tx.rows<{ kind: string; count: number; countries: string[] }>(
    `select kind, count(distinct c.nr)::int as count,
            array_agg(distinct country order by country) as countries
       from (select kind, countries, row_number() over () as nr from running_campaigns
              where starts_at <= $1 and ends_at > $1) c
      cross join unnest(c.countries) as country group by kind`,
    [iso(now)],
  )
}

/** Published and not over; and where: each country once. */
export async function countTournaments(
  tx: Tx,
  now: Millis,
): Promise<{ readonly count: number; readonly countries: string[] }> {
  const rows = await tx.rows<{ count: number; countries: string[] }>(
    `select count(distinct t.nr)::int as count,
            coalesce(array_agg(distinct country order by country), '{}') as countries
       from (select countries, row_number() over () as nr from open_tournaments
              where ends_at > $1) t
      cross join unnest(t.countries) as country`,
    [iso(now)],
  )
  return present(rows[0], 'a count is one row')
}

export async function countPayouts(tx: Tx, { from, to }: Window): Promise<number> {
  const rows = await tx.rows<{ count: number }>(
    'select count(*)::int as count from payouts where paid_at > $1 and paid_at <= $2',
    [iso(from), iso(to)],
  )
  return present(rows[0], 'a count is one row').count
}

export type PayoutRow = {
  readonly method: WithdrawalMethod
  readonly network: ChainNetwork | null
  readonly amount: Usd
  readonly destination: string | null
  readonly transaction_id: string | null
  readonly requested_at: Millis
  readonly paid_at: Millis
}

/** The newest first. */
export async function listPayouts(tx: Tx, limit: number): Promise<PayoutRow[]> {
  return tx.rows<PayoutRow>(
    `select method, network, amount, destination, transaction_id, requested_at, paid_at
       from payouts order by paid_at desc, id desc limit $1`,
    [limit],
  )
}

export type PayoutMedian = {
  readonly method: WithdrawalMethod
  readonly count: number
  readonly median_seconds: number
}

/** From asking to paid, by method; those with fewer than `minimum` are left out. */
export async function loadPayoutMedians(
  tx: Tx,
  { from, to }: Window,
  minimum: number,
): Promise<PayoutMedian[]> {
  return tx.rows<PayoutMedian>(
    `select method, count(*)::int as count, percentile_cont(0.5) within group (
              order by extract(epoch from paid_at - requested_at)::float8) as median_seconds
       from payouts where paid_at > $1 and paid_at <= $2
      group by method having count(*) >= $3 order by method`,
    [iso(from), iso(to), minimum],
  )
}

/** Withdrawals that have not ended, and those of them that were asked for before `dueFrom`. */
export async function countWaiting(
  tx: Tx,
  dueFrom: Millis,
): Promise<{ readonly waiting: number; readonly overdue: number }> {
  const rows = await tx.rows<{ waiting: number; overdue: number }>(
    `select count(*)::int as waiting, (count(*) filter (where asked_at < $1))::int as overdue
       from waiting_withdrawals`,
    [iso(dueFrom)],
  )
  return present(rows[0], 'a count is one row')
}

export type SettlementLag = {
  readonly count: number
  readonly median_ms: number | null
  readonly p99_ms: number | null
}

/** On a busy install the newest of these speak for the hour. */
const settledMax = 20_000

/** From expiry to stored outcome, of what was settled in the window. */
export async function loadSettlementLag(tx: Tx, { from, to }: Window): Promise<SettlementLag> {
  const rows = await tx.rows<SettlementLag>(
    `select count(*)::int as count,
            percentile_disc(0.5) within group (order by lag) as median_ms,
            percentile_disc(0.99) within group (order by lag) as p99_ms
       from (select (extract(epoch from o.settled_at - t.expires_at) * 1000)::int as lag
               from (select trade_id, settled_at from outcomes
                      where settled_at > $1 and settled_at <= $2
                      order by settled_at desc limit $3) o
               join trades t on t.id = o.trade_id) lags`,
    [iso(from), iso(to), settledMax],
  )
  return present(rows[0], 'a count is one row')
}
