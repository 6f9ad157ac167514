// The void trades of a window, for whoever shows them or is alarmed by them.

import { hour, later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadVoids } from './voids.store.ts'
import type { Voids } from './voids.ts'

/** What alarms is the last hour. */
export const alarmWindowMs = hour

export function countVoids(tx: Tx, now: Millis, windowMs: number): Promise<Voids> {
  return loadVoids(tx, { from: later(now, -windowMs), to: now })
}
