// The settings that anybody may read as they stand: nothing moves by them. All others are read with
// the install's key (trust-settings.ts), and cannot be had from here.

import type { Tx } from '#server/platform/db.ts'
import { doubtsAbout, loadSettingFacts, settingsOf } from './compare-settings.ts'
import { type FreeSettings, freeOf, isGuarded } from './guards.ts'
import { settingNamed } from './parse-settings.ts'

export async function readSettings(tx: Tx): Promise<FreeSettings> {
  const facts = await loadSettingFacts(tx)
  const rows = facts.rows.filter(({ name }) => {
    const setting = settingNamed(name)
    return setting !== undefined && !isGuarded(setting)
  })
  return freeOf(
    settingsOf(
      rows,
      doubtsAbout({ ...facts, rows }, () => false),
    ),
  )
}
