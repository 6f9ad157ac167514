// Time that runs faster than ours, the same in every process that is told its origin.

import { type Millis, millis } from '#kernel/time.ts'

/** From `since` on, `speed` of its milliseconds pass in one of ours. */
export type FastTime = { readonly since: number; readonly speed: number }

export function fastNow({ since, speed }: FastTime): Millis {
  return millis(since + (Date.now() - since) * speed)
}
