// The SQL of what came of a client's trades: sums by pair, duration and outcome, a curve, streaks.

import type { ClientId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { bare, type TradeList } from './past-trades.store.ts'
import type { Outcome } from './settlement.ts'

export type Wanted = Pick<TradeList, 'symbol' | 'direction' | 'days'> & {
  readonly clientId: ClientId
  readonly book: Book
  readonly only: 'settled' | 'won' | 'lost'
}

/**
 * Settled trades that fit, with what each brought, in cents, and what its margin costs on average,
 * in basis points of a cent: whole numbers, as long as they are added up. What is void costs none.
 */
const fitting = `
  select t.posting, t.status, t.duration_s, i.symbol, t.win_probability, t.settled_at, t.stake,
         t.payout - t.stake as net,
         case t.status when 'voided' then 0 else t.stake * t.margin_bp end as cost_bp
    from trade_records t join instruments i on i.id = t.instrument_id
   where t.account_id = (select id from ledger_accounts
                          where client_id = $1 and book = $2 and name = 'available')
     and t.status <> 'open'
     and ($3::text is null or t.status::text = $3)
     and ($4::text is null or ${bare} = $4)
     and ($5::direction is null or t.direction = $5)
     and ($6::timestamptz is null or t.accepted_at >= $6)
     and ($7::timestamptz is null or t.accepted_at < $7)`

function valuesOf({ clientId, book, only, symbol, direction, days }: Wanted) {
  const { from, until } = days ?? { from: null, until: null }
  return [
    ...[clientId, book, only === 'settled' ? null : only, symbol ?? null, direction ?? null],
    ...[from === null ? null : iso(from), until === null ? null : iso(until)],
  ]
}

export type Sum = {
  readonly symbol: string
  readonly duration: number
  readonly status: Outcome
  readonly trades: number
  readonly staked: Usd
  /** Below zero: they lost. */
  readonly net: Usd
  /** As basis points of a cent. */
  readonly costBp: Usd
  /** The chances priced, added up. */
  readonly chance: number
}

export function loadSums(tx: Tx, wanted: Wanted): Promise<Sum[]> {
  return tx.rows<Sum>(
    `select symbol, duration_s as duration, status::text as status, count(*)::int as trades,
            sum(stake)::bigint as staked, sum(net)::bigint as net, sum(cost_bp)::bigint as "costBp",
            sum(win_probability)::float8 as chance
       from (${fitting}) t group by 1, 2, 3`,
    valuesOf(wanted),
  )
}

export type Point = { readonly at: Millis; readonly net: Usd; readonly costBp: Usd }

/** So many at most, evenly along the trades; the newest is always there. */
export function loadCurve(tx: Tx, wanted: Wanted, most: number): Promise<Point[]> {
  return tx.rows<Point>(
    `select settled_at as at, net::bigint as net, cost_bp::bigint as "costBp"
       from (select t.settled_at, sum(t.net) over w as net, sum(t.cost_bp) over w as cost_bp,
                    row_number() over w as nr, count(*) over () as trades
               from (${fitting}) t window w as (order by t.posting)) s
      where nr % ceil(trades::float8 / $8::int)::bigint = 0 or nr = trades order by nr`,
    [...valuesOf(wanted), most],
  )
}

export type Streak = { readonly status: 'won' | 'lost'; readonly longest: number }

/** Ties and voids break none. */
export function loadStreaks(tx: Tx, wanted: Wanted): Promise<Streak[]> {
  return tx.rows<Streak>(
    `select status, max(length)::int as longest
       from (select status, count(*) as length
               from (select t.status::text as status,
                            row_number() over (order by t.posting)
                              - row_number() over (partition by t.status order by t.posting) as run
                       from (${fitting}) t where t.status in ('won', 'lost')) d
              group by status, run) s
      group by status`,
    valuesOf(wanted),
  )
}
