// Trades in PostgreSQL, always in batches: facts for many orders, one write for many trades.

import type { ClientId, TradeId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column, copyLine, instantText } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { Accepted } from '../acceptances/acceptance.ts'
import type { Tick } from '../market/tick.ts'
import type { Settlement } from './settlement.ts'
import type { ClientStanding, OpenTrade } from './trade.ts'

export type Standing = ClientStanding & {
  readonly plan: string
  /** Of their profile; null: not told. */
  readonly country: string | null
  /** Of each legal text the newest version accepted. */
  readonly accepted: Accepted
  /** Whether the client ever set a limit on trading: only then is one looked up. */
  readonly hasOwnLimits: boolean
}

type StandingRow = {
  id: ClientId
  state: ClientStanding['state']
  email_confirmed: boolean
  is_identified: boolean
  country: string | null
  demo_ends_at: Millis
  plan: string
  accepted: Accepted
  has_own_limits: boolean
  cool_off_until: Millis | null
  self_excluded_until: Millis | null
}

const standingsStatement: Statement = {
  name: 'load_standings',
  text: `
    select id, state, plan, demo_ends_at, email_confirmed_at is not null as email_confirmed,
           is_identified, country, accepted, has_own_limits, cool_off_until, self_excluded_until
      from clients where id = any($1::bigint[])`,
}

/** What these clients may do. Read for every batch: a client who is frozen is so from then on. */
export async function loadStandings(
  tx: Tx,
  clientIds: readonly ClientId[],
): Promise<Map<ClientId, Standing>> {
  const rows = await tx.rows<StandingRow>(standingsStatement, [column([...new Set(clientIds)])])
  return new Map(
    rows.map((row) => [
      row.id,
      {
        state: row.state,
        emailConfirmed: row.email_confirmed,
        isIdentified: row.is_identified,
        country: row.country,
        demoEndsAt: row.demo_ends_at,
        plan: row.plan,
        accepted: row.accepted,
        hasOwnLimits: row.has_own_limits,
        coolOffUntil: row.cool_off_until,
        selfExcludedUntil: row.self_excluded_until,
      },
    ]),
  )
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

const copyTrades = `copy trades (id, client_id, account_id, book, instrument_id, direction, stake,
  duration_s, strike_rate, payout_rate_bp, margin_bp, win_probability, volatility, quantile,
  strike_factor, decimals, tick_points, rule_version, accepted_at, expires_at, order_key, plan_day,
  plan_slot, plan_limit) from stdin`

export async function insertTrades(tx: Tx, trades: readonly OpenTrade[]): Promise<void> {
  await tx.append(
    copyTrades,
    trades.map((t) =>
      copyLine([
        t.id,
        t.clientId,
        t.accountId,
        t.book,
        t.instrument.id,
        t.direction,
        t.stake,
        t.durationSeconds,
        t.strikeRate,
        t.payoutRateBp,
        t.marginBp,
        t.winProbability,
        t.volatility,
        t.quantile,
        t.strikeFactor,
        t.instrument.scale.decimals,
        t.instrument.scale.tickPoints,
        t.ruleVersion,
        instantText(t.acceptedAt),
        instantText(t.expiresAt),
        t.orderKey,
        t.planSlot?.day ?? null,
        t.planSlot?.slot ?? null,
        t.planSlot?.limit ?? null,
      ]),
    ),
  )
}

const copyOutcomes = `copy outcomes (trade_id, status, void_reason, void_cause, entry_seq, entry_at,
  entry_price, strike_price, exit_seq, exit_at, exit_price, payout, settled_at) from stdin`

export type Settled = { readonly trade: OpenTrade; readonly settlement: Settlement }

/** Writes how trades ended; a second outcome of a trade is a unique violation. */
export async function insertOutcomes(
  tx: Tx,
  settled: readonly Settled[],
  at: Millis,
): Promise<void> {
  await tx.append(
    copyOutcomes,
    settled.map(({ trade, settlement: { entry, exit, ...end } }) =>
      copyLine([
        trade.id,
        end.status,
        end.voidReason,
        end.voidCause,
        ...priceColumns(entry),
        end.strike,
        ...priceColumns(exit),
        end.payout,
        instantText(at),
      ]),
    ),
  )
}

function priceColumns(tick: Tick | null): (number | string | null)[] {
  return tick ? [tick.seq, instantText(tick.at), tick.price] : [null, null, null]
}

/** Those of the trades that have an outcome. */
export async function loadSettledIds(tx: Tx, ids: readonly TradeId[]): Promise<Set<TradeId>> {
  const rows = await tx.rows<{ id: TradeId }>(
    'select trade_id as id from outcomes where trade_id = any($1::uuid[])',
    [column(ids)],
  )
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
