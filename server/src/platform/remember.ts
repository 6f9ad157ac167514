// An answer that is dear to find and may be some seconds old: found once for all who ask meanwhile.

import type { Millis } from '#kernel/time.ts'
import type { Clock } from './clock.ts'

/** What it cost to find is at most this share of the time until it is looked for again. */
const effortShare = 1 / 50

type Known<T> = { readonly value: T; readonly at: Millis; readonly goodForMs: number }

/**
 * Finds `find` anew when the last answer is older than `keepMs`, or than fifty times what finding
 * it took. Then one more caller gets the old answer while the new one is looked for; only when it
 * is twice as old do callers wait.
 */
export function remember<T>(clock: Clock, keepMs: number, find: () => Promise<T>) {
  let known: Known<T> | undefined
  let looking: Promise<T> | undefined
  const look = () => {
    looking ??= (async () => {
      const began = clock.now()
      const value = await find()
      const at = clock.now()
      known = { value, at, goodForMs: Math.max(keepMs, (at - began) / effortShare) }
      return value
    })().finally(() => {
      looking = undefined
    })
    return looking
  }
  return async (): Promise<T> => {
    const age = known ? clock.now() - known.at : 0
    if (!known || age > 2 * known.goodForMs) return look()
    // What is known still stands: a failure is told to whoever has to wait.
    if (age > known.goodForMs) look().catch(() => {})
    return known.value
  }
}
