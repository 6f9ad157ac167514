// Records of rules and the sums of their signals: their SQL. Sums are made of outcomes, in the
// transaction that stores these.

import type { RuleName } from '#contract/public/signal-rules.ts'
import { present } from '#kernel/assert.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Sums } from './record.ts'

export type StoredRecord = {
  readonly id: number
  readonly rule: RuleName
  readonly version: number
  readonly definition: string
  readonly startedAt: Millis
}

type RecordRow = Omit<StoredRecord, 'startedAt'> & { started_at: Millis }

/** The record of a definition, made where it is new. */
export async function addRecord(tx: Tx, record: Omit<StoredRecord, 'id'>): Promise<void> {
  await tx.rows(
    `insert into signal_records (rule, version, definition, started_at) values ($1, $2, $3, $4)
     on conflict (definition) do nothing`,
    [record.rule, record.version, record.definition, iso(record.startedAt)],
  )
}

/** All of them, the first one first. */
export async function listRecords(tx: Tx): Promise<StoredRecord[]> {
  const rows = await tx.rows<RecordRow>(
    'select id, rule, version, definition, started_at from signal_records order by id',
  )
  return rows.map(({ started_at: startedAt, ...row }) => ({ ...row, startedAt }))
}

export type DaySums = Sums & {
  readonly recordId: number
  readonly instrumentId: number
  /** The UTC day on which they opened, e.g. "2026-11-25". */
  readonly day: string
}

/** Adds to what stands there. */
export async function addToDays(tx: Tx, days: readonly DaySums[]): Promise<void> {
  const of = (value: (one: DaySums) => string | number) => column(days.map(value))
  await tx.rows(
    `insert into signal_days as d (record_id, instrument_id, day, hits, misses, ties, voids,
       break_even, priced, returned_bp)
     select * from unnest($1::int[], $2::smallint[], $3::date[], $4::int[], $5::int[], $6::int[],
       $7::int[], $8::float8[], $9::float8[], $10::bigint[])
     on conflict (record_id, instrument_id, day) do update set
       hits = d.hits + excluded.hits, misses = d.misses + excluded.misses,
       ties = d.ties + excluded.ties, voids = d.voids + excluded.voids,
       break_even = d.break_even + excluded.break_even, priced = d.priced + excluded.priced,
       returned_bp = d.returned_bp + excluded.returned_bp`,
    [
      of(({ recordId }) => recordId),
      of(({ instrumentId }) => instrumentId),
      of(({ day }) => day),
      of(({ hits }) => hits),
      of(({ misses }) => misses),
      of(({ ties }) => ties),
      of(({ voids }) => voids),
      of(({ breakEven }) => breakEven),
      of(({ priced }) => priced),
      of(({ returnedBp }) => returnedBp),
    ],
  )
}

export type LineSums = Sums & { readonly recordId: number; readonly instrumentId: number }

type SumsRow = {
  record_id: number
  instrument_id: number
  hits: number
  misses: number
  ties: number
  voids: number
  break_even: number
  priced: number
  returned_bp: number
}

/** By record and instrument, over all days. */
export async function loadSums(tx: Tx): Promise<LineSums[]> {
  const rows = await tx.rows<SumsRow>(
    `select record_id, instrument_id, sum(hits)::int as hits, sum(misses)::int as misses,
            sum(ties)::int as ties, sum(voids)::int as voids, sum(break_even) as break_even,
            sum(priced) as priced, sum(returned_bp)::float8 as returned_bp
       from signal_days group by record_id, instrument_id order by record_id, instrument_id`,
  )
  return rows.map((row) => ({
    recordId: row.record_id,
    instrumentId: row.instrument_id,
    hits: row.hits,
    misses: row.misses,
    ties: row.ties,
    voids: row.voids,
    breakEven: row.break_even,
    priced: row.priced,
    returnedBp: row.returned_bp,
  }))
}

/** How many of each record have no outcome yet. */
export async function countWaiting(tx: Tx, now: Millis): Promise<ReadonlyMap<number, number>> {
  const rows = await tx.rows<{ record_id: number; count: number }>(
    `select s.record_id, count(*)::int as count from signals s
      where s.closes_at > $1::timestamptz - interval '2 days'
        and not exists (select from signal_outcomes o where o.signal_id = s.id)
      group by s.record_id`,
    [iso(now)],
  )
  return new Map(rows.map((row) => [row.record_id, row.count]))
}

export type Ended = {
  /** Of all records. */
  readonly ended: number
  /** Hits and misses of all rules but the coin. */
  readonly decided: number
  readonly hits: number
}

/** Since the first. */
export async function countEnded(tx: Tx): Promise<Ended> {
  const rows = await tx.rows<Ended>(
    `select coalesce(sum(d.hits + d.misses + d.ties + d.voids), 0)::int as ended,
            coalesce(sum(d.hits + d.misses) filter (where r.rule <> 'coin'), 0)::int as decided,
            coalesce(sum(d.hits) filter (where r.rule <> 'coin'), 0)::int as hits
       from signal_days d join signal_records r on r.id = d.record_id`,
  )
  return present(rows[0], 'a sum is one row')
}
