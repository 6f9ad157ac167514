// The instruments' SQL. Rows are brought up to date from the list at every start and never deleted:
// trades, ticks and candles refer to them for ever.

import type { Category } from '#contract/shared/categories.ts'
import { assert } from '#kernel/assert.ts'
import { cents } from '#kernel/money.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { ExchangeCode } from './exchange.ts'
import type { Instrument } from './instrument.ts'

type InstrumentRow = {
  id: number
  symbol: string
  base: string
  quote: string
  category: Category
  is_tradable: boolean
  decimals: number
  tick_points: number
  stake_min: bigint
  stake_max: bigint
  payout_max_per_client: bigint
  exposure_max: bigint
  kraken_symbol: string | null
  exchange: ExchangeCode | null
  title: string | null
}

/**
 * Inserts or updates these instruments and stops trading in those of the table that are no longer
 * listed. An id that would pass to another pair, or another price scale, is a defect: its stored
 * prices would change their meaning.
 */
export async function upsertInstruments(tx: Tx, instruments: readonly Instrument[]): Promise<void> {
  const known = new Map((await loadInstruments(tx)).map((it) => [it.id, it]))
  for (const { id, symbol, scale } of instruments) {
    const before = known.get(id)
    if (before === undefined) continue
    assert(before.symbol === symbol, `instrument ${id} is ${before.symbol}, it can't be ${symbol}`)
    assert(
      before.scale.decimals === scale.decimals,
      `${symbol} is stored with ${before.scale.decimals} decimals, not ${scale.decimals}`,
    )
  }
  await tx.rows(
    `insert into instruments (
       id, symbol, base, quote, category, is_tradable, decimals, tick_points,
       stake_min, stake_max, payout_max_per_client, exposure_max, kraken_symbol,
       exchange, title)
     select * from unnest(
       $1::smallint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bool[], $7::smallint[],
       $8::int[], $9::bigint[], $10::bigint[], $11::bigint[], $12::bigint[], $13::text[],
       $14::text[], $15::text[])
     on conflict (id) do update set
       category = excluded.category,
       is_tradable = excluded.is_tradable,
       tick_points = excluded.tick_points,
       stake_min = excluded.stake_min,
       stake_max = excluded.stake_max,
       payout_max_per_client = excluded.payout_max_per_client,
       exposure_max = excluded.exposure_max,
       kraken_symbol = excluded.kraken_symbol,
       exchange = excluded.exchange,
       title = excluded.title`,
    columnsOf(instruments),
  )
  const ids = column(instruments.map((it) => it.id))
  await tx.rows('update instruments set is_tradable = false where id <> all ($1::smallint[])', [
    ids,
  ])
}

/** All instruments in the order of their ids. */
export async function loadInstruments(tx: Tx): Promise<Instrument[]> {
  const rows = await tx.rows<InstrumentRow>('select * from instruments order by id')
  return rows.map((row) => ({
    id: row.id,
    symbol: row.symbol,
    base: row.base,
    quote: row.quote,
    category: row.category,
    isTradable: row.is_tradable,
    scale: { decimals: row.decimals, tickPoints: row.tick_points },
    stakeMin: cents(row.stake_min),
    stakeMax: cents(row.stake_max),
    payoutMaxPerClient: cents(row.payout_max_per_client),
    exposureMax: cents(row.exposure_max),
    krakenSymbol: row.kraken_symbol,
    exchange: row.exchange,
    title: row.title,
  }))
}

function columnsOf(instruments: readonly Instrument[]): unknown[] {
  return [
    column(instruments.map((it) => it.id)),
    column(instruments.map((it) => it.symbol)),
    column(instruments.map((it) => it.base)),
    column(instruments.map((it) => it.quote)),
    column(instruments.map((it) => it.category)),
    instruments.map((it) => it.isTradable),
    column(instruments.map((it) => it.scale.decimals)),
    column(instruments.map((it) => it.scale.tickPoints)),
    column(instruments.map((it) => it.stakeMin)),
    column(instruments.map((it) => it.stakeMax)),
    column(instruments.map((it) => it.payoutMaxPerClient)),
    column(instruments.map((it) => it.exposureMax)),
    instruments.map((it) => it.krakenSymbol),
    instruments.map((it) => it.exchange),
    instruments.map((it) => it.title),
  ]
}
