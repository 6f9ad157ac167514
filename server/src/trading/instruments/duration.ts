// Which trade durations are offered: those that end while the instrument's market is still open.

import { durations } from '#contract/client/trades.ts'
import type { Millis } from '#kernel/time.ts'
import { closingAfter, type Hours } from './instrument.ts'

/** Seconds, shortest first; none while the market is closed. */
export function durationsAt(hours: Hours, now: Millis): readonly number[] {
  const closes = closingAfter(hours, now)
  return closes === undefined ? [] : durations.filter((seconds) => now + seconds * 1000 <= closes)
}
