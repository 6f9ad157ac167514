// The SQL of the sums that reports are made of: what moved within a stretch of time is added to the
// days, once. What lies behind the mark is read from there, the minutes since from the journal.

import type { Book } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { ClientSums, DaySum } from './counted.ts'
import type { Period } from './period.ts'

export type Stretch = { readonly from: Millis; readonly to: Millis }

/** Of what moved between $1 and $2, as the rows of `report_days` are. */
const movedSql = `
  select s.day, s.currency, s.kind, coalesce(f.name, 'available') as from_name,
         coalesce(t.name, 'available') as to_name, s.status, s.movements, s.amount
    from (select at::date as day, currency, kind, nullif(from_account, client_account) as from_own,
                 nullif(to_account, client_account) as to_own,
                 coalesce(status::text, '') as status, count(*) as movements,
                 sum(amount)::bigint as amount
            from movements where at >= $1 and at < $2 group by 1, 2, 3, 4, 5, 6) s
    left join account_names f on f.id = s.from_own
    left join account_names t on t.id = s.to_own`

/** Of trades that were settled between $1 and $2, as the rows of `report_client_days` are. */
const clientsSql = `
  select o.client_id, e.currency, e.at::date as day, count(*)::int as trades,
         sum(o.amount)::bigint as staked,
         sum(case when e.client_account is null then 0 else e.amount end)::bigint as returned
    from movements e join movements o on o.ref = e.ref and o.kind = 'trade_open'
   where e.kind = 'trade_settle' and e.status <> 'voided' and e.at >= $1 and e.at < $2
   group by 1, 2, 3`

/** Undefined: nothing was summed yet. */
export async function readMark(tx: Tx): Promise<Millis | undefined> {
  const rows = await tx.rows<{ through: Millis }>('select through from report_mark')
  return rows[0]?.through
}

/** Nobody else adds to the sums until the transaction ends. */
export async function lockMark(tx: Tx): Promise<Millis | undefined> {
  const rows = await tx.rows<{ through: Millis }>('select through from report_mark for update')
  return rows[0]?.through
}

export async function beginMark(tx: Tx, through: Millis): Promise<void> {
  await tx.rows('insert into report_mark (through) values ($1) on conflict do nothing', [
    iso(through),
  ])
}

/** When the first client came: nothing moved before. */
export async function firstSignUp(tx: Tx): Promise<Millis | null> {
  const rows = await tx.rows<{ at: Millis | null }>(
    'select min(created_at) as at from client_directory',
  )
  return rows[0]?.at ?? null
}

export async function addStretch(tx: Tx, { from, to }: Stretch): Promise<void> {
  const values = [iso(from), iso(to)]
  await tx.rows(
    `insert into report_days as d
       (day, currency, kind, from_name, to_name, status, movements, amount) ${movedSql}
     on conflict (day, currency, kind, from_name, to_name, status) do update
        set movements = d.movements + excluded.movements, amount = d.amount + excluded.amount`,
    values,
  )
  await tx.rows(
    `insert into report_client_days as d
       (client_id, currency, day, trades, staked, returned) ${clientsSql}
     on conflict (client_id, currency, day) do update
        set trades = d.trades + excluded.trades, staked = d.staked + excluded.staked,
            returned = d.returned + excluded.returned`,
    values,
  )
  await tx.rows('update report_mark set through = $1', [iso(to)])
}

/** `since` is what is not in the sums yet. */
export type Asked = { readonly period: Period; readonly book: Book; readonly since: Stretch }

const valuesOf = ({ period, book, since }: Asked) => [
  ...[iso(since.from), iso(since.to), book, period.from, period.to],
]

export function readDays(tx: Tx, asked: Asked): Promise<DaySum[]> {
  return tx.rows<DaySum>(
    `select day::text, kind, from_name as from, to_name as to, status,
            sum(movements)::bigint as movements, sum(amount)::bigint as amount
       from (select day, currency, kind, from_name, to_name, status, movements, amount
               from report_days where day between $4 and $5
              union all select * from (${movedSql}) moved) d
      where currency = $3 and day between $4 and $5
      group by 1, 2, 3, 4, 5`,
    valuesOf(asked),
  )
}

export function readClientDays(tx: Tx, asked: Asked): Promise<ClientSums[]> {
  const counts = `count(*) as traded, count(*) filter (where result > 0) as gained,
    count(*) filter (where result < 0) as lost, coalesce(sum(result), 0)::bigint as result`
  return tx.rows<ClientSums>(
    `with days as materialized (
       select client_id, day, sum(returned - staked)::bigint as result
         from (select client_id, currency, day, staked, returned
                 from report_client_days where currency = $3 and day between $4 and $5
                union all
               select client_id, currency, day, staked, returned from (${clientsSql}) recent) d
        where currency = $3 and day between $4 and $5
        group by 1, 2)
     select day::text, ${counts} from days group by 1
     union all
     select null, ${counts}
       from (select sum(result) as result from days group by client_id) whole`,
    valuesOf(asked),
  )
}
