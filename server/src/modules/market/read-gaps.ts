// The market's door to the gaps of one instrument, for whoever shows or checks how trades ended.

import type { Tx } from '#server/platform/db.ts'
import { loadGapsOf, type StoredGap } from './gaps.store.ts'
import type { TickQuestion } from './market.store.ts'

export function readGaps(
  tx: Tx,
  instrumentId: number,
  stretch: Pick<TickQuestion, 'after' | 'upTo'>,
): Promise<StoredGap[]> {
  return loadGapsOf(tx, instrumentId, stretch)
}
