// The install's settings as they stand.

import type { Tx } from '#server/platform/db.ts'
import { loadSettingRows } from './operators.store.ts'
import { parseSettings } from './parse-settings.ts'
import type { Settings } from './settings.ts'

export async function readSettings(tx: Tx): Promise<Settings> {
  return parseSettings(await loadSettingRows(tx))
}
