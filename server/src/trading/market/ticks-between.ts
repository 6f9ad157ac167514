// The stored ticks of a stretch of time, for receipts and charts.

import type { Tx } from '#server/platform/db.ts'
import type { TimeRange } from './feed.ts'
import { loadTicks } from './market.store.ts'
import type { Tick } from './tick.ts'

/** Ticks in [from, to], in order of time; at most the newest `most`. */
export function ticksBetween(
  tx: Tx,
  instrumentId: number,
  range: TimeRange,
  most = 1_000,
): Promise<Tick[]> {
  return loadTicks(tx, instrumentId, range, most)
}
