// The only place that asks what time it is. Everything else takes the instant, or a Clock, as an
// argument.

import { type Millis, millis } from '#kernel/time.ts'

export type Clock = { readonly now: () => Millis }

export const systemClock: Clock = { now: () => millis(Date.now()) }
