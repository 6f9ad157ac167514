// Trades in PostgreSQL, always in batches: facts for many orders, one write for many trades.

import { present } from '#kernel/assert.ts'
import type { ClientId, TradeId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import { CopyRows } from '#server/platform/copy-rows.ts'
import type { Append, Tx } from '#server/platform/db.ts'
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

/** How many live trades each of these clients placed since then. */
export async function countSince(tx: Tx, since: ReadonlyMap<ClientId, Millis>) {
  if (since.size === 0) return new Map<ClientId, number>()
  const rows = await tx.rows<{ client_id: bigint; used: number }>(
    `select a.client_id, count(*)::int as used
       from unnest($1::bigint[], $2::timestamptz[]) as known (client_id, since)
       join ledger_accounts a on a.client_id = known.client_id and a.book = 'real'
       join transfers x on x.client_account = a.id and x.kind = 'trade_open'
        and x.posting > posting_before(a.id, known.since)
      group by 1`,
    [column([...since.keys()]), [...since.values()].map(iso)],
  )
  return new Map(rows.map((row) => [row.client_id as ClientId, row.used]))
}

const copyTerms = `copy trade_terms (id, instrument_id, direction, duration_s, strike_rate,
  payout_rate_bp, margin_bp, win_probability, volatility, quantile, strike_factor, decimals,
  tick_points, rule_version, entry_delay_ms, exit_seconds) from stdin (format binary)`

/** What a trade was offered at, under its number. */
export type Terms = { readonly id: bigint; readonly of: OpenTrade }

const bytesOfTerms = 200

/** Terms as rows to be appended in one set. */
export function termsRows(terms: readonly Terms[]): Append {
  const rows = new CopyRows(bytesOfTerms * (terms.length + 1))
  for (const { id, of: t } of terms) {
    rows.row(16).int8(id).int2(t.instrument.id).text(t.direction).int4(t.durationSeconds)
    rows.text(t.strikeRate).int4(t.payoutRateBp).int4(t.marginBp).float8(t.winProbability)
    rows.float8(t.volatility).float8(t.quantile).int8(t.strikeFactor)
    rows.int2(t.instrument.scale.decimals).int4(t.instrument.scale.tickPoints)
    rows.int2(t.ruleVersion).int2(t.entryDelayMs).int2(t.exitSeconds)
  }
  return { copy: copyTerms, rows }
}

/** How many numbers are dealt out together: this one and those that follow. */
export const termsIdsAtOnce = 1_000

export async function nextTermsIds(tx: Tx): Promise<bigint> {
  const rows = await tx.rows<{ id: bigint }>('select next_terms_ids() as id')
  return present(rows[0], 'numbers are dealt out').id
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
