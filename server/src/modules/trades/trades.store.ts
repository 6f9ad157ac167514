// Trades in PostgreSQL, always in batches: facts for many orders, one write for many trades.

import type { ClientId, TradeId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import { CopyRows } from '#server/platform/copy-rows.ts'
import type { Append, Tx } from '#server/platform/db.ts'
import type { Settlement } from './settlement.ts'
import type { OpenTrade } from './trade.ts'

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
  plan_slot, plan_limit) from stdin (format binary)`

const bytesOfTrade = 360

/** Trades as rows to be appended in one set. */
export function tradeRows(trades: readonly OpenTrade[]): Append {
  const rows = new CopyRows(bytesOfTrade * (trades.length + 1))
  for (const t of trades) {
    rows.row(24).uuid(t.id).int8(t.clientId).int8(t.accountId).text(t.book)
    rows.int2(t.instrument.id).text(t.direction).int8(t.stake).int4(t.durationSeconds)
    rows.text(t.strikeRate).int4(t.payoutRateBp).int4(t.marginBp).float8(t.winProbability)
    rows.float8(t.volatility).float8(t.quantile).int8(t.strikeFactor)
    rows.int2(t.instrument.scale.decimals).int4(t.instrument.scale.tickPoints)
    rows.int2(t.ruleVersion).instant(t.acceptedAt).instant(t.expiresAt).text(t.orderKey)
    rows.date(t.planSlot?.day ?? null).int2(t.planSlot?.slot ?? null)
    rows.int2(t.planSlot?.limit ?? null)
  }
  return { copy: copyTrades, rows }
}

const copyOutcomes = `copy outcomes (trade_id, status, void_reason, void_cause, entry_seq, entry_at,
  entry_price, strike_price, exit_seq, exit_at, exit_price, payout, settled_at)
  from stdin (format binary)`

export type Settled = { readonly trade: OpenTrade; readonly settlement: Settlement }

const bytesOfOutcome = 180

/** How trades ended, as rows; a second outcome of a trade is a unique violation. */
export function outcomeRows(settled: readonly Settled[], at: Millis): Append {
  const rows = new CopyRows(bytesOfOutcome * (settled.length + 1))
  for (const { trade, settlement } of settled) {
    const { status, voidReason, voidCause, entry, strike, exit, payout } = settlement
    rows.row(13).uuid(trade.id).text(status).text(voidReason).text(voidCause)
    rows
      .int8(entry?.seq ?? null)
      .instant(entry?.at ?? null)
      .int8(entry?.price ?? null)
    rows.int8(strike)
    rows
      .int8(exit?.seq ?? null)
      .instant(exit?.at ?? null)
      .int8(exit?.price ?? null)
    rows.int8(payout).instant(at)
  }
  return { copy: copyOutcomes, rows }
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
