// The market's door to the gaps and halts of one instrument, for whoever shows how a trade ended.

import type { Tx } from '#server/platform/db.ts'
import type { Halt } from './gap.ts'
import { type GapQuestion, loadGapsOf, type StoredGap } from './gaps.store.ts'
import { type HaltQuestion, loadHaltsOf } from './halts.store.ts'

export function readHalts(tx: Tx, question: HaltQuestion): Promise<readonly Halt[]> {
  return loadHaltsOf(tx, question)
}

export function readGaps(tx: Tx, question: GapQuestion): Promise<StoredGap[]> {
  return loadGapsOf(tx, question)
}
