import { expect, test } from 'vitest'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { putSetting } from '#test/settings.ts'
import { staffSeal } from '#test/staff-app.ts'
import { freeOf } from './guards.ts'
import { readSettings } from './read-settings.ts'
import { defaultSettings } from './settings.ts'
import { readTrusted } from './trust-settings.ts'

const database = freshDatabase()
const at = testClock().now()

test('settings are the defaults, and what was decided over them', async () => {
  const { db } = database()
  expect(await readSettings(db)).toEqual(freeOf(defaultSettings))
  await putSetting(db, { name: 'brand_name', value: 'Fair & Square', at })
  await putSetting(db, { name: 'margin_bp', value: 250, at })
  await putSetting(db, { name: 'support_email', value: null, at })
  expect(await readSettings(db)).toEqual(freeOf({ ...defaultSettings, brandName: 'Fair & Square' }))
  expect((await readTrusted(db, staffSeal)).settings).toEqual({
    ...defaultSettings,
    brandName: 'Fair & Square',
    marginBp: 250,
  })
})
