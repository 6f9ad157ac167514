// Counts each minute how many of the last hour's trades ended void, and sounds the alarm once when
// they become too many. Whoever makes trades void gains from it, if only those that would be lost.

import type { Alarm } from '#contract/staff/alarm-texts.ts'
import { minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import { alarmWindowMs, countVoids } from './trades/count-voids.ts'
import { alarmOf, isHigh } from './trades/voids.ts'

/** Shared with whoever shows it. */
export type VoidsState = { last: 'few' | 'many' | 'unknown' }

export type VoidsDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly state: VoidsState
  /** For what staff must see at once. */
  readonly alarm: Alarm
}

export function newVoidsState(): VoidsState {
  return { last: 'unknown' }
}

export function startWatchingVoids(
  deps: VoidsDeps & { readonly log: (message: string) => void },
): Loop {
  return repeat({ name: 'counting void trades', pauseMs: minute, log: deps.log }, async () => {
    await watchVoids(deps)
    return 'done'
  })
}

export async function watchVoids({ db, clock, state, alarm }: VoidsDeps): Promise<void> {
  const voids = await countVoids(db, clock.now(), alarmWindowMs)
  const now = isHigh(voids) ? 'many' : 'few'
  if (now === 'many' && state.last !== 'many') alarm(...alarmOf(voids))
  state.last = now
}
