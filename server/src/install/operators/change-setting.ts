// A member of staff changes a setting. The running install reads it within seconds. What one person
// must not change alone becomes a proposal that another one has to confirm.

import type { KnownRefusal } from '#contract/refusals.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Db } from '#server/platform/db.ts'
import { admitStaff } from './admit-staff.ts'
import { needsTwo } from './guards.ts'
import { propose, type Why } from './make-proposal.ts'
import { lockMembers } from './members.store.ts'
import type { InstallMode } from './mode.ts'
import { type SettingRow, settingNamed, settingProblem } from './parse-settings.ts'
import { type Proposal, refuseWanting } from './proposal.ts'
import type { Staff } from './staff.ts'
import { type Marking, readTrusted, writeSetting } from './trust-settings.ts'

export type SettingDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly mode: InstallMode
  readonly seal: () => Promise<Marking>
}

/** Either the value that now holds, or what waits for somebody else. */
export type Changed = { readonly row: SettingRow } | { readonly proposal: Proposal }

type Asked = {
  readonly name: string
  readonly readings: readonly unknown[]
  /** By command nobody is asked why. */
  readonly why?: Why
  /** Not before then: such a change always takes two. */
  readonly from?: Millis
}

/** Of several readings of what was typed, the first that can be a value is taken. */
export async function changeSetting(
  { db, clock, random, mode, seal }: SettingDeps,
  { name, readings, why, from: wantedAt }: Asked,
  by: Staff,
): Promise<Changed | KnownRefusal> {
  const rows = readings.map((value) => ({ name, value }))
  const row = rows.find((one) => settingProblem(one) === undefined)
  if (!row) {
    const isUnknown = rows.some((one) => settingProblem(one) === 'unknown')
    return isUnknown ? refuse('setting_unknown', { name }) : refuse('setting_invalid', { name })
  }
  const setting = settingNamed(row.name)
  if (!setting) return refuse('setting_unknown', { name })
  const marking = await seal()
  return db.transaction(async (tx) => {
    await lockMembers(tx)
    const staff = await admitStaff(tx, by, 'setting.change')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const untimely = refuseWanting(wantedAt ?? null, at)
    if (untimely) return untimely
    // What another hand wrote does not count as what was there: to agree with it takes as many.
    const { settings, doubts, isDecided } = await readTrusted(tx, marking)
    const from = settings[setting]
    const change = {
      name: setting,
      from,
      to: row.value,
      isFirst: !isDecided(name),
      isInDoubt: doubts.some((doubt) => doubt.setting === setting),
    }
    if (wantedAt !== undefined || needsTwo(change, mode)) {
      const value = JSON.stringify(row.value)
      const wish = {
        kind: 'setting',
        subject: name,
        value,
        replaces: JSON.stringify(from),
        why,
        ...(wantedAt === undefined ? {} : { wantedAt }),
      } as const
      const proposal = await propose(tx, wish, { by: staff, at, random })
      return 'refused' in proposal ? proposal : { proposal }
    }
    await writeSetting(tx, row, { decided: staff.email, from, at, marking })
    return { row }
  })
}
