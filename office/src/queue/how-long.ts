// How long something waits, or has left: as much as one looks at.

import { day, hour, minute } from '#kernel/time.ts'
import { queue as t } from '../words/queue.ts'

/** "3 d", "12 h", "5 min": of its largest unit, rounded down; a minute at least. */
export function howLong(ms: number): string {
  const span = Math.abs(ms)
  if (span >= 2 * day) return t.days(Math.floor(span / day))
  if (span >= hour) return t.hours(Math.floor(span / hour))
  return t.minutes(Math.max(1, Math.floor(span / minute)))
}
