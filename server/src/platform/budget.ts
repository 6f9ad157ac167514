// How much each of many may ask for: a bucket of points for each, which fills again steadily. For
// what comes too often to count with promises.

import { second } from '#kernel/time.ts'

export type BudgetSize = {
  /** What a bucket holds when it is full. */
  readonly most: number
  readonly perSecond: number
}

type Bucket = { points: number; at: number }

export type Budget = {
  /** Takes so many points; else says after how many seconds they will be there, and takes none. */
  readonly spend: (key: string, points: number) => number | undefined
  /** Of how many something is known. */
  readonly known: () => number
}

/** `now` in milliseconds. Who asked for nothing until their bucket was full again is forgotten. */
export function newBudget({ most, perSecond }: BudgetSize, now: () => number): Budget {
  const fillsInMs = (most / perSecond) * second
  let young = new Map<string, Bucket>()
  let old = new Map<string, Bucket>()
  let turned = now()

  /** Who is still among the old ones when they go has not asked for as long as filling takes. */
  function turn(at: number): void {
    if (at - turned < fillsInMs) return
    old = at - turned < 2 * fillsInMs ? young : new Map()
    young = new Map()
    turned = at
  }

  return {
    spend: (key, points) => {
      const at = now()
      turn(at)
      const bucket = young.get(key) ?? old.get(key) ?? { points: most, at }
      young.set(key, bucket)
      old.delete(key)
      const gained = (Math.max(0, at - bucket.at) / second) * perSecond
      bucket.points = Math.min(most, bucket.points + gained)
      bucket.at = at
      if (points <= bucket.points) {
        bucket.points -= points
        return undefined
      }
      return Math.max(1, Math.ceil((points - bucket.points) / perSecond))
    },
    known: () => young.size + old.size,
  }
}
