// The periods that cashback is reckoned for: weeks from Monday and months, by UTC, and whole.

import { day, hour, later, type Millis } from '#kernel/time.ts'
import { startOf } from '#server/identity/limits/period.ts'

export type Round = { readonly name: string; readonly from: Millis; readonly to: Millis }

/** No trade that was opened in a period is open so long after it. */
const settledMs = day + hour

/** The last whole period within these times whose trades have all ended; undefined: none yet. */
export function roundOf(
  every: 'week' | 'month',
  { startsAt, endsAt }: { readonly startsAt: Millis; readonly endsAt: Millis },
  now: Millis,
): Round | undefined {
  const settled = later(now, -settledMs)
  const latest = endsAt < settled ? endsAt : settled
  const to = startOf(every, latest)
  const from = startOf(every, later(to, -1))
  const name = `${every} ${new Date(from).toISOString().slice(0, 10)}`
  return from < startsAt ? undefined : { name, from, to }
}
