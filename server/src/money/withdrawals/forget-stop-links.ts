// Links by which withdrawals were cancelled are forgotten long after there was anything to cancel.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { forgetHashesEndedBefore } from './withdrawal-links.store.ts'

export function forgetOldStopLinks(tx: Tx, endedBefore: Millis): Promise<void> {
  return forgetHashesEndedBefore(tx, endedBefore)
}
