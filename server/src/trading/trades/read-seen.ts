// Thirty days of trades against what they were priced at. A day that is over does not change: it is
// summed once while the server runs, today at most once a minute.

import { day, floorTo, later, type Millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { loadDecided } from './calibration.store.ts'
import { keyOf, type Tallies, tallied, together } from './calibration.ts'

const days = 30
/** Of each day the newest: more would say hardly more, and cost as much more. */
const ofDayMost = 5_000

type DaySums = { readonly lines: Tallies; readonly tenths: Tallies }

export type Seen = DaySums & { readonly since: Millis }

export function keptSeen({ db, clock }: { readonly db: Db; readonly clock: Clock }) {
  const past = new Map<number, DaySums>()
  let newest: { readonly until: Millis; readonly seen: Promise<Seen> } | undefined

  async function sumsOf(from: Millis): Promise<DaySums> {
    const trades = await loadDecided(db, { from, to: later(from, day) }, ofDayMost)
    return { lines: tallied(trades, keyOf.line), tenths: tallied(trades, keyOf.tenth) }
  }

  async function look(now: Millis): Promise<Seen> {
    const today = floorTo(now, day)
    const since = later(today, -(days - 1) * day)
    for (const known of past.keys()) if (known < since) past.delete(known)
    const all: DaySums[] = []
    for (let from = since; from < today; from = later(from, day)) {
      const sums = past.get(from) ?? (await sumsOf(from))
      past.set(from, sums)
      all.push(sums)
    }
    all.push(await sumsOf(today))
    return {
      since,
      lines: together(all.map(({ lines }) => lines)),
      tenths: together(all.map(({ tenths }) => tenths)),
    }
  }

  /** Those who ask while it is being read wait for the same answer. */
  return (): Promise<Seen> => {
    const now = clock.now()
    if (newest && now < newest.until) return newest.seen
    const mine = { until: later(now, minute), seen: look(now) }
    newest = mine
    mine.seen.catch(() => {
      if (newest === mine) newest = undefined
    })
    return mine.seen
  }
}
