// Old prices leave, but never those that a trade's receipt needs.

import { day, iso, later, type Millis, minute } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { createTickPartitions, partitionOf } from './market.store.ts'

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
  const name = partitionOf(start)
  const end = later(start, day)
  await tx.rows(`create temporary table kept_ticks on commit drop as
    with needed as (
      select distinct instrument_id, date_bin('1 minute', at, 'epoch') as minute from trades
       cross join lateral (values (accepted_at), (expires_at)) ends(at)
       where accepted_at >= '${iso(later(start, -day - minute))}'
         and accepted_at < '${iso(later(end, minute))}'
    ), minutes as (
      select distinct instrument_id, minute + step * interval '1 minute' as minute
        from needed cross join generate_series(-1, 1) step
    )
    select t.* from ${name} t join minutes m
      on m.instrument_id = t.instrument_id and m.minute = date_bin('1 minute', t.at, 'epoch')`)
  await tx.rows(`alter table ticks detach partition ${name}`)
  await tx.rows(`drop table ${name}`)
  await createTickPartitions(tx, { from: start, to: start })
  await tx.rows(`insert into ticks select * from kept_ticks order by instrument_id, at`)
  await tx.rows(`insert into thinned_ticks (partition) values ($1)`, [name])
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
