// What was done with each signal, and what came of it: the SQL of what clients and staff read.

import type { Direction } from '#contract/client/trades.ts'
import type { RuleName } from '#contract/public/signal-rules.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

export type LogLine = {
  readonly signalId: string
  readonly rule: RuleName
  readonly instrumentId: number
  readonly direction: Direction
  readonly book: Book
  readonly at: Millis
  readonly answeredAt: Millis | null
  readonly reason: string | null
  readonly details: Readonly<Record<string, string | number>> | null
  readonly place: number | null
  readonly places: number | null
  readonly seed: string | null
  readonly stake: Usd | null
  readonly tradeId: string | null
  readonly outcome: 'won' | 'lost' | 'tied' | 'voided' | null
  readonly brought: Usd | null
}

type LogRow = {
  signal_id: string
  rule: RuleName
  instrument_id: number
  direction: Direction
  book: Book
  at: Millis
  answered_at: Millis | null
  reason: string | null
  details: Record<string, string | number> | null
  place: number | null
  places: number | null
  seed: string | null
  stake: Usd | null
  trade_id: string | null
  outcome: LogLine['outcome']
  brought: Usd | null
}

/** The last line of the page before. */
export type LogCursor = { readonly at: Millis; readonly signalId: string }

/** The newest first: orders and what was skipped. */
export async function listLog(
  tx: Tx,
  {
    clientId,
    after,
    limit,
  }: { readonly clientId: ClientId; readonly after: LogCursor | null; readonly limit: number },
): Promise<LogLine[]> {
  const rows = await tx.rows<LogRow>(
    `select l.signal_id, r.rule, l.instrument_id, g.direction, l.book, l.at, l.answered_at,
            l.reason, l.details, l.place, n.orders as places, encode(n.seed, 'hex') as seed,
            l.stake, l.trade_id, l.outcome::text as outcome, l.brought
       from (
         (select signal_id, instrument_id, book, decided_at as at, answered_at, refused as reason,
                 refused_with as details, place, stake, trade_id, outcome, brought
            from ats_orders
           where client_id = $1 and ($2::timestamptz is null or (decided_at, signal_id) < ($2, $3))
           order by decided_at desc, signal_id desc limit $4)
         union all
         (select signal_id, instrument_id, book, at, at, reason, null, null, null, null, null, null
            from ats_skips
           where client_id = $1 and ($2::timestamptz is null or (at, signal_id) < ($2, $3))
           order by at desc, signal_id desc limit $4)) l
       join signals g on g.id = l.signal_id join signal_records r on r.id = g.record_id
       left join ats_rounds n on n.signal_id = l.signal_id and l.place is not null
      order by l.at desc, l.signal_id desc limit $4`,
    [clientId, after && iso(after.at), after?.signalId ?? null, limit],
  )
  return rows.map((row) => ({
    signalId: row.signal_id,
    rule: row.rule,
    instrumentId: row.instrument_id,
    direction: row.direction,
    book: row.book,
    at: row.at,
    answeredAt: row.answered_at,
    reason: row.reason,
    details: row.details,
    place: row.place,
    places: row.places,
    seed: row.seed,
    stake: row.stake,
    tradeId: row.trade_id,
    outcome: row.outcome,
    brought: row.brought,
  }))
}

export type DayResult = {
  /** "2026-11-25". */
  readonly day: string
  readonly placed: number
  readonly won: number
  readonly lost: number
  readonly tied: number
  readonly voided: number
  readonly staked: Usd
  readonly brought: Usd
  /** What the margin in their prices cost on average. */
  readonly cost: Usd
}

type DayRow = Omit<DayResult, 'day'> & { day: string }

/** By UTC day, the oldest first; of those whose trades were placed. */
export function listDays(tx: Tx, clientId: ClientId, book: Book): Promise<DayResult[]> {
  return tx.rows<DayRow>(
    `select o.day::text as day, count(*)::int as placed,
            count(*) filter (where o.outcome = 'won')::int as won,
            count(*) filter (where o.outcome = 'lost')::int as lost,
            count(*) filter (where o.outcome = 'tied')::int as tied,
            count(*) filter (where o.outcome = 'voided')::int as voided,
            sum(o.stake)::bigint as staked, coalesce(sum(o.brought), 0)::bigint as brought,
            coalesce(sum(o.stake * g.margin_bp) filter (where o.outcome in ('won', 'lost')) / 10000,
              0)::bigint as cost
       from ats_orders o join signals g on g.id = o.signal_id
      where o.client_id = $1 and o.book = $2 and o.trade_id is not null
      group by 1 order by 1`,
    [clientId, book],
  )
}

/** How what ended brought the result down below its best before, at most. */
export async function deepestFall(tx: Tx, clientId: ClientId, book: Book): Promise<Usd> {
  const rows = await tx.rows<{ fall: Usd | null }>(
    `select max(peak - brought)::bigint as fall from (
       select brought, greatest(max(brought) over (order by nr), 0) as peak from (
         select row_number() over w as nr, sum(brought) over w as brought
           from ats_orders where client_id = $1 and book = $2 and ended_at is not null
         window w as (order by ended_at, signal_id)) r) p`,
    [clientId, book],
  )
  return rows[0]?.fall ?? (0n as Usd)
}
