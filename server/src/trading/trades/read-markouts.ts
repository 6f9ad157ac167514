// Where prices went just after live trades of the last days, as everybody may know it.

import { day, later, type Millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { remember } from '#server/platform/remember.ts'
import { type Marked, movesOf } from './markout.ts'
import { loadMarked } from './risk.store.ts'

const days = 7
/** The newest: more would say hardly more, and cost as much more. */
const mostMarked = 5_000

export type PublicMarkouts = { readonly since: Millis; readonly marked: readonly Marked[] }

/** How many of them have a price both one and five seconds later. */
export function countMarked({ marked }: PublicMarkouts): number {
  return Math.min(movesOf(marked, 'afterOne').length, movesOf(marked, 'afterFive').length)
}

/** Reads them at most every five minutes. */
export function keptMarkouts(db: Db, clock: Clock): () => Promise<PublicMarkouts> {
  return remember(clock, 5 * minute, async () => {
    const since = later(clock.now(), -days * day)
    return { since, marked: await loadMarked(db, since, mostMarked) }
  })
}
