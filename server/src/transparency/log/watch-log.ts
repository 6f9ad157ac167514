// Looks each minute whether the log is kept, and sounds the alarm once where no round has come to
// its end for some minutes: trading goes on, and nothing of it can be proven meanwhile.

import type { Alarm } from '#contract/staff/alarm-texts.ts'
import { minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Keeping } from './keep-log.ts'

const silentMs = 5 * minute

type Deps = {
  readonly clock: Clock
  readonly keeping: Pick<Keeping, 'keptAt'>
  readonly alarm: Alarm
}

/** To be called every minute. */
export function logWatcher({ clock, keeping, alarm }: Deps): () => void {
  let toldOf: number | undefined
  return () => {
    const { keptAt } = keeping
    const silent = clock.now() - keptAt
    if (silent < silentMs || toldOf === keptAt) return
    toldOf = keptAt
    alarm({ code: 'log_not_kept', details: { minutes: Math.floor(silent / minute) } })
  }
}
