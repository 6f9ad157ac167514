// Settings of a test, written as this install writes them: by one person, recorded, with their mark.

import type { Millis } from '#kernel/time.ts'
import { writeSetting } from '#server/install/operators/trust-settings.ts'
import type { Db } from '#server/platform/db.ts'
import { noteActing } from '#server/record/events/note-acting.ts'
import { staffSeal } from './staff-app.ts'

export async function putSetting(
  db: Db,
  { name, value, at }: { readonly name: string; readonly value: unknown; readonly at: Millis },
): Promise<void> {
  const decided = { from: null, decided: 'test@staff.example', at, marking: staffSeal }
  await db.transaction((tx) => {
    noteActing(tx, `staff:${decided.decided}`, { proof: 'none' })
    return writeSetting(tx, { name, value }, decided)
  })
}
