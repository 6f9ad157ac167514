// The embedded PostgreSQL, really started, killed and found again; each test in a data folder of
// its own.

import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  answered,
  dataDir,
  foldersLeft,
  home,
  openFolders,
  projectRoot,
  query,
  start,
  startEmbedded,
} from '#test/embedded.ts'
import { embeddedConnection, withEmbeddedPostgres } from './embedded-postgres.ts'
import { isRunning } from './process-table.ts'

const isRoot = process.getuid?.() === 0

openFolders()

test('starts in a folder with spaces, keeps its data, and leaves nothing running', async () => {
  const first = await start()
  await query(first.connection, 'create table kept as select 7 as n')
  await first.stop()
  expect(isRunning(first.pid())).toBe(false)
  await expect(fs.stat(first.connection.host)).rejects.toThrow('ENOENT')

  const second = await start()
  expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 7 }])
})

test('is safe and the same everywhere: sync, checksums, order of text, no TCP, private files', async () => {
  const { connection } = await startEmbedded({})
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']
  for (const name of [...names, 'listen_addresses', 'timezone']) {
    const [row] = await query(connection, `select current_setting('${name}') as value`)
    const values: Record<string, string> = { listen_addresses: '', timezone: 'UTC' }
    expect([name, row]).toEqual([name, { value: values[name] ?? 'on' }])
  }
  const [order] = await query(connection, `select 'a' > 'B' as by_code`)
  expect(order).toEqual({ by_code: true })
  for (const path of ['postgres/password', 'postgres.log']) {
    expect((await fs.stat(join(dataDir, path))).mode & 0o777).toBe(0o600)
  }
  await expect(query({ ...connection, password: 'wrong' }, 'select 1')).rejects.toThrow('password')
})

test('two that start at once on an empty folder share one PostgreSQL; the last to leave stops it', async () => {
  const [one, two] = await Promise.all([start(), start()])
  expect(one.connection).toEqual(two.connection)
  expect(one.pid()).toBe(two.pid())
  await one.stop()
  expect(await query(two.connection, 'select 1 as n')).toEqual([{ n: 1 }])
  await two.stop()
  expect(isRunning(two.pid())).toBe(false)
  expect(await foldersLeft()).toEqual([])
})

test('comes back in the same place when it was killed', async () => {
  const postgres = await start()
  const before = postgres.pid()
  await query(postgres.connection, 'create table kept as select 7 as n')
  process.kill(before, 'SIGKILL')
  expect(await answered(postgres.connection, 'select n from kept')).toEqual([{ n: 7 }])
  expect(postgres.pid()).not.toBe(before)
})

test.runIf(isRoot)('root starts it below a folder that is closed to all others', async () => {
  await fs.chmod(home, 0o700)
  const postgres = await start()
  expect(await query(postgres.connection, 'select 1 as n')).toEqual([{ n: 1 }])
})

test.runIf(isRoot)(
  'a folder that was root’s in a closed place still serves in an open one',
  async () => {
    await fs.chmod(home, 0o700)
    await (await start()).stop()
    await fs.chmod(home, 0o755)
    expect(await query((await start()).connection, 'select 1 as n')).toEqual([{ n: 1 }])
  },
)

test('a tool finds one that runs, and brings its own if none does', async () => {
  expect(await embeddedConnection(dataDir)).toBeUndefined()
  const options = { dataDir, projectRoot, log: () => {}, settings: { fsync: 'off' } }
  const inside = await withEmbeddedPostgres(options, async (connection) => {
    expect(await embeddedConnection(dataDir)).toEqual(connection)
    return query(connection, 'select 1 as n')
  })
  expect(inside).toEqual([{ n: 1 }])
  expect(await embeddedConnection(dataDir)).toBeUndefined()
})

test('a folder of another version is refused with a sentence', async () => {
  await (await start()).stop()
  await fs.writeFile(join(dataDir, 'postgres/PG_VERSION'), '9\n')
  await expect(start()).rejects.toThrow('no PostgreSQL 9 can run on')
})
