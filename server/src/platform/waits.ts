// The form in which a module says how much of its own waits, and since when, to whoever watches
// over an install.

import type { Millis } from '#kernel/time.ts'

export type Waits = {
  readonly count: number
  /** When the oldest of it came; null where nothing waits. */
  readonly since: Millis | null
}

export const nothingWaits: Waits = { count: 0, since: null }
