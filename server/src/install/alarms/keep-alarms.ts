// Keeps what the install sounds an alarm for, so that staff find it in the office and not in a log
// alone. Who sounds one does not wait for it: if it cannot be kept, the log has it.

import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { insertAlarm } from './alarms.store.ts'

export type KeepingAlarmsDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly log: (message: string) => void
}

export type Alarms = {
  readonly alarm: (says: string) => void
  /** Resolves when all that was sounded until now is kept, or is known not to be. */
  readonly kept: () => Promise<void>
}

const saysMost = 2_000

export function keepAlarms(deps: KeepingAlarmsDeps): Alarms {
  const { clock, log } = deps
  let turn: Promise<void> = Promise.resolve()
  return {
    alarm: (says) => {
      log(says)
      const at = clock.now()
      const keep = () => keepAlarm(deps, { says: says.slice(0, saysMost), at })
      turn = turn.then(keep).catch((error: unknown) => {
        log(`an alarm could not be kept: ${error instanceof Error ? error.message : String(error)}`)
      })
    },
    kept: () => turn,
  }
}

/** What stands already and was not seen to is not said again. */
function keepAlarm(
  { db, random }: KeepingAlarmsDeps,
  { says, at }: { readonly says: string; readonly at: ReturnType<Clock['now']> },
): Promise<void> {
  return db.transaction(async (tx) => {
    const id = newUuid(at, random)
    if (!(await insertAlarm(tx, { id, says, at }))) return
    const details = { alarm: id, says }
    await recordEvent(tx, { at, clientId: null, actor: 'system', kind: 'alarm_sounded', details })
  })
}
