// Alerts that were reached are forgotten after a quarter of a year: the notice stays as long as
// notices do.

import { day, later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { deleteReachedBefore } from './alerts.store.ts'

export const keptMs = 90 * day

export function forgetReachedAlerts(tx: Tx, now: Millis): Promise<void> {
  return deleteReachedBefore(tx, later(now, -keptMs))
}
