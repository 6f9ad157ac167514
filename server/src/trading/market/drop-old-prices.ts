// Retention: ticks in full for three days, after that only those around trades; minutes for ninety
// days; and what was left out of the series for thirty.

import { day, floorTo, later, type Millis } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import { deleteRefused } from './refused.store.ts'
import { deleteMinutes, loadFullDays, thinDay } from './retention.store.ts'

export const fullTicksDays = 3
export const minutesDays = 90
export const refusedDays = 30

/** Returns how many days of ticks were thinned. Does little when called again. */
export async function dropOldPrices(db: Db, now: Millis): Promise<number> {
  const today = floorTo(now, day)
  const days = await loadFullDays(db, later(today, -fullTicksDays * day))
  for (const start of days) await db.transaction((tx) => thinDay(tx, start))
  await deleteMinutes(db, later(today, -minutesDays * day))
  await deleteRefused(db, later(today, -refusedDays * day))
  return days.length
}
