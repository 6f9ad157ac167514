// Which days a report is of, and which periods of a schedule are over. Days are UTC and written as
// 2026-11-23.

import { type ReportPace, reportDaysMost } from '#contract/staff/reports.ts'
import { day, floorTo, iso, later, type Millis, millis } from '#kernel/time.ts'

/** Both days are in it. */
export type Period = { readonly from: string; readonly to: string }

export function dayOf(at: Millis): string {
  return iso(at).slice(0, 10)
}

export function startOf(name: string): Millis {
  return millis(Date.parse(`${name}T00:00:00.000Z`))
}

/** The instant at which it is over. */
export function endOf({ to }: Period): Millis {
  return later(startOf(to), day)
}

export function daysOf({ from, to }: Period): string[] {
  const count = (startOf(to) - startOf(from)) / day + 1
  return Array.from({ length: count }, (_, index) => dayOf(later(startOf(from), index * day)))
}

const usualDays = 30

/** Undefined where it ends before it begins, or is too long. */
export function periodOf(
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Millis,
): Period | undefined {
  const to = asked.to ?? dayOf(now)
  const from = asked.from ?? dayOf(later(startOf(to), -(usualDays - 1) * day))
  const length = (startOf(to) - startOf(from)) / day + 1
  return length >= 1 && length <= reportDaysMost ? { from, to } : undefined
}

/** The day, the week from Monday, or the month that an instant lies in. */
export function periodAround(at: Millis, every: ReportPace): Period {
  const today = floorTo(at, day)
  const date = new Date(today)
  if (every === 'day') return { from: dayOf(today), to: dayOf(today) }
  if (every === 'week') {
    const monday = later(today, -((date.getUTCDay() + 6) % 7) * day)
    return { from: dayOf(monday), to: dayOf(later(monday, 6 * day)) }
  }
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return {
    from: dayOf(millis(Date.UTC(year, month, 1))),
    to: dayOf(millis(Date.UTC(year, month + 1, 0))),
  }
}

/** What is not mailed after so long has nobody who waits for it. */
const mailedWithinMs = 40 * day

/** Those that were going on since `since` and are over by `now`, the oldest first. */
export function endedPeriods(every: ReportPace, since: Millis, now: Millis): Period[] {
  const periods: Period[] = []
  const first = Math.max(since, later(now, -mailedWithinMs))
  for (let at = millis(first); ; ) {
    const period = periodAround(at, every)
    at = endOf(period)
    if (at > now) return periods
    periods.push(period)
  }
}
