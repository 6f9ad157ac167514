// Ticks and candles in PostgreSQL. Ticks are partitioned by UTC day, so that old ones leave as
// whole partitions.

import { present } from '#kernel/assert.ts'
import { type Points, points } from '#kernel/price.ts'
import { day, floorTo, iso, later, type Millis } from '#kernel/time.ts'
import { column, instants } from '#server/platform/columns.ts'
import type { Db, Statement, Tx } from '#server/platform/db.ts'
import type { Candle } from './candle.ts'
import type { TimeRange } from './feed.ts'
import { arrayText, midsFrom } from './halts.store.ts'
import type { MinuteCandle } from './market.ts'
import type { Tick } from './tick.ts'

export type StoredTick = Tick & { readonly instrumentId: number }

type TickRow = {
  instrument_id: number
  at: Millis
  seq: bigint
  price: bigint
  source_id: number
  mids: number[] | null
}
const tickColumns = 'instrument_id, at, seq, price, source_id, mids::float8[] as mids'

type CandleRow = {
  at: Millis
  open: number
  high: number
  low: number
  close: number
  ticks: number
}

const insertTicksStatement: Statement = {
  name: 'insert_ticks',
  text: `insert into ticks (instrument_id, at, seq, price, source_id, mids)
    select i, a, n, p, s, m::bigint[] from unnest($1::smallint[], ${instants('$2')}, $3::bigint[],
      $4::bigint[], $5::smallint[], $6::text[]) as v(i, a, n, p, s, m)
    on conflict (instrument_id, at) do nothing`,
}

export async function insertTicks(tx: Tx, ticks: readonly StoredTick[]): Promise<void> {
  await tx.rows(insertTicksStatement, [
    column(ticks.map((t) => t.instrumentId)),
    column(ticks.map((t) => t.at)),
    column(ticks.map((t) => t.seq)),
    column(ticks.map((t) => t.price)),
    column(ticks.map((t) => t.sourceId)),
    ticks.map((t) => (t.mids ? arrayText(t.mids) : null)),
  ])
}

const expectToLeadStatement: Statement = { name: 'expect_to_lead', text: 'select expect_to_lead()' }

/** Throws an outage where another process took the lead: what writes nothing is not told so. */
export async function expectToLead(db: Db): Promise<void> {
  await db.rows(expectToLeadStatement)
}

/** Makes sure that ticks of these UTC days have a partition. */
export async function createTickPartitions(tx: Tx, { from, to }: TimeRange): Promise<void> {
  for (let start = floorTo(from, day); start <= to; start = later(start, day)) {
    await tx.rows('select add_tick_day($1)', [iso(start)])
  }
}

/** The table that holds the ticks of an instant's UTC day. */
export function partitionOf(instant: Millis): string {
  return `ticks_${iso(instant).slice(0, 10).replaceAll('-', '')}`
}

/** The newest stored tick of each instrument that has one. */
export async function loadNewestTicks(tx: Tx): Promise<StoredTick[]> {
  const rows = await tx.rows<TickRow>(
    `select t.* from instruments i cross join lateral (
       select ${tickColumns} from ticks where instrument_id = i.id order by at desc limit 1) t
     where i.is_tradable`,
  )
  return rows.map(tickOf)
}

/** All ticks from this instant on, in order of time. */
export async function loadRecentTicks(tx: Tx, from: Millis): Promise<StoredTick[]> {
  const rows = await tx.rows<TickRow>(
    `select ${tickColumns} from ticks where at >= $1 order by at`,
    [iso(from)],
  )
  return rows.map(tickOf)
}

/** Ticks of an instrument in [from, to], in order of time; the newest `limit` of them. */
export async function loadTicks(
  tx: Tx,
  instrumentId: number,
  { from, to }: TimeRange,
  limit: number,
): Promise<StoredTick[]> {
  const rows = await tx.rows<TickRow>(
    `select ${tickColumns} from ticks where instrument_id = $1 and at >= $2
      and at <= $3 order by at desc limit $4`,
    [instrumentId, iso(from), iso(to), limit],
  )
  return rows.reverse().map(tickOf)
}

export type TickQuestion = {
  readonly instrumentId: number
  readonly after: Millis
  readonly upTo: Millis
}
export type TickAnswer = { readonly entry: Tick | null; readonly exit: Tick | null }

const endsStatement: Statement = {
  name: 'load_entry_and_exit_ticks',
  text: `select a.seq as a_seq, a.at as a_at, a.price as a_price, a.source_id as a_source,
                z.seq as z_seq, z.at as z_at, z.price as z_price, z.source_id as z_source
    from unnest($1::smallint[], ${instants('$2')}, ${instants('$3')}) with ordinality q(id,
      after, up_to, nr)
    left join lateral (select * from ticks where instrument_id = q.id and at > q.after
      and at <= q.up_to
                        order by at limit 1) a on true
    left join lateral (select * from ticks where instrument_id = q.id and at > q.after
      and at <= q.up_to
                        order by at desc limit 1) z on true
   order by q.nr`,
}

type EndsRow = {
  a_seq: bigint | null
  a_at: Millis
  a_price: bigint
  a_source: number
  z_seq: bigint | null
  z_at: Millis
  z_price: bigint
  z_source: number
}

/** For each question the first and the last stored tick in (after, upTo]. */
export async function loadEnds(tx: Tx, questions: readonly TickQuestion[]): Promise<TickAnswer[]> {
  const rows = await tx.rows<EndsRow>(endsStatement, [
    column(questions.map((q) => q.instrumentId)),
    column(questions.map((q) => q.after)),
    column(questions.map((q) => q.upTo)),
  ])
  return rows.map((r) => ({
    entry: r.a_seq === null ? null : tickFrom(r.a_seq, r.a_at, r.a_price, r.a_source),
    exit: r.z_seq === null ? null : tickFrom(r.z_seq, r.z_at, r.z_price, r.z_source),
  }))
}

function tickOf(row: TickRow): StoredTick {
  const tick = tickFrom(row.seq, row.at, row.price, row.source_id)
  const mids = row.mids ? midsFrom(row.mids) : undefined
  return { instrumentId: row.instrument_id, ...tick, mids }
}

function tickFrom(seq: bigint, at: Millis, price: bigint, sourceId: number): Tick {
  return { seq: Number(seq), at, price: points(Number(price)), sourceId }
}

/**
 * Stores one-minute candles; a minute that was stored in part before (by a restart) is completed.
 */
export async function saveCandles(tx: Tx, candles: readonly MinuteCandle[]): Promise<void> {
  if (candles.length === 0) return
  await tx.rows(
    `insert into candles as c (instrument_id, interval_s, at, open, high, low, close, ticks, within)
     select id, 60, at, o, h, l, cl, n, w from unnest($1::smallint[], ${instants('$2')},
       $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::int[], $8::float8[])
         as v(id, at, o, h, l, cl, n, w)
     on conflict (instrument_id, interval_s, at) do update set
       high = greatest(c.high, excluded.high), low = least(c.low, excluded.low),
       close = excluded.close, ticks = c.ticks + excluded.ticks, within = null`,
    [
      column(candles.map((c) => c.instrumentId)),
      column(candles.map((c) => c.candle.at)),
      column(candles.map((c) => c.candle.open)),
      column(candles.map((c) => c.candle.high)),
      column(candles.map((c) => c.candle.low)),
      column(candles.map((c) => c.candle.close)),
      column(candles.map((c) => c.candle.ticks)),
      candles.map((c) => c.candle.within ?? null),
    ],
  )
}

/** Cuts the hours in [from, to) from their minutes. Repeating it changes nothing. */
export async function saveHours(tx: Tx, { from, to }: TimeRange): Promise<void> {
  await tx.rows(
    `insert into candles (instrument_id, interval_s, at, open, high, low, close, ticks)
     select instrument_id, 3600, date_bin('1 hour', at, 'epoch'),
            (array_agg(open order by at))[1], max(high), min(low),
              (array_agg(close order by at desc))[1], sum(ticks)
       from candles where interval_s = 60 and at >= $1 and at < $2
      group by 1, 3
     on conflict (instrument_id, interval_s, at) do update set
       open = excluded.open, high = excluded.high, low = excluded.low, close = excluded.close,
         ticks = excluded.ticks`,
    [iso(from), iso(to)],
  )
}

const candleColumns = `at, open::float8, high::float8, low::float8, close::float8, ticks`

/** Which candles: those of a stretch, or the newest before an instant, however old. */
type Wanted = TimeRange | { readonly to: Millis; readonly newest: number }

/** Stored candles of `baseSeconds` (60 or 3600), in order of time; `to` is not among them. */
export async function loadCandles(
  tx: Tx,
  instrumentId: number,
  baseSeconds: 60 | 3600,
  wanted: Wanted,
): Promise<Candle[]> {
  const [from, limit] = 'from' in wanted ? [iso(wanted.from), null] : [null, wanted.newest]
  const rows = await tx.rows<CandleRow>(
    `select ${candleColumns} from candles where instrument_id = $1 and interval_s = $2
      and at < $3 and at >= coalesce($4::timestamptz, '-infinity') order by at desc limit $5::int`,
    [instrumentId, baseSeconds, iso(wanted.to), from, limit],
  )
  return rows.reverse().map(candleFrom)
}

/**
 * Closes of the tradable instruments' minutes from `from` on, in order of time: what the estimators
 * learn from.
 */
export async function loadCloses(tx: Tx, from: Millis) {
  return tx.rows<{ instrument_id: number; at: Millis; close: Points; within: number | null }>(
    `select instrument_id, at, close::float8 as close, within from candles
      where interval_s = 60 and at >= $1 and instrument_id in (select id from instruments
        where is_tradable)
      order by at`,
    [iso(from)],
  )
}

/** The close of the last minute that began before `at`, per instrument, and when it began. */
export async function loadClosesAt(tx: Tx, at: Millis) {
  return tx.rows<{ id: number; at: Millis; close: Points }>(
    `select i.id, c.at, c.close::float8 as close from instruments i cross join lateral (
       select at, close from candles where instrument_id = i.id and interval_s = 60
          and at < $1 and at >= $1::timestamptz - interval '5 days' order by at desc limit 1) c`,
    [iso(at)],
  )
}

/** Ids of the instruments of which no candle is stored. */
export async function loadWithoutCandles(tx: Tx): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    `select id from instruments i
      where not exists (select from candles where instrument_id = i.id)`,
  )
  return rows.map(({ id }) => id)
}

/** The start of the newest stored minute, over all instruments. */
export async function loadNewestCandleTime(tx: Tx): Promise<Millis | undefined> {
  const rows = await tx.rows<{ at: Millis | null }>(
    `select max(c.at) as at from instruments i cross join lateral (
       select at from candles where instrument_id = i.id
         and interval_s = 60 order by at desc limit 1) c`,
  )
  return rows[0]?.at ?? undefined
}

/** Gives each source name a number, once; returns the number of each. */
export async function insertSources(tx: Tx, names: readonly string[]) {
  await tx.rows(
    `insert into tick_sources (name) select unnest($1::text[]) except select name from tick_sources
     on conflict (name) do nothing`,
    [names],
  )
  return selectSources(tx)
}

export function selectSources(tx: Tx) {
  return tx.rows<{ id: number; name: string }>(`select id, name from tick_sources`)
}

/** The feed that this install ran on last. */
export async function loadNewestFeed(tx: Tx): Promise<{ feed: string } | undefined> {
  const rows = await tx.rows<{ feed: string }>(
    `select feed from feed_runs order by last_started_at desc limit 1`,
  )
  return rows[0]
}

/** Notes that a feed starts; returns what was noted when it started first. */
export async function saveFeedRun(
  tx: Tx,
  { feed, seed, now }: { feed: string; seed: string; now: Millis },
) {
  const rows = await tx.rows<{ seed: string; first_started_at: Millis }>(
    `insert into feed_runs (feed, seed, first_started_at, last_started_at) values ($1, $2, $3, $3)
     on conflict (feed) do update set last_started_at = excluded.last_started_at
     returning seed, first_started_at`,
    [feed, seed, iso(now)],
  )
  const run = present(rows[0], 'the run just noted')
  return { seed: run.seed, firstStartedAt: run.first_started_at }
}

export async function deleteCandles(tx: Tx): Promise<void> {
  await tx.rows('truncate candles')
}

function candleFrom(row: CandleRow): Candle {
  return {
    at: row.at,
    open: points(row.open),
    high: points(row.high),
    low: points(row.low),
    close: points(row.close),
    ticks: row.ticks,
  }
}
