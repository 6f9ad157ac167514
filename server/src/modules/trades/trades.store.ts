// Trades in PostgreSQL, always in batches: facts for many orders, one write for many trades.

import type { Direction, VoidReason } from '#contract/trades.ts'
import { assert } from '#kernel/assert.ts'
import type { AccountId, ClientId, TradeId } from '#kernel/ids.ts'
import type { Book, Usd } from '#kernel/money.ts'
import { type Points, points } from '#kernel/price.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column, instants } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { Category } from '../instruments/instrument.ts'
import type { ClientAccount } from '../ledger/ledger.ts'
import type { ClientStanding, OpenTrade, Outcome, Settlement } from './trade.ts'

export type OrderKey = {
  readonly clientId: ClientId
  readonly book: Book
  readonly orderKey: string | null
}

/** What an order draws on: the client's account in its book, what the client may do, and whether the key is new. */
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
      from unnest($1::bigint[], $2::book[], $3::text[]) with ordinality o(client_id, book, order_key, nr)
      join ledger_accounts a on a.client_id = o.client_id and a.book = o.book and a.name = 'available'
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

export type TradeRow = {
  id: string
  client_id: bigint
  account_id: bigint
  book: Book
  instrument_id: number
  symbol: string
  category: Category
  direction: Direction
  stake: bigint
  duration_s: number
  strike_rate: string
  payout_rate_bp: number
  margin_bp: number
  win_probability: number
  volatility: number
  quantile: number
  strike_factor: bigint
  decimals: number
  tick_points: number
  rule_version: number
  accepted_at: Millis
  expires_at: Millis
  order_key: string | null
  plan_day: string | null
  plan_slot: number | null
  plan_limit: number | null
  status: 'open' | Outcome
  void_reason: VoidReason | null
  entry_seq: bigint | null
  entry_at: Millis | null
  entry_price: bigint | null
  strike_price: bigint | null
  exit_seq: bigint | null
  exit_at: Millis | null
  exit_price: bigint | null
  payout: bigint | null
  settled_at: Millis | null
}

/** A trade with its end, where it has one. */
export type StoredTrade = { readonly trade: OpenTrade; readonly end: End | null }
export type End = {
  readonly status: Outcome
  readonly voidReason: VoidReason | null
  readonly entry: StoredPrice | null
  readonly strike: Points | null
  readonly exit: StoredPrice | null
  readonly payout: Usd
  readonly settledAt: Millis
}
export type StoredPrice = { readonly seq: number; readonly at: Millis; readonly price: Points }

export const selectTrades = `select t.*, t.plan_day::text as plan_day, i.symbol, i.category
  from trades t join instruments i on i.id = t.instrument_id`

/** Trades by id, whoever's they are. */
export async function loadTrades(tx: Tx, keys: readonly TradeKey[]): Promise<OpenTrade[]> {
  if (keys.length === 0) return []
  const rows = await tx.rows<TradeRow>(
    `${selectTrades} where (t.client_id, t.id) in (select * from unnest($1::bigint[], $2::uuid[]))`,
    [column(keys.map((key) => key.clientId)), column(keys.map((key) => key.id))],
  )
  return rows.map((row) => storedTrade(row).trade)
}

export type TradeKey = { readonly clientId: ClientId; readonly id: TradeId }

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
    insert into trades (id, client_id, account_id, book, instrument_id, direction, stake, duration_s, strike_rate,
      payout_rate_bp, margin_bp, win_probability, volatility, quantile, strike_factor, decimals, tick_points,
      rule_version, accepted_at, expires_at, order_key, plan_day, plan_slot, plan_limit)
    select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::book[], $5::smallint[], $6::direction[],
      $7::bigint[], $8::int[], $9::text[], $10::int[], $11::int[], $12::float8[], $13::float8[], $14::float8[],
      $15::bigint[], $16::smallint[], $17::int[], $18::smallint[], ${instants('$19')}, ${instants('$20')},
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
        entry_seq = s.entry_seq, entry_at = s.entry_at, entry_price = s.entry_price, strike_price = s.strike_price,
        exit_seq = s.exit_seq, exit_at = s.exit_at, exit_price = s.exit_price, payout = s.payout, settled_at = s.at
      from (select id, client_id, status, void_reason, entry_seq, 'epoch'::timestamptz + entry_ms * interval '1 ms' as entry_at,
                   entry_price, strike_price, exit_seq, 'epoch'::timestamptz + exit_ms * interval '1 ms' as exit_at,
                   exit_price, payout, $12::timestamptz as at
              from unnest($1::uuid[], $2::trade_status[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[],
                $7::bigint[], $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[], $13::bigint[])
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
 * All open trades: what a start, or the end of an outage, takes up again. No trade lasts longer
 * than a day.
 */
export async function loadOpen(tx: Tx): Promise<OpenTrade[]> {
  const rows = await tx.rows<TradeRow>(
    `${selectTrades} where t.status = 'open' and t.accepted_at >= coalesce(
       (select through - interval '1 day' from settlement_mark), '-infinity') order by t.id`,
  )
  return rows.map((row) => storedTrade(row).trade)
}

/** Notes that every trade which expired up to this instant is settled, so that a start need not look at it. */
export async function saveSettlementMark(tx: Tx, through: Millis): Promise<void> {
  await tx.rows(
    `insert into settlement_mark (through) values ($1)
     on conflict (one_row) do update set through = greatest(settlement_mark.through, excluded.through)`,
    [iso(through)],
  )
}

export type TradeList = {
  readonly clientId: ClientId
  readonly book: Book
  readonly only: 'open' | 'settled' | 'won' | 'all'
  /** The id of the last trade of the page before. */
  readonly after: string | undefined
  readonly limit: number
}

const listConditions: Record<TradeList['only'], string> = {
  all: '',
  open: `and t.status = 'open'`,
  settled: `and t.status <> 'open'`,
  won: `and t.status = 'won'`,
}

/** A client's trades of one book, newest first. */
export async function listTrades(tx: Tx, list: TradeList): Promise<StoredTrade[]> {
  const rows = await tx.rows<TradeRow>(
    `${selectTrades} where t.client_id = $1 and t.book = $2 ${listConditions[list.only]}
        and ($3::uuid is null or t.id < $3::uuid) order by t.id desc limit $4`,
    [list.clientId, list.book, list.after ?? null, list.limit],
  )
  return rows.map(storedTrade)
}

/** One trade, if it is this client's. */
export async function loadTrade(
  tx: Tx,
  clientId: ClientId,
  id: string,
): Promise<StoredTrade | undefined> {
  const rows = await tx.rows<TradeRow>(`${selectTrades} where t.id = $1 and t.client_id = $2`, [
    id,
    clientId,
  ])
  return rows[0] && storedTrade(rows[0])
}

/** The stakes of a client's open trades, per book. */
export async function sumOpenStakes(tx: Tx, clientId: ClientId): Promise<Map<Book, Usd>> {
  const rows = await tx.rows<{ book: Book; stakes: bigint }>(
    `select book, sum(stake)::bigint as stakes from trades where client_id = $1 and status = 'open' group by 1`,
    [clientId],
  )
  return new Map(rows.map((row) => [row.book, row.stakes as Usd]))
}

export function storedTrade(row: TradeRow): StoredTrade {
  return { trade: termsOf(row), end: endOf(row) }
}

function termsOf(row: TradeRow): OpenTrade {
  const { plan_day: planDay, plan_slot: slot, plan_limit: limit } = row
  return {
    id: row.id as TradeId,
    clientId: row.client_id as ClientId,
    accountId: row.account_id as AccountId,
    book: row.book,
    instrument: {
      id: row.instrument_id,
      symbol: row.symbol,
      category: row.category,
      scale: { decimals: row.decimals, tickPoints: row.tick_points },
    },
    direction: row.direction,
    stake: row.stake as Usd,
    durationSeconds: row.duration_s,
    strikeRate: row.strike_rate,
    payoutRateBp: row.payout_rate_bp,
    marginBp: row.margin_bp,
    winProbability: row.win_probability,
    volatility: row.volatility,
    quantile: row.quantile,
    strikeFactor: row.strike_factor,
    ruleVersion: row.rule_version,
    acceptedAt: row.accepted_at,
    expiresAt: row.expires_at,
    orderKey: row.order_key,
    planSlot:
      planDay !== null && slot !== null && limit !== null ? { day: planDay, slot, limit } : null,
  }
}

function endOf(row: TradeRow): End | null {
  if (row.status === 'open' || row.payout === null || row.settled_at === null) return null
  return {
    status: row.status,
    voidReason: row.void_reason,
    entry: priceOf(row.entry_seq, row.entry_at, row.entry_price),
    strike: row.strike_price === null ? null : points(Number(row.strike_price)),
    exit: priceOf(row.exit_seq, row.exit_at, row.exit_price),
    payout: row.payout as Usd,
    settledAt: row.settled_at,
  }
}

function priceOf(seq: bigint | null, at: Millis | null, price: bigint | null): StoredPrice | null {
  if (seq === null || at === null || price === null) return null
  return { seq: Number(seq), at, price: points(Number(price)) }
}
