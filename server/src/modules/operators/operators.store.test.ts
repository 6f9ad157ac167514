import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { readSettings } from './read-settings.ts'
import { defaultSettings } from './settings.ts'

const database = freshDatabase()

test('settings are the defaults, and the rows of their table over them', async () => {
  const { db } = database()
  expect(await readSettings(db)).toEqual(defaultSettings)
  await db.rows(
    `insert into settings (name, value, changed_at) values
       ('brand_name', '"Fair & Square"', now()), ('margin_bp', '250', now()),
       ('support_email', 'null', now())`,
  )
  expect(await readSettings(db)).toEqual({
    ...defaultSettings,
    brandName: 'Fair & Square',
    marginBp: 250,
  })
})
