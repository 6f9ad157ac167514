// The settings of a running install: what one member of staff may change takes effect as soon as it
// is written, by whichever process; what two agreed on, when its time has come; and what another
// hand wrote is not used. Also how many members of staff can prove who
// they are, on which hangs whether a live install may take money, and what one of them asked for in
// the name of another.

import { type Alarm, alarmText } from '#contract/staff/alarm-texts.ts'
import { type Millis, second } from '#kernel/time.ts'
import type { Database } from '#server/platform/db.ts'
import { type Loop, repeat } from '#server/platform/repeat.ts'
import type { Seal } from '#server/platform/seal.ts'
import { applyDueChanges } from './operators/apply-due-changes.ts'
import { standIn } from './operators/compare-settings.ts'
import { type Doubt, doubtParts } from './operators/doubts.ts'
import { countProvable } from './operators/manage-members.ts'
import {
  applyDueRecoveries,
  listRecoveries,
  type RecoveryDeps,
  recoveryPart,
} from './operators/recover-member.ts'
import type { Settings } from './operators/settings.ts'
import { readTrusted, settingsChannel } from './operators/trust-settings.ts'

export type KeepingDeps = RecoveryDeps & {
  readonly seal: Pick<Seal, 'mark'>
  /** What is wrong with the keys that clients would pay to. */
  readonly keyProblems: (settings: Settings) => readonly string[]
  /** For what staff must see at once. */
  readonly alarm: Alarm
}

export type KeptSettings = {
  readonly settings: () => Settings
  readonly staffWithSecondFactor: () => number
  /** Whether each of them is what was decided. */
  readonly areSettingsDecided: () => boolean
  /** Reads them once more. */
  readonly look: () => Promise<void>
  /** Whether one of them changes now. */
  readonly isDue: () => boolean
}

/** Terms hold from their instant on: this often it is looked whether it has come. */
const pauseMs = 50
const readEvery = (10 * second) / pauseMs

export async function openSettings(deps: KeepingDeps): Promise<KeptSettings> {
  const { db, clock, seal, alarm, keyProblems } = deps
  const due = { db, clock, seal, keyProblems }
  let good: Settings | undefined
  let doubts: readonly Doubt[] = []
  let provable = 0
  let nextAt: Millis | null = null
  /** Each alarms once, and again when it was good meanwhile. */
  let told: ReadonlySet<string> = new Set()
  const read = async () => {
    const { names, waiting, nextAt: next } = await applyDueChanges(due)
    // What is due and cannot be done is tried at each reading, and not before.
    nextAt = next !== null && next > clock.now() ? next : null
    for (const setting of names) alarm({ code: 'setting_changed', details: { setting } })
    for (const part of await applyDueRecoveries(deps)) alarm(part)
    const recoveries = (await listRecoveries(db)).map((one) => [recoveryPart(one)])
    const { settings, doubts: found } = await readTrusted(db, seal)
    const wrong = [...waiting, ...found.map(doubtParts), ...recoveries]
    for (const parts of wrong.filter((one) => !told.has(alarmText(one)))) alarm(...parts)
    told = new Set(wrong.map(alarmText))
    // While it runs, what was good before goes on; a start takes the safest values instead.
    const former = good
    good = former ? standIn(settings, found, (name) => former[name]) : settings
    doubts = found
    provable = await countProvable(db)
  }
  // One after the other: what was read first must not count last.
  let turn: Promise<void> = Promise.resolve()
  const look = () => {
    turn = turn.catch(() => {}).then(read)
    return turn
  }
  await look()
  return {
    settings: () => good ?? never(),
    staffWithSecondFactor: () => provable,
    look,
    isDue: () => nextAt !== null && clock.now() >= nextAt,
    areSettingsDecided: () => doubts.length === 0,
  }
}

function never(): never {
  throw new Error('settings are read before they are asked for')
}

type Keeping = {
  readonly db: Pick<Database, 'listen'>
  /** Called after each reading. */
  readonly onRead: () => void
  readonly log: (message: string) => void
}

export function startKeepingSettings(kept: KeptSettings, { db, onRead, log }: Keeping): Loop[] {
  const name = 'reading settings'
  const look = () => kept.look().then(onRead)
  let rounds = 0
  const failed = (error: unknown) => log(`${name} failed: ${String(error)}`)
  return [
    db.listen(settingsChannel, () => void look().catch(failed)),
    repeat({ name, pauseMs, log }, async () => {
      rounds += 1
      if (kept.isDue() || rounds % readEvery === 1) await look()
      return 'done'
    }),
  ]
}
