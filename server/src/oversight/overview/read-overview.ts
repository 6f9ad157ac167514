// Reads how the last days and hours went. What is over does not change: it is summed once while the
// server runs, and of the day and hour that go on only the last minutes are summed each time. So
// what it costs grows neither with what lies behind nor with the hour of the day.

import { day, floorTo, hour, later, type Millis, minute } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import { type Stretch, sumDay, sumLags } from './overview.store.ts'
import {
  addDays,
  addLags,
  type DaySums,
  type Lag,
  type LagSums,
  lagOf,
  noDay,
  noLags,
} from './overview.ts'

export type SummedDay = DaySums & { readonly from: Millis }
export type SummedHour = Lag & { readonly from: Millis }

export type OverviewRead = {
  readonly days: readonly SummedDay[]
  readonly hours: readonly SummedHour[]
}

const daysShown = 14
const hoursShown = 24
/** A transaction that began before may commit so much later. */
const graceMs = 5 * minute
/** What is summed for good ends at a whole one of these. */
const stepMs = minute

export function openOverview(db: Db): (now: Millis) => Promise<OverviewRead> {
  const days = rememberOver(day, daysShown, {
    sum: (stretch) => sumDay(db, stretch),
    add: addDays,
    none: noDay,
  })
  const hours = rememberOver(hour, hoursShown, {
    sum: (stretch) => sumLags(db, stretch),
    add: addLags,
    none: noLags,
  })
  return async (now) => ({
    days: await days(now),
    hours: (await hours(now)).map((one: LagSums & { readonly from: Millis }) => ({
      ...lagOf(one),
      from: one.from,
    })),
  })
}

type Summing<T> = {
  readonly sum: (stretch: Stretch) => Promise<T>
  readonly add: (one: T, other: T) => T
  readonly none: T
}

/** The newest stretches of a length, the last of which is not over. */
function rememberOver<T extends object>(
  lengthMs: number,
  count: number,
  { sum, add, none }: Summing<T>,
): (now: Millis) => Promise<(T & { readonly from: Millis })[]> {
  /** By where a stretch begins: what is summed for good, and until when. */
  const known = new Map<Millis, { readonly until: Millis; readonly sums: T }>()

  async function read(from: Millis, now: Millis): Promise<T> {
    const to = later(from, lengthMs)
    let { until, sums } = known.get(from) ?? { until: from, sums: none }
    const settled = Math.min(to, floorTo(later(now, -graceMs), stepMs)) as Millis
    if (until < settled) {
      sums = add(sums, await sum({ from: until, to: settled }))
      until = settled
      known.set(from, { until, sums })
    }
    return until < to ? add(sums, await sum({ from: until, to })) : sums
  }

  return async (now) => {
    const last = floorTo(now, lengthMs)
    const starts = Array.from({ length: count }, (_, index) =>
      later(last, -(count - 1 - index) * lengthMs),
    )
    for (const start of known.keys()) if (!starts.includes(start)) known.delete(start)
    const summed: (T & { readonly from: Millis })[] = []
    for (const from of starts) summed.push({ ...(await read(from, now)), from })
    return summed
  }
}
