// Work that costs a core is done one after the other, with a rest after each: whoever trades is not
// to notice. What was found is given again for a minute, or for fifty times what it took.

import { setTimeout as sleep } from 'node:timers/promises'
import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { minute, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'

const keptMs = minute
/** What it cost is at most this share of the time until it is done again. */
const effortShare = 1 / 50
const keptMost = 100
/** After each nothing is done for so many times what it took, up to a most. */
const restFactor = 9
const restMostMs = 3 * second

type Found<T> = Promise<T | KnownRefusal>
type Kept<T> = { readonly found: Found<T>; goodUntil: number }

/** `key` is what is asked: for the same nothing is done twice. */
export function openTurns<T>(clock: Clock): (key: string, find: () => Found<T>) => Found<T> {
  const known = new Map<string, Kept<T>>()
  let last: Promise<unknown> = Promise.resolve()
  let restsUntil = 0

  async function findNext(key: string, find: () => Found<T>, before: Promise<unknown>) {
    await before
    await sleep(Math.max(0, restsUntil - clock.now()))
    const began = clock.now()
    const found = await find().catch((error: unknown) => {
      known.delete(key)
      throw error
    })
    const now = clock.now()
    restsUntil = now + Math.min(restMostMs, restFactor * (now - began))
    const kept = known.get(key)
    if (kept) kept.goodUntil = now + Math.max(keptMs, (now - began) / effortShare)
    if (isRefusal(found)) known.delete(key)
    return found
  }

  return (key, find) => {
    const kept = known.get(key)
    if (kept && clock.now() < kept.goodUntil) return kept.found
    known.delete(key)
    const [oldest] = known.keys()
    if (known.size >= keptMost && oldest !== undefined) known.delete(oldest)
    const found = findNext(key, find, last)
    last = found.catch(() => {})
    known.set(key, { found, goodUntil: Number.POSITIVE_INFINITY })
    return found
  }
}
