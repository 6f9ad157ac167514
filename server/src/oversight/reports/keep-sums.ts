// Keeps the sums of days that reports read: the movements since the last time are added to them in
// the transaction that moves the mark, so that a kill adds them neither twice nor never.

import { day, floorTo, later, type Millis, minute, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { addStretch, beginMark, firstSignUp, lockMark } from './sums.store.ts'

type Deps = { readonly db: Db; readonly clock: Clock }

/** A transaction that began before may commit so much later. */
const graceMs = 5 * minute
const fewestMs = minute

/** Adds a day at most, so that nothing is held for long. */
export function keepSums({ db, clock }: Deps): Promise<'more' | 'done'> {
  return db.transaction(async (tx) => {
    const safe = later(clock.now(), -graceMs)
    const from = (await lockMark(tx)) ?? (await begin())
    if (from === undefined || safe - from < fewestMs) return 'done'
    const to = Math.min(safe, floorTo(from, day) + day) as Millis
    await addStretch(tx, { from, to })
    return to < safe ? 'more' : 'done'

    async function begin(): Promise<Millis | undefined> {
      const first = await firstSignUp(tx)
      if (first === null) return undefined
      await beginMark(tx, floorTo(later(first, -day), day))
      return lockMark(tx)
    }
  })
}

/** What lies far back is added in turns, with as long in between for everybody else. */
export function startKeepingSums(deps: Deps, log: (message: string) => void): Loop {
  return repeat({ name: 'summing up days', pauseMs: second, log }, async () => {
    const began = deps.clock.now()
    while ((await keepSums(deps)) === 'more') {
      if (deps.clock.now() - began >= second) break
    }
    return 'done'
  })
}
