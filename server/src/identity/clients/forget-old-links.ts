// One-time links that ended long ago are forgotten.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { deleteLinksEndedBefore } from './links.store.ts'

export function forgetOldLinks(tx: Tx, endedBefore: Millis): Promise<void> {
  return deleteLinksEndedBefore(tx, endedBefore)
}
