// The gaps in what we heard of prices, with what the source answered, in PostgreSQL: the evidence
// of trades that were decided late, or void.

import { iso, type Millis } from '#kernel/time.ts'
import { column, instants } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { GapAnswer, GapCause } from './feed.ts'
import type { AnsweredGap } from './gap.ts'

export type StoredGap = AnsweredGap & { readonly instrumentId: number }

type GapRow = {
  id: bigint
  instrument_id: number
  from_at: Millis
  to_at: Millis
  cause: GapCause
  asked: string
  answered_at: Millis
  answer: GapAnswer
  ticks: number
}

export async function insertGaps(tx: Tx, gaps: readonly StoredGap[]): Promise<void> {
  await tx.rows(
    `insert into price_gaps (instrument_id, from_at, to_at, cause, asked, answered_at, answer,
       ticks)
     select * from unnest($1::smallint[], ${instants('$2')}, ${instants('$3')}, $4::text[],
       $5::text[], ${instants('$6')}, $7::text[], $8::int[])
     on conflict (instrument_id, from_at, to_at) do nothing`,
    [
      column(gaps.map((gap) => gap.instrumentId)),
      column(gaps.map((gap) => gap.from)),
      column(gaps.map((gap) => gap.to)),
      gaps.map((gap) => gap.cause),
      gaps.map((gap) => gap.asked),
      column(gaps.map((gap) => gap.answeredAt)),
      gaps.map((gap) => gap.answer),
      column(gaps.map((gap) => gap.ticks)),
    ],
  )
}

/** Those that end after an instant, in order of time. */
export async function loadRecentGaps(tx: Tx, after: Millis): Promise<StoredGap[]> {
  const rows = await tx.rows<GapRow>(
    'select * from price_gaps where to_at > $1 order by from_at, id',
    [iso(after)],
  )
  return rows.map(gapOf)
}

export type GapQuestion = {
  readonly instrumentId: number
  readonly after: Millis
  readonly upTo: Millis
  /** What was answered later than a trade was decided had no part in it; null for an open one. */
  readonly decidedAt: Millis | null
}

/** Those of an instrument that touch (after, upTo], in order of time. */
export async function loadGapsOf(
  tx: Tx,
  { instrumentId, after, upTo, decidedAt }: GapQuestion,
): Promise<StoredGap[]> {
  const rows = await tx.rows<GapRow>(
    `select * from price_gaps where instrument_id = $1 and to_at > $2 and from_at < $3
        and ($4::timestamptz is null or answered_at <= $4)
      order by from_at, id`,
    [instrumentId, iso(after), iso(upTo), decidedAt && iso(decidedAt)],
  )
  return rows.map(gapOf)
}

export type GapPage = {
  readonly instrumentId: number | null
  readonly before: bigint | null
  readonly limit: number
}

export type ListedGap = StoredGap & { readonly id: bigint }

/** The newest first. */
export async function listGaps(
  tx: Tx,
  { instrumentId, before, limit }: GapPage,
): Promise<ListedGap[]> {
  const rows = await tx.rows<GapRow>(
    `select * from price_gaps
      where ($1::smallint is null or instrument_id = $1) and ($2::bigint is null or id < $2)
      order by id desc limit $3`,
    [instrumentId, before, limit],
  )
  return rows.map((row) => ({ id: row.id, ...gapOf(row) }))
}

export type GapCount = {
  readonly instrumentId: number
  readonly gaps: number
  /** Together so long. */
  readonly missedMs: number
}

/** Of each instrument that had any that ended since. */
export function countGaps(tx: Tx, since: Millis): Promise<GapCount[]> {
  return tx.rows<GapCount>(
    `select instrument_id as "instrumentId", count(*)::int as gaps,
            (extract(epoch from sum(to_at - from_at)) * 1000)::float8 as "missedMs"
       from price_gaps where to_at > $1 group by 1`,
    [iso(since)],
  )
}

function gapOf(row: GapRow): StoredGap {
  return {
    instrumentId: row.instrument_id,
    from: row.from_at,
    to: row.to_at,
    cause: row.cause,
    asked: row.asked,
    answeredAt: row.answered_at,
    answer: row.answer,
    ticks: row.ticks,
  }
}
