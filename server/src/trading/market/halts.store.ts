// When instruments had no price since their sources disagreed, or one was left alone, in
// PostgreSQL.

import type { HaltCause } from '#contract/shared/receipts.ts'
import { points } from '#kernel/price.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { column, instants } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Mids } from './feed.ts'
import type { Halt } from './gap.ts'

export type StoredHalt = {
  readonly instrumentId: number
  readonly at: Millis
  /** Null: prices go on. */
  readonly cause: HaltCause | null
  readonly sourceId: number
  readonly mids: Mids
}

export async function insertHalts(tx: Tx, halts: readonly StoredHalt[]): Promise<void> {
  await tx.rows(
    `insert into price_halts (instrument_id, at, cause, source_id, mids)
     select i, a, c, s, m::bigint[]
       from unnest($1::smallint[], ${instants('$2')}, $3::text[], $4::smallint[], $5::text[])
         as v(i, a, c, s, m)
     on conflict (instrument_id, at) do nothing`,
    [
      column(halts.map((halt) => halt.instrumentId)),
      column(halts.map((halt) => halt.at)),
      halts.map((halt) => halt.cause),
      column(halts.map((halt) => halt.sourceId)),
      halts.map((halt) => arrayText(halt.mids)),
    ],
  )
}

/** As PostgreSQL writes an array of numbers; no price is 0, so it stands for none. */
export function arrayText(mids: Mids): string {
  return `{${mids.map((mid) => mid ?? 0).join(',')}}`
}

export function midsFrom(stored: readonly number[]): Mids {
  return stored.map((mid) => (mid === 0 ? null : points(mid)))
}

/** What a process that ended has left: prices begin anew, and so does what they are made of. */
export async function endHalts(tx: Tx, now: Millis): Promise<void> {
  await tx.rows(
    `insert into price_halts (instrument_id, at, cause, source_id, mids)
     select instrument_id, $1, null, source_id, mids from (
       select distinct on (instrument_id) * from price_halts order by instrument_id, at desc) last
      where cause is not null and at < $1`,
    [iso(now)],
  )
}

export type HaltQuestion = {
  /** Null: of all. */
  readonly instrumentId: number | null
  readonly after: Millis
  /** Null: until now. */
  readonly upTo: Millis | null
}

/** Those that touch (after, upTo], in order of time. */
export function loadHaltsOf(
  tx: Tx,
  { instrumentId, after, upTo }: HaltQuestion,
): Promise<(Halt & { readonly instrumentId: number })[]> {
  return tx.rows(
    `select h.instrument_id as "instrumentId", h.at as "from", h.cause,
            (select min(e.at) from price_halts e
              where e.instrument_id = h.instrument_id and e.at > h.at) as "to"
       from price_halts h
      where h.cause is not null and ($1::smallint is null or h.instrument_id = $1)
        and ($3::timestamptz is null or h.at < $3)
        and h.at >= coalesce((select max(b.at) from price_halts b
              where b.instrument_id = h.instrument_id and b.at <= $2), '-infinity')
      order by h.at`,
    [instrumentId, iso(after), upTo && iso(upTo)],
  )
}

export type HaltPage = {
  readonly instrumentId: number | null
  readonly before: bigint | null
  readonly limit: number
}

export type ListedHalt = {
  readonly id: bigint
  readonly instrumentId: number
  readonly at: Millis
  readonly cause: HaltCause
  readonly source: string
  readonly mids: readonly number[]
  /** When prices went on; null: not yet, or that was never known. */
  readonly until: Millis | null
}

/** Those that began, the newest first. */
export function listHalts(
  tx: Tx,
  { instrumentId, before, limit }: HaltPage,
): Promise<ListedHalt[]> {
  return tx.rows<ListedHalt>(
    `select h.id, h.instrument_id as "instrumentId", h.at, h.cause, s.name as source,
            h.mids::float8[] as mids,
            (select e.at from price_halts e where e.instrument_id = h.instrument_id
              and e.at > h.at order by e.at limit 1) as until
       from price_halts h join tick_sources s on s.id = h.source_id
      where h.cause is not null and ($1::smallint is null or h.instrument_id = $1)
        and ($2::bigint is null or h.id < $2)
      order by h.id desc limit $3`,
    [instrumentId, before, limit],
  )
}
