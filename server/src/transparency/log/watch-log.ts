// Looks each minute whether the log is kept, and sounds the alarm once where no round has come to
// its end for some minutes: trading goes on, and nothing of it can be proven meanwhile.

import type { Alarm } from '#contract/staff/alarm-texts.ts'
import { minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Keeping } from './keep-log.ts'

const silentMs = 5 * minute
/** It is called every minute: much later, it could not be. */
const standstillMs = 2 * minute

type Deps = {
  readonly clock: Clock
  readonly keeping: Pick<Keeping, 'keptAt'>
  readonly alarm: Alarm
}

/** To be called every minute. */
export function logWatcher({ clock, keeping, alarm }: Deps): () => void {
  let toldOf: number | undefined
  let lookedAt = clock.now()
  let awakeSince = lookedAt
  return () => {
    const now = clock.now()
    // The machine slept, or all of the process stood still: the log could not be kept either.
    if (now - lookedAt > standstillMs) awakeSince = now
    lookedAt = now
    const keptAt = Math.max(keeping.keptAt, awakeSince)
    const silent = now - keptAt
    if (silent < silentMs || toldOf === keptAt) return
    toldOf = keptAt
    alarm({ code: 'log_not_kept', details: { minutes: Math.floor(silent / minute) } })
  }
}
