// What home's database has of prices, for the cells that follow them: never more than was asked.

import type { Points } from '#kernel/price.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column, instants } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { FeedHalt } from './feed.ts'
import { loadRecentGaps } from './gaps.store.ts'
import { midsFrom } from './halts.store.ts'
import type {
  MinutesAsked,
  SharedMinute,
  SharedTick,
  TicksAsked,
  TurnsTold,
} from './shared-prices.ts'

type TickRow = Omit<SharedTick, 'mids'> & { readonly mids: number[] | null }

/** Of each instrument in order of time. */
export async function loadTicksAfter(tx: Tx, { after, most }: TicksAsked): Promise<SharedTick[]> {
  const rows = await tx.rows<TickRow>(
    `select q.id as "instrumentId", t.at, t.price::float8 as price, s.name as source,
            t.mids::float8[] as mids
       from unnest($1::smallint[], ${instants('$2')}) with ordinality q(id, after, nr)
      cross join lateral (
        select at, price, source_id, mids from ticks
         where instrument_id = q.id and at > q.after order by at limit $3) t
       join tick_sources s on s.id = t.source_id
      order by q.nr, t.at`,
    [column(after.map(([id]) => id)), column(after.map(([, at]) => at)), most],
  )
  return rows.map(({ mids, ...tick }) => ({ ...tick, mids: mids ? midsFrom(mids) : undefined }))
}

type MinuteRow = {
  instrument_id: number
  at: Millis
  open: Points
  high: Points
  low: Points
  close: Points
  ticks: number
  within: number | null
}

/** Those that start within [from, to), in order of time. */
export async function loadMinutes(tx: Tx, { from, to }: MinutesAsked): Promise<SharedMinute[]> {
  const rows = await tx.rows<MinuteRow>(
    `select instrument_id, at, open::float8 as open, high::float8 as high, low::float8 as low,
            close::float8 as close, ticks, within
       from candles where interval_s = 60 and at >= $1 and at < $2
        and instrument_id in (select id from instruments) order by at`,
    [iso(from), iso(to)],
  )
  return rows.map(({ instrument_id: instrumentId, within, ...candle }) => {
    return { instrumentId, candle: { ...candle, within: within ?? undefined } }
  })
}

type TurnRow = Omit<FeedHalt, 'cause' | 'mids'> & {
  readonly cause: 'disputed' | 'alone' | null
  readonly mids: number[]
}

/** In order of time; of turns the newest that are told at once. */
const turnsMost = 5_000

export async function loadTurnsSince(tx: Tx, since: Millis): Promise<TurnsTold> {
  const rows = await tx.rows<TurnRow>(
    `select i.symbol, h.at, h.cause, s.name as source, h.mids::float8[] as mids
       from price_halts h join instruments i on i.id = h.instrument_id
       join tick_sources s on s.id = h.source_id
      where h.at > $1 order by h.at desc limit $2`,
    [iso(since), turnsMost],
  )
  const turns = rows.reverse().map(({ cause, mids, ...turn }) => {
    return { ...turn, cause: cause ?? undefined, mids: midsFrom(mids) }
  })
  return { gaps: (await loadRecentGaps(tx, since)).slice(-turnsMost), turns }
}
