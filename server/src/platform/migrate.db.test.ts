// The schema on the oldest PostgreSQL that an install may have: Debian's 15, where a transaction
// cannot use what it adds to an enum.

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isDebianPostgresHere, startDebianPostgres } from '#test/debian-postgres.ts'
import { openDatabase } from './db.ts'
import { migrate } from './migrate.ts'

test.skipIf(!isDebianPostgresHere)(
  'two that start at once bring a PostgreSQL 15 up to date together (skipped where it is not)',
  async () => {
    const home = await fs.mkdtemp(join(tmpdir(), 'migrate-'))
    onTestFinished(() => fs.rm(home, { recursive: true, force: true }))
    const connection = await startDebianPostgres(home, { fsync: 'off' })
    const folder = join(process.cwd(), 'server/migrations')
    const [one, two] = [openDatabase(connection, () => {}), openDatabase(connection, () => {})]
    await Promise.all([migrate(one, folder), migrate(two, folder)])
    await migrate(one, folder)
    const files = (await fs.readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
    const ran = await one.rows<{ name: string }>('select name from migrations order by name')
    expect(ran.map(({ name }) => name)).toEqual(files)
    await Promise.all([one.close(), two.close()])
  },
)
