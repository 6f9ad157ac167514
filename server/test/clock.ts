// A clock that stands still until a test moves it.

import { later, type Millis, millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'

export type TestClock = Clock & { readonly advance: (byMs: number) => void }

/** Starts at a Saturday noon unless told otherwise. */
export function testClock(start: Millis = millis(Date.UTC(2026, 10, 21, 12))): TestClock {
  let current = start
  return {
    now: () => current,
    advance: (byMs) => {
      current = later(current, byMs)
    },
  }
}
