// The SQL of what reports tell beside money that moved: how long payouts took, what clients did
// since they signed up, and what staff did. Each looks at its days by an index on time.

import { iso } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { ActSums, PayoutTook, SignUpSums } from './counted.ts'
import { endOf, type Period, startOf } from './period.ts'

const between = (period: Period) => [iso(startOf(period.from)), iso(endOf(period))]

export function countPayouts(tx: Tx, period: Period): Promise<PayoutTook[]> {
  return tx.rows<PayoutTook>(
    `select paid_at::date::text as day,
            round(extract(epoch from paid_at - asked_at))::float8 as seconds, count(*) as paid
       from payout_times where paid_at >= $1 and paid_at < $2 group by 1, 2`,
    between(period),
  )
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

export function sumActs(tx: Tx, period: Period): Promise<ActSums[]> {
  return tx.rows<ActSums>(
    `select member, act, count(*) as times, count(distinct client_id) as clients, max(at) as last
       from (select substr(actor, 7) as member, kind as act, client_id, at from told_events
              where actor like 'staff:%' and at >= $1 and at < $2) e
      group by grouping sets ((member, act), ())`,
    between(period),
  )
}
