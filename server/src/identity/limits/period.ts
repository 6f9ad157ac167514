// The periods that a client's own limits count in: UTC days, weeks from Monday and months; and how
// long breaks last.

import type { CoolOffPeriod, ExclusionPeriod, LimitPeriod } from '#contract/client/limits.ts'
import { day, floorTo, later, type Millis, millis } from '#kernel/time.ts'

/** 1970-01-01 was a Thursday: the Monday of its week lies three days before. */
const mondayOffset = 3 * day
const week = 7 * day

/** The start of the period that an instant lies in. */
export function startOf(period: LimitPeriod, now: Millis): Millis {
  if (period === 'day') return floorTo(now, day)
  if (period === 'week') return later(floorTo(later(now, mondayOffset), week), -mondayOffset)
  return monthAt(now, 0)
}

/** The start of the period after the one that an instant lies in. */
export function endOf(period: LimitPeriod, now: Millis): Millis {
  if (period === 'month') return monthAt(now, 1)
  return later(startOf(period, now), period === 'day' ? day : week)
}

export type Starts = Readonly<Record<LimitPeriod, Millis>>

export function startsAt(now: Millis): Starts {
  return { day: startOf('day', now), week: startOf('week', now), month: startOf('month', now) }
}

function monthAt(now: Millis, monthsOn: number): Millis {
  const date = new Date(now)
  return millis(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsOn))
}

const coolOffDays: Readonly<Record<CoolOffPeriod, number>> = { '24h': 1, '7d': 7, '30d': 30 }

export function coolOffEnd(period: CoolOffPeriod, now: Millis): Millis {
  return later(now, coolOffDays[period] * day)
}

const exclusionMonths: Readonly<Record<ExclusionPeriod, number>> = { '6m': 6, '1y': 12, '5y': 60 }

/** The same day and time so many months on; the last day of a month that has no such day. */
export function exclusionEnd(period: ExclusionPeriod, now: Millis): Millis {
  const monthsOn = exclusionMonths[period]
  const lastDay = new Date(later(monthAt(now, monthsOn + 1), -day)).getUTCDate()
  const daysOn = Math.min(new Date(now).getUTCDate(), lastDay) - 1
  return later(monthAt(now, monthsOn), daysOn * day + (now - floorTo(now, day)))
}
