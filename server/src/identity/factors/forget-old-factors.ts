// Proofs and challenges that are over are forgotten.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { deleteOldProofs } from './proofs.store.ts'

export function forgetOldFactors(tx: Tx, now: Millis): Promise<void> {
  return deleteOldProofs(tx, now)
}
