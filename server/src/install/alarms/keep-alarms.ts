// Keeps what the install sounds an alarm for, so that staff find it in the office and not in a log
// alone. Who sounds one does not wait for it: if it cannot be kept, the log has it.

import { type Alarm, type AlarmPart, alarmText } from '#contract/staff/alarm-texts.ts'
import type { Clock } from '#server/platform/clock.ts'
import { newUuid, type Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { insertAlarm, type NewAlarm } from './alarms.store.ts'

export type KeepingAlarmsDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly log: (message: string) => void
}

export type Alarms = {
  readonly alarm: Alarm
  /** Resolves when all that was sounded until now is kept, or is known not to be. */
  readonly kept: () => Promise<void>
}

const saysMost = 2_000

export function keepAlarms(deps: KeepingAlarmsDeps): Alarms {
  const { clock, log } = deps
  let turn: Promise<void> = Promise.resolve()
  return {
    alarm: (...parts) => {
      log(alarmText(parts))
      const at = clock.now()
      const fit = fitting(parts)
      const says = alarmText(fit ?? parts).slice(0, saysMost)
      const keep = () => keepAlarm(deps, { says, parts: fit, at })
      turn = turn.then(keep).catch((error: unknown) => {
        log(`an alarm could not be kept: ${error instanceof Error ? error.message : String(error)}`)
      })
    },
    kept: () => turn,
  }
}

/** As many sentences as there is room for, and how many more there were; null: not even one. */
function fitting(parts: readonly AlarmPart[]): readonly AlarmPart[] | null {
  if (alarmText(parts).length <= saysMost) return parts
  const room = saysMost - 50
  const some = parts.filter((_, index) => alarmText(parts.slice(0, index + 1)).length <= room)
  if (some.length === 0) return null
  return [...some, { code: 'and_more', details: { count: parts.length - some.length } }]
}

type Sounded = Omit<NewAlarm, 'id'>

/** What stands already and was not seen to is not said again. */
function keepAlarm({ db, random }: KeepingAlarmsDeps, { says, parts, at }: Sounded): Promise<void> {
  return db.transaction(async (tx) => {
    const id = newUuid(at, random)
    if (!(await insertAlarm(tx, { id, says, parts, at }))) return
    const details = { alarm: id, says }
    await recordEvent(tx, { at, clientId: null, actor: 'system', kind: 'alarm_sounded', details })
  })
}
