// Trades in PostgreSQL, always in batches: facts for many orders, one write for many trades.

import { assert } from '#kernel/assert.ts'
import type { AccountId, ClientId, TradeId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column, instants } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { ClientAccount } from '../ledger/ledger.ts'
import type { Settlement } from './settlement.ts'
import type { ClientStanding, OpenTrade } from './trade.ts'

export type OrderKey = {
  readonly clientId: ClientId
  readonly book: Book
  readonly orderKey: string | null
}

/**
 * What an order draws on: the client's account in its book, what the client may do, and whether the
 * key is new.
 */
export type Ordering = {
  readonly account: ClientAccount
  readonly client: ClientStanding
  readonly plan: string
  /** The trade that an earlier order with the same key became. */
  readonly earlierId: TradeId | null
}

type OrderingRow = {
  id: bigint
  client_id: bigint
  book: Book
  balance: bigint
  postings: bigint
  state: ClientStanding['state']
  email_confirmed: boolean
  demo_ends_at: Millis
  plan: string
  earlier_id: TradeId | null
}

const orderingsStatement: Statement = {
  name: 'load_orderings',
  text: `
    select a.id, a.client_id, a.book, a.balance, a.postings, c.state, c.plan, c.demo_ends_at,
           c.email_confirmed_at is not null as email_confirmed, e.id as earlier_id
      from unnest($1::bigint[], $2::book[], $3::text[]) with ordinality o(client_id, book,
        order_key, nr)
      join ledger_accounts a on a.client_id = o.client_id and a.book = o.book
        and a.name = 'available'
      join clients c on c.id = o.client_id
      left join trades e on e.client_id = o.client_id and e.order_key = o.order_key
     order by o.nr`,
}

/** One row for each order, in the same order. */
export async function loadOrderings(tx: Tx, orders: readonly OrderKey[]): Promise<Ordering[]> {
  const rows = await tx.rows<OrderingRow>(orderingsStatement, [
    column(orders.map((order) => order.clientId)),
    column(orders.map((order) => order.book)),
    orders.map((order) => order.orderKey),
  ])
  assert(rows.length === orders.length, 'every client has an account in both books')
  return rows.map((row) => ({
    account: {
      id: row.id as AccountId,
      clientId: row.client_id as ClientId,
      book: row.book,
      balance: row.balance as Usd,
      postings: row.postings,
    },
    client: {
      state: row.state,
      emailConfirmed: row.email_confirmed,
      demoEndsAt: row.demo_ends_at,
    },
    plan: row.plan,
    earlierId: row.earlier_id,
  }))
}

/** How many of a client's trades count against the plan on this UTC day. */
export async function countPlanSlots(tx: Tx, clientIds: readonly ClientId[], planDay: string) {
  const rows = await tx.rows<{ client_id: bigint; used: number }>(
    `select client_id, max(plan_slot)::int as used from trades
      where client_id = any($1::bigint[]) and plan_day = $2 group by 1`,
    [column(clientIds), planDay],
  )
  return new Map(rows.map((row) => [row.client_id as ClientId, row.used]))
}

const insertStatement: Statement = {
  name: 'insert_trades',
  text: `
    insert into trades (id, client_id, account_id, book, instrument_id, direction, stake,
      duration_s, strike_rate,
      payout_rate_bp, margin_bp, win_probability, volatility, quantile, strike_factor, decimals,
        tick_points,
      rule_version, accepted_at, expires_at, order_key, plan_day, plan_slot, plan_limit)
    select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::book[], $5::smallint[],
      $6::direction[],
      $7::bigint[], $8::int[], $9::text[], $10::int[], $11::int[], $12::float8[], $13::float8[],
        $14::float8[],
      $15::bigint[], $16::smallint[], $17::int[], $18::smallint[], ${instants('$19')},
        ${instants('$20')},
      $21::text[], $22::date[], $23::smallint[], $24::smallint[])`,
}

export async function insertTrades(tx: Tx, trades: readonly OpenTrade[]): Promise<void> {
  if (trades.length === 0) return
  const of = <T extends string | number | bigint | null>(value: (trade: OpenTrade) => T) =>
    column(trades.map(value))
  await tx.rows(insertStatement, [
    of((t) => t.id),
    of((t) => t.clientId),
    of((t) => t.accountId),
    of((t) => t.book),
    of((t) => t.instrument.id),
    of((t) => t.direction),
    of((t) => t.stake),
    of((t) => t.durationSeconds),
    trades.map((t) => t.strikeRate),
    of((t) => t.payoutRateBp),
    of((t) => t.marginBp),
    of((t) => t.winProbability),
    of((t) => t.volatility),
    of((t) => t.quantile),
    of((t) => t.strikeFactor),
    of((t) => t.instrument.scale.decimals),
    of((t) => t.instrument.scale.tickPoints),
    of((t) => t.ruleVersion),
    of((t) => t.acceptedAt),
    of((t) => t.expiresAt),
    trades.map((t) => t.orderKey),
    of((t) => t.planSlot?.day ?? null),
    of((t) => t.planSlot?.slot ?? null),
    of((t) => t.planSlot?.limit ?? null),
  ])
}

const settleStatement: Statement = {
  name: 'settle_trades',
  text: `
    update trades t set status = s.status, void_reason = s.void_reason,
        entry_seq = s.entry_seq, entry_at = s.entry_at, entry_price = s.entry_price,
          strike_price = s.strike_price,
        exit_seq = s.exit_seq, exit_at = s.exit_at, exit_price = s.exit_price, payout = s.payout,
          settled_at = s.at
      from (select id, client_id, status, void_reason, entry_seq,
        'epoch'::timestamptz + entry_ms * interval '1 ms' as entry_at,
                   entry_price, strike_price, exit_seq,
                     'epoch'::timestamptz + exit_ms * interval '1 ms' as exit_at,
                   exit_price, payout, $12::timestamptz as at
              from unnest($1::uuid[], $2::trade_status[], $3::text[], $4::bigint[], $5::bigint[],
                $6::bigint[],
                $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[],
                  $13::bigint[])
                as u(id, status, void_reason, entry_seq, entry_ms, entry_price, strike_price,
                     exit_seq, exit_ms, exit_price, payout, client_id)) s
     where t.client_id = s.client_id and t.id = s.id and t.status = 'open'
    returning t.id`,
}

export type Settled = { readonly trade: OpenTrade; readonly settlement: Settlement }

/** Writes the ends of trades that are still open; returns the ids of those it wrote. */
export async function updateSettled(
  tx: Tx,
  settled: readonly Settled[],
  at: Millis,
): Promise<Set<TradeId>> {
  const of = <T extends string | number | bigint | null>(value: (end: Settlement) => T) =>
    column(settled.map(({ settlement }) => value(settlement)))
  const rows = await tx.rows<{ id: TradeId }>(settleStatement, [
    column(settled.map(({ trade }) => trade.id)),
    of((end) => end.status),
    of((end) => end.voidReason),
    of((end) => end.entry?.seq ?? null),
    of((end) => end.entry?.at ?? null),
    of((end) => end.entry?.price ?? null),
    of((end) => end.strike),
    of((end) => end.exit?.seq ?? null),
    of((end) => end.exit?.at ?? null),
    of((end) => end.exit?.price ?? null),
    of((end) => end.payout),
    iso(at),
    column(settled.map(({ trade }) => trade.clientId)),
  ])
  return new Set(rows.map((row) => row.id))
}

/**
 * Notes that every trade which expired up to this instant is settled, so that a start need not look
 * at it.
 */
export async function saveSettlementMark(tx: Tx, through: Millis): Promise<void> {
  await tx.rows(
    `insert into settlement_mark (through) values ($1)
     on conflict (one_row) do update set through = greatest(settlement_mark.through,
       excluded.through)`,
    [iso(through)],
  )
}
