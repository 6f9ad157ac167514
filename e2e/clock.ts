// The clock of a journey's install: steady like the real one, but it can be told to hurry, so that
// nobody has to sit through a trade's minute.

import { type Millis, millis } from '#kernel/time.ts'
import type { SteadyClock } from '#server/platform/steady-clock.ts'

export type JourneyClock = SteadyClock & {
  /**
   * Runs many times as fast until that instant, and as fast as time again from there on. Of two
   * instants the earlier counts.
   */
  readonly hurryTo: (instant: Millis) => void
}

/** Fast enough to be worth it; slow enough that prices are stored every few of its seconds. */
const timesAsFast = 15

export function startJourneyClock(start: Millis): JourneyClock {
  let from: number = start
  let until: number = start
  let began = performance.now()

  const now = (): Millis => {
    const passed = performance.now() - began
    const hurried = (until - from) / timesAsFast
    return millis(passed < hurried ? from + passed * timesAsFast : until + passed - hurried)
  }
  return {
    now,
    hurryTo: (instant) => {
      const isHurrying = now() < until
      from = now()
      until = Math.max(from, isHurrying ? Math.min(until, instant) : instant)
      began = performance.now()
    },
    skewMs: () => 0,
    stop: () => {},
  }
}
