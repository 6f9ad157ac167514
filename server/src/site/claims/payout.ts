// What is told of withdrawals that were paid: how many make a median, and when one is late.

import { payoutBusinessDays } from '#contract/client/withdrawals.ts'
import { day, floorTo, later, type Millis } from '#kernel/time.ts'
import { isWorkingDay } from '#kernel/working-day.ts'

/** A median of fewer payouts than this tells of them, not of the next one. */
export const medianMinimum = 5
export const payoutWindowMs = 90 * day

/**
 * Withdrawals asked for before this instant should have been paid by now: "within five business
 * days". On a day that is none it is still the end of the one before.
 */
export function dueFrom(now: Millis): Millis {
  let instant = now
  while (!isWorkingDay(instant) && !isWorkingDay(later(instant, -1))) {
    instant = floorTo(later(instant, -1), day)
  }
  for (let left = payoutBusinessDays; left > 0; ) {
    instant = later(instant, -day)
    if (isWorkingDay(instant)) left -= 1
  }
  return instant
}
