// Time that runs faster than ours, the same in every process and thread that is told its origin.

import { type Millis, millis } from '#kernel/time.ts'
import type { SteadyClock } from '#server/platform/steady-clock.ts'

/** From `since` on, `speed` of its milliseconds pass in one of ours; it leapt by so much besides. */
export type FastTime = { readonly since: number; readonly speed: number; readonly leaptMs?: number }

export function fastNow({ since, speed, leaptMs = 0 }: FastTime): Millis {
  return millis(since + (Date.now() - since) * speed + leaptMs)
}

export function fastClock(time: FastTime): SteadyClock {
  return { now: () => fastNow(time), skewMs: () => 0, stop: () => {} }
}
