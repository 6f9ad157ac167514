// A member of staff changes a setting. The running install reads it within seconds. What one person
// must not change alone becomes a proposal that another one has to confirm.

import type { KnownRefusal } from '#contract/refusals.ts'
import { rowNameOf } from '#contract/staff/setting-shapes.ts'
import { present } from '#kernel/assert.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import type { Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Random } from '#server/platform/crypto.ts'
import type { Db, Tx } from '#server/platform/db.ts'
import { admitStaff } from './admit-staff.ts'
import { needsTwo } from './guards.ts'
import { hasLogo } from './logos.store.ts'
import { propose } from './make-proposal.ts'
import { lockMembers } from './members.store.ts'
import type { InstallMode } from './mode.ts'
import { type SettingRow, settingNamed, settingProblem } from './parse-settings.ts'
import { outcomeOf, type Proposal, refuseWanting, sameEntries, type Why } from './proposal.ts'
import type { Admitted, Staff } from './staff.ts'
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
  /** Of a setting with entries: these change, and the others stay. */
  readonly isPart?: boolean
}

/** Of several readings of what was typed, the first that can be a value is taken. */
export async function changeSetting(
  deps: SettingDeps,
  { name, readings, why, from, isPart = false }: Asked,
  by: Staff,
): Promise<Changed | KnownRefusal> {
  const rows = readings.map((value) => ({ name, value }))
  const row = rows.find((one) => settingProblem(one) === undefined)
  const refused = refuseRow(row ?? { name, value: readings[0] })
  if (!row || refused) return refused ?? refuse('setting_invalid', { name })
  const changed = await changeAll(deps, { rows: [row], why, from, isPart }, by)
  return isRefusal(changed) ? changed : present(changed[0], 'one was asked for')
}

/** Several at once, for one reason: all of them change, or none does. */
export async function changeSettings(
  deps: SettingDeps,
  { rows, why }: { readonly rows: readonly SettingRow[]; readonly why: Why },
  by: Staff,
): Promise<readonly Changed[] | KnownRefusal> {
  for (const row of rows) {
    const refused = refuseRow(row)
    if (refused) return refused
  }
  return changeAll(deps, { rows, why, from: undefined, isPart: false }, by)
}

function refuseRow(row: SettingRow): KnownRefusal | undefined {
  const problem = settingProblem(row)
  if (!problem) return undefined
  return refuse(problem === 'unknown' ? 'setting_unknown' : 'setting_invalid', { name: row.name })
}

type Wanted = {
  readonly rows: readonly SettingRow[]
  readonly why: Why | undefined
  readonly from: Millis | undefined
  readonly isPart: boolean
}

async function changeAll(
  { db, clock, random, mode, seal }: SettingDeps,
  { rows, why, from, isPart }: Wanted,
  by: Staff,
): Promise<readonly Changed[] | KnownRefusal> {
  const marking = await seal()
  return db.transaction(async (tx) => {
    await lockMembers(tx)
    const staff = await admitStaff(tx, by, 'setting.change')
    if (isRefusal(staff)) return staff
    const at = clock.now()
    const untimely = refuseWanting(from ?? null, at)
    if (untimely) return untimely
    const changed: Changed[] = []
    for (const row of rows) {
      if (!(await isThere(tx, row))) return refuse('setting_invalid', { name: row.name })
      const changing = { row, isPart, why, wantedAt: from, staff, at, random, mode, marking }
      const one = await changeOne(tx, changing)
      if ('refused' in one) return one
      changed.push(one)
    }
    return changed
  })
}

/** No page refers to a logo that nobody uploaded. */
async function isThere(tx: Tx, { name, value }: SettingRow): Promise<boolean> {
  const isLogo = name === rowNameOf('brandLogo') || name === rowNameOf('brandLogoDark')
  return !isLogo || value === null || hasLogo(tx, String(value))
}

type Changing = Pick<SettingDeps, 'random' | 'mode'> & {
  readonly row: SettingRow
  readonly isPart: boolean
  readonly why: Why | undefined
  readonly wantedAt: Millis | undefined
  readonly staff: Admitted
  readonly at: Millis
  readonly marking: Marking
}

async function changeOne(
  tx: Tx,
  { row, isPart, why, wantedAt, staff, at, random, mode, marking }: Changing,
): Promise<Changed | KnownRefusal> {
  const name = present(settingNamed(row.name), 'it was looked up before')
  // What another hand wrote does not count as what was there: to agree with it takes as many.
  const { settings, doubts, isDecided } = await readTrusted(tx, marking)
  const from = settings[name]
  const to = outcomeOf({ value: JSON.stringify(row.value), isPart }, from)
  const isInDoubt = doubts.some((doubt) => doubt.setting === name)
  const change = { name, from, to, isFirst: !isDecided(row.name), isInDoubt }
  if (wantedAt === undefined && !needsTwo(change, mode)) {
    const whole = { name: row.name, value: to }
    await writeSetting(tx, whole, { decided: staff.email, from, why, at, marking })
    return { row: whole }
  }
  // Of what is in doubt nobody knows the other entries: two people agree on all of it.
  const isOfSome = isPart && !isInDoubt
  const wish = {
    kind: 'setting',
    subject: row.name,
    value: JSON.stringify(isOfSome ? row.value : to),
    replaces: JSON.stringify(isOfSome ? sameEntries(row.value, from) : from),
    isPart: isOfSome,
    why,
    ...(wantedAt === undefined ? {} : { wantedAt }),
  } as const
  const proposal = await propose(tx, wish, { by: staff, at, random })
  return 'refused' in proposal ? proposal : { proposal }
}
