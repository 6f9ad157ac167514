// Reads trades back from PostgreSQL, as they were accepted and as they ended.

import type { Direction } from '#contract/client/trades.ts'
import type { Category } from '#contract/shared/categories.ts'
import type { VoidCause } from '#contract/shared/receipts.ts'
import type { VoidReason } from '#contract/shared/trade-states.ts'
import type { AccountId, ClientId, TradeId } from '#kernel/ids.ts'
import { type StakedIn, type Usd, zeroUsd } from '#kernel/money.ts'
import { type Points, points } from '#kernel/price.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { Span } from '#server/platform/keyset.ts'
import type { Outcome } from './settlement.ts'
import type { OpenTrade } from './trade.ts'

export type TradeRow = {
  id: string
  client_id: bigint
  account_id: bigint
  book: StakedIn
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
  entry_delay_ms: number
  exit_seconds: number
  accepted_at: Millis
  expires_at: Millis
  order_key: string | null
  plan_day: string | null
  plan_slot: number | null
  plan_limit: number | null
  status: 'open' | Outcome
  void_reason: VoidReason | null
  void_cause: VoidCause | null
  entry_seq: bigint | null
  entry_at: Millis | null
  entry_price: bigint | null
  strike_price: bigint | null
  exit_seq: bigint | null
  exit_at: Millis | null
  exit_price: bigint | null
  exit_average: bigint | null
  payout: bigint | null
  settled_at: Millis | null
}

/** A trade with its end, where it has one. */
export type StoredTrade = { readonly trade: OpenTrade; readonly end: End | null }
export type End = {
  readonly status: Outcome
  readonly voidReason: VoidReason | null
  /** Null too for what was void before causes were kept. */
  readonly voidCause: VoidCause | null
  readonly entry: StoredPrice | null
  readonly strike: Points | null
  readonly exit: StoredPrice | null
  /** What decided instead, where the exit is an average. */
  readonly exitAverage: Points | null
  readonly payout: Usd
  readonly settledAt: Millis
}
export type StoredPrice = { readonly seq: number; readonly at: Millis; readonly price: Points }

export const selectTrades = `
  select t.id, t.client_id, t.account_id, t.book, t.instrument_id, t.direction, t.stake,
         t.duration_s, t.strike_rate, t.payout_rate_bp, t.margin_bp, t.win_probability,
         t.volatility, t.quantile, t.strike_factor, t.decimals, t.tick_points, t.rule_version,
         t.entry_delay_ms, t.exit_seconds, t.exit_average,
         t.accepted_at, t.expires_at, t.order_key, t.plan_slot, t.plan_limit, t.status,
         t.void_reason, t.void_cause, t.entry_seq, t.entry_at, t.entry_price, t.strike_price,
         t.exit_seq, t.exit_at, t.exit_price, t.payout, t.settled_at,
         t.plan_day::text as plan_day, i.symbol, i.category
    from trade_records t join instruments i on i.id = t.instrument_id`

/**
 * Each key is looked up by itself. As one set PostgreSQL read every trade there is, as long as it
 * had not counted the journal: for minutes after a young install became busy.
 */
export const byKeysStatement: Statement = {
  name: 'load_trades_by_keys',
  text: `
    select found.* from unnest($1::bigint[], $2::text[]) k (client_id, order_key)
      cross join lateral (${selectTrades}
        where t.client_id = k.client_id and t.order_key = k.order_key limit 1) found`,
}

/** The trades that orders with these keys became. */
export async function loadByKeys(
  tx: Tx,
  keys: readonly { readonly clientId: ClientId; readonly orderKey: string }[],
): Promise<OpenTrade[]> {
  if (keys.length === 0) return []
  const rows = await tx.rows<TradeRow>(byKeysStatement, [
    column(keys.map((key) => key.clientId)),
    keys.map((key) => key.orderKey),
  ])
  return rows.map((row) => storedTrade(row).trade)
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

export type TradeList = {
  readonly clientId: ClientId
  readonly book: StakedIn
  readonly only: 'open' | 'settled' | 'won' | 'lost' | 'all'
  /** Bare, without a sign between its parts. */
  readonly symbol?: string | undefined
  readonly direction?: Direction | undefined
  readonly days?: Span
  readonly isOldestFirst?: boolean
  /** The id of the last trade of the page before. */
  readonly after: string | undefined
  readonly limit: number
}

const listConditions: Record<TradeList['only'], string> = {
  all: '',
  open: `and t.status = 'open'`,
  settled: `and t.status <> 'open'`,
  // Asked of the outcome itself, of which PostgreSQL knows how many there are.
  won: `and exists (select from outcomes where trade_id = t.id and status = 'won')`,
  lost: `and exists (select from outcomes where trade_id = t.id and status = 'lost')`,
}

/** A symbol without a sign between its parts. */
export const bare = `regexp_replace(upper(i.symbol), '[^A-Z0-9]', '', 'g')`

const ways = {
  newest: { isAfter: '<', by: 'desc' },
  oldest: { isAfter: '>', by: 'asc' },
} as const

/**
 * A client's trades of one book, newest first where nothing else is said: in the order in which
 * their stakes left the account, which is the order they were accepted in.
 */
export async function listTrades(tx: Tx, list: TradeList): Promise<StoredTrade[]> {
  const bounds = await boundsOf(tx, list)
  const { isAfter, by } = ways[list.isOldestFirst ? 'oldest' : 'newest']
  const { from, until } = list.days ?? { from: null, until: null }
  const rows = await tx.rows<TradeRow>(
    `${selectTrades}
      where t.account_id = $1 and t.posting > $2 and ($3::uuid is null
         or t.posting ${isAfter}
            (select posting from transfers where ref = $3 and kind = 'trade_open'))
            ${listConditions[list.only]} and ($5::text is null or ${bare} = $5)
        and ($6::direction is null or t.direction = $6)
        and ($7::timestamptz is null or t.posting > posting_before($1, $7))
        and ($8::timestamptz is null or t.posting <= posting_before($1, $8))
      order by t.posting ${by} limit $4`,
    [
      ...[bounds?.id ?? null, bounds?.over ?? 0n, list.after ?? null, list.limit],
      ...[list.symbol ?? null, list.direction ?? null],
      ...[from === null ? null : iso(from), until === null ? null : iso(until)],
    ],
  )
  return rows.map(storedTrade)
}

/**
 * Asked for apart: how many trades there are to look at is known before the list is planned. As for
 * `loadOpen`, what an account did a day before the mark is over.
 */
async function boundsOf(tx: Tx, { clientId, book, only }: TradeList) {
  const rows = await tx.rows<{ id: AccountId; over: bigint }>(
    `select id, case when $3 then coalesce((select posting_before(id, through - interval '1 day')
              from settlement_mark), 0) else 0 end as over
       from ledger_accounts where client_id = $1 and book = $2 and name = 'available'`,
    [clientId, book, only === 'open'],
  )
  return rows[0]
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

/** Whoever's they are; in no order. */
export async function loadTrades(tx: Tx, ids: readonly TradeId[]): Promise<StoredTrade[]> {
  if (ids.length === 0) return []
  const rows = await tx.rows<TradeRow>(`${selectTrades} where t.id = any($1::uuid[])`, [
    column(ids),
  ])
  return rows.map(storedTrade)
}

/** The stakes of a client's open trades, per book. */
export async function sumOpenStakes(tx: Tx, clientId: ClientId): Promise<Map<StakedIn, Usd>> {
  const rows = await tx.rows<{ book: StakedIn; stakes: bigint }>(
    `select a.book, sum(x.amount)::bigint as stakes
       from ledger_accounts a join transfers x on x.client_account = a.id and x.kind = 'trade_open'
      where a.client_id = $1 and not exists (select from outcomes where trade_id = x.ref)
      group by 1`,
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
    entryDelayMs: row.entry_delay_ms,
    exitSeconds: row.exit_seconds,
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
    voidCause: row.void_cause,
    entry: priceOf(row.entry_seq, row.entry_at, row.entry_price),
    strike: pointsOf(row.strike_price),
    exit: priceOf(row.exit_seq, row.exit_at, row.exit_price),
    exitAverage: pointsOf(row.exit_average),
    payout: row.payout as Usd,
    settledAt: row.settled_at,
  }
}

function pointsOf(price: bigint | null): Points | null {
  return price === null ? null : points(Number(price))
}

function priceOf(seq: bigint | null, at: Millis | null, price: bigint | null): StoredPrice | null {
  if (seq === null || at === null || price === null) return null
  return { seq: Number(seq), at, price: points(Number(price)) }
}

export type TradeSums = { readonly count: number; readonly staked: Usd; readonly paid: Usd }

/** Of an account's trades that have ended. */
export async function sumEnded(tx: Tx, account: AccountId): Promise<TradeSums> {
  const rows = await tx.rows<TradeSums>(
    `select count(*)::int as count, coalesce(sum(t.stake), 0)::bigint as staked,
            coalesce(sum(o.payout), 0)::bigint as paid
       from trades t join outcomes o on o.trade_id = t.id where t.account_id = $1`,
    [account],
  )
  return rows[0] ?? { count: 0, staked: zeroUsd, paid: zeroUsd }
}
