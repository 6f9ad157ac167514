// Access tokens that are over, and sessions that have been over for long, are forgotten.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { deleteOldHalves } from './second-step.store.ts'
import { deleteOldSessions } from './sessions.store.ts'

export async function forgetOldSessions(tx: Tx, now: Millis, overSince: Millis): Promise<void> {
  await deleteOldHalves(tx, now)
  await deleteOldSessions(tx, now, overSince)
}
