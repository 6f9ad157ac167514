// The SQL of what reports tell beside money that moved: how long payouts took, what clients did
// since they signed up, and what staff did. Each looks at its days by an index on time.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { endOf, type Period, startOf } from './period.ts'

const between = (period: Period) => [iso(startOf(period.from)), iso(endOf(period))]

export type PayoutSums = {
  /** Null: of the whole time. */
  readonly day: string | null
  readonly paid: bigint
  /** Minutes. */
  readonly half: number | null
  readonly p95: number | null
  readonly longest: number | null
}

export function sumPayouts(tx: Tx, period: Period): Promise<PayoutSums[]> {
  return tx.rows<PayoutSums>(
    `select day::text, count(*) as paid,
            percentile_cont(0.5) within group (order by took) as half,
            percentile_cont(0.95) within group (order by took) as p95, max(took) as longest
       from (select paid_at::date as day,
                    extract(epoch from paid_at - asked_at)::float8 / 60 as took
               from payout_times where paid_at >= $1 and paid_at < $2) p
      group by grouping sets ((day), ())`,
    between(period),
  )
}

export type SignUpSums = {
  /** Null: of the whole time. */
  readonly day: string | null
  readonly signed_up: bigint
  readonly confirmed: bigint
  readonly tried: bigint
  readonly identified: bigint
  readonly paid_in: bigint
  readonly traded: bigint
}

export const noSignUps: SignUpSums = {
  day: null,
  signed_up: 0n,
  confirmed: 0n,
  tried: 0n,
  identified: 0n,
  paid_in: 0n,
  traded: 0n,
}

export function sumSignUps(tx: Tx, period: Period): Promise<SignUpSums[]> {
  const has = (rows: string) => `exists (select from ${rows})`
  const tradedIn = (book: string) =>
    has(`report_client_days d where d.client_id = c.id and d.currency = '${book}'`)
  return tx.rows<SignUpSums>(
    `select day::text, count(*) as signed_up,
            count(*) filter (where is_confirmed) as confirmed,
            count(*) filter (where has_tried) as tried,
            count(*) filter (where is_identified) as identified,
            count(*) filter (where has_paid) as paid_in,
            count(*) filter (where has_traded) as traded
       from (select created_at::date as day, email_confirmed_at is not null as is_confirmed,
                    is_identified, ${tradedIn('demo')} as has_tried,
                    ${tradedIn('real')} as has_traded,
                    ${has('credited_deposits d where d.client_id = c.id')} as has_paid
               from client_directory c where created_at >= $1 and created_at < $2) c
      group by grouping sets ((day), ())`,
    between(period),
  )
}

export type ActSums = {
  /** Null, as the act is: of the whole time. */
  readonly member: string | null
  readonly act: string | null
  readonly times: bigint
  readonly clients: bigint
  readonly last: Millis | null
}

export function sumActs(tx: Tx, period: Period): Promise<ActSums[]> {
  return tx.rows<ActSums>(
    `select member, act, count(*) as times, count(distinct client_id) as clients, max(at) as last
       from (select substr(actor, 7) as member, kind as act, client_id, at from told_events
              where actor like 'staff:%' and at >= $1 and at < $2) e
      group by grouping sets ((member, act), ()) order by member, times desc, act`,
    between(period),
  )
}
