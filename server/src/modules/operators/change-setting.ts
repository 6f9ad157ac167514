// A member of staff changes a setting. The running install reads it within seconds.

import type { KnownRefusal } from '#contract/refusals.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '../events/record-event.ts'
import { findOperator } from './find-operator.ts'
import { saveSetting } from './operators.store.ts'
import { type SettingRow, settingProblem } from './parse-settings.ts'

/** The value that now holds. Of several readings of what was typed, the first that can be one. */
export async function changeSetting(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { name, readings }: { readonly name: string; readonly readings: readonly unknown[] },
  by: string,
): Promise<SettingRow | KnownRefusal> {
  const rows = readings.map((value) => ({ name, value }))
  const row = rows.find((one) => settingProblem(one) === undefined)
  if (!row) {
    const isUnknown = rows.some((one) => settingProblem(one) === 'unknown')
    return isUnknown ? refuse('setting_unknown', { name }) : refuse('setting_invalid', { name })
  }
  return db.transaction(async (tx) => {
    const operator = await findOperator(tx, by)
    if (!operator) return refuse('operator_unknown', { email: by })
    const at = clock.now()
    const value = JSON.stringify(row.value)
    await saveSetting(tx, name, value, at)
    await recordEvent(tx, {
      ...{ at, clientId: null, actor: `staff:${operator.email}`, kind: 'setting_changed' },
      details: { name, value },
    })
    return row
  })
}
