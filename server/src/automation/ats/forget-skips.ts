// Why a signal was not traded for a client is forgotten after a year, as notices are: a client who
// is often at a limit has a row for many a signal. Orders stay.

import { day, later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { deleteSkipsBefore } from './ats-orders.store.ts'

const keptMs = 365 * day

export function forgetOldSkips(tx: Tx, now: Millis): Promise<void> {
  return deleteSkipsBefore(tx, later(now, -keptMs))
}
