// A break from trading that clients took: cool-off or self-exclusion, and whether it still runs.

import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'

export type OwnBreaks = {
  readonly coolOffUntil: Millis | null
  readonly selfExcludedUntil: Millis | null
}

/** Null once it is over: at its end to the millisecond one may trade again. */
export function runningUntil(until: Millis | null, now: Millis): Millis | null {
  return until !== null && now < until ? until : null
}

/** Why the client may not trade now, in either book. */
export function refuseOnBreak(breaks: OwnBreaks, now: Millis): KnownRefusal | undefined {
  const excluded = runningUntil(breaks.selfExcludedUntil, now)
  if (excluded !== null) return refuse('self_excluded', { until: iso(excluded) })
  const cooling = runningUntil(breaks.coolOffUntil, now)
  return cooling === null ? undefined : refuse('cool_off', { until: iso(cooling) })
}
