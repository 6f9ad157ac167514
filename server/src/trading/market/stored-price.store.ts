// The SQL of one pair's newest stored price.

import { type Points, type PriceScale, points } from '#kernel/price.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'

/** The newest stored tick of one pair, with its scale. */
export async function loadNewestTickOf(
  tx: Tx,
  symbol: string,
): Promise<{ price: Points; at: Millis; scale: PriceScale } | undefined> {
  const [row] = await tx.rows<{
    price: bigint
    at: Millis
    decimals: number
    tick_points: number
  }>(
    `select t.price, t.at, i.decimals, i.tick_points
       from instruments i join ticks t on t.instrument_id = i.id
      where i.symbol = $1 order by t.at desc limit 1`,
    [symbol],
  )
  if (!row) return undefined
  const scale = { decimals: row.decimals, tickPoints: row.tick_points }
  return { price: points(Number(row.price)), at: row.at, scale }
}
