// Old prices leave, but never those that a trade's receipt needs.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { partitionOf } from './market.store.ts'

/** The UTC days before `before` that still have all their ticks. */
export async function loadFullDays(tx: Tx, before: Millis): Promise<Millis[]> {
  const rows = await tx.rows<{ name: string }>(
    `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'ticks'::regclass and c.relname < $1
        and c.relname not in (select partition from thinned_ticks) order by 1`,
    [partitionOf(before)],
  )
  return rows.map(({ name }) => dayOf(name))
}

/**
 * Keeps of a day's ticks those within a minute of some trade's acceptance or expiry. The partition
 * is written anew, so that the disk gets its room back.
 */
export async function thinDay(tx: Tx, start: Millis): Promise<void> {
  await tx.rows('select thin_tick_day($1)', [iso(start)])
}

/** Minutes from before this instant leave; hours stay for good. */
export async function deleteMinutes(tx: Tx, before: Millis): Promise<void> {
  await tx.rows(`delete from candles where interval_s = 60 and at < $1`, [iso(before)])
}

function dayOf(partition: string): Millis {
  const digits = partition.slice('ticks_'.length)
  const text = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}T00:00:00.000Z`
  return Date.parse(text) as Millis
}
