// The market's door to the gaps of one instrument, for whoever shows how a trade ended.

import type { Tx } from '#server/platform/db.ts'
import { type GapQuestion, loadGapsOf, type StoredGap } from './gaps.store.ts'

export function readGaps(tx: Tx, question: GapQuestion): Promise<StoredGap[]> {
  return loadGapsOf(tx, question)
}
