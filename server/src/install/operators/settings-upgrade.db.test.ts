// A database from before a setting had one name: what stood under others has no effect afterwards.

import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { iso } from '#kernel/time.ts'
import { openDatabase } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'
import { chainStart, hashOf } from '#server/record/events/hash-event.ts'
import { testClock } from '#test/clock.ts'
import { cloneDatabase } from '#test/database.ts'
import { staffSeal } from '#test/staff-app.ts'
import { settingBreaches } from './compare-settings.ts'
import { defaultSettings } from './settings.ts'
import { markReader, readTrusted } from './trust-settings.ts'

const migrations = join(process.cwd(), 'server/migrations')
const at = testClock().now()

test('rows of other spellings are put aside by the upgrade, and told where they matter', async () => {
  const former = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(former, { recursive: true, force: true }))
  for (const name of await readdir(migrations)) {
    if (name < '0047') await copyFile(join(migrations, name), join(former, name))
  }
  const { db: admin, connection } = await cloneDatabase()
  await admin.rows(`create database ${connection.database}_old`)
  await admin.close()
  const db = openDatabase({ ...connection, database: `${connection.database}_old` }, () => {})
  onTestFinished(() => db.close())
  await migrate(db, former)
  await db.rows(
    `insert into settings (name, value, changed_at) values
       ('btcXpub', '"thief"', now()), ('brandName', '"Fair"', now()),
       ('withdrawalTwoStaffAbove', '1000000', now()), ('brand_name', '"Fairer"', now())`,
  )
  // As events were recorded then: all in one chain.
  const changes = [
    ['brandName', '"Fair"'],
    ['withdrawalTwoStaffAbove', '1000000'],
    ['brand_name', '"Fairer"'],
  ]
  let previous: Buffer = chainStart
  for (const [index, [name, value]] of changes.entries()) {
    const kept = { actor: 'staff:eve', kind: 'setting_changed' }
    const details = JSON.stringify({ name, value })
    const nr = BigInt(index + 1)
    const hash = hashOf({ ...kept, nr, at, clientId: null, details, previous })
    await db.rows(
      `insert into events (nr, at, actor, kind, details, previous, hash)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [nr, iso(at), kept.actor, kept.kind, details, previous, hash],
    )
    previous = hash
  }

  await migrate(db, migrations)
  const { settings, doubts } = await readTrusted(db, staffSeal)
  expect(settings).toEqual({ ...defaultSettings, brandName: 'Fairer' })
  expect(doubts).toEqual([])
  expect(await settingBreaches(db, markReader(staffSeal))).toEqual([
    'event 2: one person changed withdrawalTwoStaffAbove',
    'the setting btcXpub was written and never decided; put aside',
  ])
  await expect(db.rows('delete from settings_put_aside')).rejects.toThrow()
})
