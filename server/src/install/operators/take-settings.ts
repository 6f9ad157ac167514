// In a cell that is not home, what home has decided is written down as decided there, with the mark
// of the install: so it is believed here as a decision of staff would be, and by nothing else.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { decidedAtHome } from './doubts.ts'
import { isSame } from './guards.ts'
import { hasLogo, insertLogo, loadLogo, type NewLogo } from './logos.store.ts'
import { rowsOf, settingNamed } from './parse-settings.ts'
import type { Settings } from './settings.ts'
import { type Marking, readTrusted, writeSetting } from './trust-settings.ts'

/** Those that differ, or that another hand wrote here. Says how many. */
export async function takeSettings(
  tx: Tx,
  decided: Settings,
  { at, marking }: { readonly at: Millis; readonly marking: Marking },
): Promise<number> {
  const { settings, doubts } = await readTrusted(tx, marking)
  const others = rowsOf(decided).flatMap(({ name, value }) => {
    const setting = settingNamed(name)
    if (!setting) return []
    const isInDoubt = doubts.some((doubt) => doubt.setting === setting)
    const from = settings[setting]
    return isInDoubt || !isSame(from, value) ? [{ name, value, from }] : []
  })
  noteActing(tx, `staff:${decidedAtHome}`, 'program')
  for (const { name, value, from } of others) {
    await writeSetting(tx, { name, value }, { decided: decidedAtHome, from, at, marking })
  }
  return others.length
}

/** The pictures that these settings name and that are not here. */
export async function missingLogos(tx: Tx, decided: Settings): Promise<string[]> {
  const missing: string[] = []
  for (const name of [decided.brandLogo, decided.brandLogoDark]) {
    if (name !== null && !missing.includes(name) && !(await hasLogo(tx, name))) missing.push(name)
  }
  return missing
}

export function giveLogo(tx: Tx, name: string): Promise<NewLogo | undefined> {
  return loadLogo(tx, name)
}

export async function takeLogo(tx: Tx, logo: NewLogo): Promise<void> {
  await insertLogo(tx, logo)
}
