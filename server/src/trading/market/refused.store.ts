// The SQL of the prices that were left out of their series.

import { iso, type Millis } from '#kernel/time.ts'
import { column, instants } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { PriceRefusal, RefusedPrice } from './refused.ts'

export type StoredRefused = Omit<RefusedPrice, 'source'> & {
  readonly sourceId: number
  readonly notedAt: Millis
}

export async function insertRefused(tx: Tx, refused: readonly StoredRefused[]): Promise<void> {
  await tx.rows(
    `insert into refused_prices (instrument_id, source_id, reason, at, price, against, times,
       noted_at)
     select * from unnest($1::smallint[], $2::smallint[], $3::text[], ${instants('$4')},
       $5::float8[], $6::float8[], $7::int[], ${instants('$8')})`,
    [
      column(refused.map((it) => it.instrumentId)),
      column(refused.map((it) => it.sourceId)),
      refused.map((it) => it.reason),
      column(refused.map((it) => it.at)),
      refused.map((it) => it.price),
      refused.map((it) => it.against),
      column(refused.map((it) => it.times)),
      column(refused.map((it) => it.notedAt)),
    ],
  )
}

export type RefusedQuestion = {
  readonly instrumentId: number | null
  readonly reason: PriceRefusal | null
  readonly before: bigint | null
  readonly limit: number
}

export type ListedRefused = Omit<RefusedPrice, 'source'> & {
  readonly id: bigint
  readonly source: string
  readonly notedAt: Millis
}

/** The newest first. */
export async function listRefused(
  tx: Tx,
  { instrumentId, reason, before, limit }: RefusedQuestion,
): Promise<ListedRefused[]> {
  return tx.rows<ListedRefused>(
    `select r.id, r.instrument_id as "instrumentId", s.name as source, r.reason, r.at, r.price,
            r.against, r.times, r.noted_at as "notedAt"
       from refused_prices r join tick_sources s on s.id = r.source_id
      where ($1::smallint is null or r.instrument_id = $1)
        and ($2::text is null or r.reason = $2)
        and ($3::bigint is null or r.id < $3)
      order by r.id desc limit $4`,
    [instrumentId, reason, before, limit],
  )
}

export type RefusedCount = {
  readonly instrumentId: number
  readonly times: number
  /** How far the furthest lay from the price before it, in basis points. */
  readonly furthest: number | null
}

/** Of each instrument that had any since. */
export function countRefused(tx: Tx, since: Millis): Promise<RefusedCount[]> {
  return tx.rows<RefusedCount>(
    `select instrument_id as "instrumentId", sum(times)::int as times,
            max(abs(price / against - 1) * 10000)
              filter (where against > 0 and price > 0 and price < 'Infinity') as furthest
       from refused_prices where noted_at > $1 group by 1`,
    [iso(since)],
  )
}

export async function deleteRefused(tx: Tx, before: Millis): Promise<void> {
  await tx.rows('delete from refused_prices where noted_at < $1', [iso(before)])
}
