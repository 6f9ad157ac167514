// The clock of a made-up past: it stands where the story is, and goes on only when it is told to.
// What falls due on the way is done at its own instant.

import { later, type Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'

export type WorldClock = Clock & {
  /** Goes on to this instant, unless it is there or later already. */
  readonly to: (instant: Millis) => Promise<void>
  readonly pass: (ms: number) => Promise<void>
  /** Sets what is due on the way: the next instant, and what is done then. */
  readonly onTheWay: (due: Due) => void
}

type Due = {
  readonly next: () => Millis | undefined
  readonly act: () => Promise<void>
}

export function worldClock(start: Millis): WorldClock {
  let current = start
  let due: Due = { next: () => undefined, act: async () => {} }
  const to = async (instant: Millis) => {
    for (let next = due.next(); next !== undefined && next <= instant; next = due.next()) {
      if (next > current) current = next
      await due.act()
    }
    if (instant > current) current = instant
  }
  return {
    now: () => current,
    to,
    pass: (ms) => to(later(current, ms)),
    onTheWay: (other) => {
      due = other
    },
  }
}
