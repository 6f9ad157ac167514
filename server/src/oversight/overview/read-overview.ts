// Reads how the last days and hours went. What is over does not change: it is summed once while the
// server runs, and only today and this hour are summed each time, by the indexes on time. So what
// it costs does not grow with what lies behind.

import { day, floorTo, hour, later, type Millis, minute } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import { type DaySums, type LagSums, type Stretch, sumDay, sumLag } from './overview.store.ts'

export type SummedDay = DaySums & { readonly from: Millis }
export type SummedHour = LagSums & { readonly from: Millis }

export type OverviewRead = {
  readonly days: readonly SummedDay[]
  readonly hours: readonly SummedHour[]
}

const daysShown = 14
const hoursShown = 24
/** A transaction that began before may commit so much later. */
const graceMs = 5 * minute

export function openOverview(db: Db): (now: Millis) => Promise<OverviewRead> {
  const days = rememberOver(day, daysShown, (stretch) => sumDay(db, stretch))
  const hours = rememberOver(hour, hoursShown, (stretch) => sumLag(db, stretch))
  return async (now) => ({ days: await days(now), hours: await hours(now) })
}

/** The newest stretches of a length, the last of which is not over. */
function rememberOver<T extends object>(
  lengthMs: number,
  count: number,
  sum: (stretch: Stretch) => Promise<T>,
): (now: Millis) => Promise<(T & { readonly from: Millis })[]> {
  const known = new Map<Millis, T>()
  return async (now) => {
    const last = floorTo(now, lengthMs)
    const starts = Array.from({ length: count }, (_, index) =>
      later(last, -(count - 1 - index) * lengthMs),
    )
    for (const start of known.keys()) if (!starts.includes(start)) known.delete(start)
    const summed: (T & { readonly from: Millis })[] = []
    for (const from of starts) {
      const to = later(from, lengthMs)
      const sums = known.get(from) ?? (await sum({ from, to }))
      if (to + graceMs <= now) known.set(from, sums)
      summed.push({ ...sums, from })
    }
    return summed
  }
}
