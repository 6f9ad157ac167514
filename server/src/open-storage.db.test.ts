// The database of an install, opened as a start opens it: by two roles, or by one that says so.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cloneDatabase, serverPassword } from '#test/database.ts'
import { readConfig } from './config.ts'
import { openStorage, prepareEmbedded } from './open-storage.ts'
import { type Connection, type Database, openDatabase } from './platform/db.ts'
import { embeddedConnection, startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { migrate } from './platform/migrate.ts'
import { holdsTooMuch, serverRole } from './platform/rights.store.ts'
import { WrongSetting } from './platform/wrong-setting.ts'

const projectRoot = process.cwd()

async function folder(): Promise<string> {
  const path = await fs.mkdtemp(join(tmpdir(), 'storage-'))
  onTestFinished(() => fs.rm(path, { recursive: true, force: true }))
  return path
}

async function open(env: Record<string, string>) {
  const config = readConfig({ DATA_DIR: await folder(), ...env }, projectRoot)
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const told: string[] = []
  const undo: (() => Promise<void> | void)[] = []
  onTestFinished(async () => {
    for (const step of undo.reverse()) await step()
  })
  const { db } = await openStorage({ config, projectRoot, tell: (it) => told.push(it), undo })
  return { db, told }
}

async function urls() {
  const { connection, db } = await cloneDatabase()
  await db.close()
  const urlOf = ({ user, password, host, port, database }: Connection) =>
    `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  return {
    owner: urlOf(connection),
    server: urlOf({ ...connection, user: serverRole, password: serverPassword }),
  }
}

const roleOf = (db: Database) => db.rows('select current_user::text as name')
const live = {
  INSTALL_MODE: 'live',
  PUBLIC_URL: 'https://trade.example.org',
  SMTP_URL: 'smtp://localhost',
}

test('an embedded one from before there were two roles is used by the new one', async () => {
  const dataDir = await folder()
  const options = { dataDir, projectRoot, log: () => {}, settings: { fsync: 'off' } }
  const postgres = await startEmbeddedPostgres(options)
  onTestFinished(() => postgres.stop())
  const before = openDatabase(postgres.connection, () => {})
  onTestFinished(() => before.close())
  await migrate(before, join(projectRoot, 'server/migrations'))
  await before.rows(`insert into install (mode) values ('sandbox')`)
  expect(await embeddedConnection(dataDir)).toEqual(postgres.connection)

  const prepared = () => prepareEmbedded(postgres.connection, { dataDir, projectRoot })
  const [one, two] = await Promise.all([prepared(), prepared()])
  expect(one).toEqual(two)
  expect(await prepared()).toEqual(one)
  expect(await embeddedConnection(dataDir)).toEqual(one)
  const path = join(dataDir, 'postgres/server-password')
  expect((await fs.stat(path)).mode & 0o777).toBe(0o600)
  const db = openDatabase(one, () => {})
  onTestFinished(() => db.close())
  expect(await roleOf(db)).toEqual([{ name: serverRole }])
  expect(await holdsTooMuch(db)).toBe(false)
  expect(await db.rows('select mode::text from install')).toEqual([{ mode: 'sandbox' }])
  await expect(db.rows('delete from events')).rejects.toMatchObject({ code: '42501' })
})

test('a named one is brought up to date by its owner and used by the other', async () => {
  const { owner, server } = await urls()
  const { db, told } = await open({ DATABASE_URL: server, DATABASE_OWNER_URL: owner, ...live })
  expect(await roleOf(db)).toEqual([{ name: serverRole }])
  expect(told).toEqual([])
})

test('where nothing is to be brought up to date the owner is not needed', async () => {
  const { server } = await urls()
  const { db, told } = await open({ DATABASE_URL: server, ...live })
  expect(await roleOf(db)).toEqual([{ name: serverRole }])
  expect(told).toEqual([])
})

test('one that may do everything is said in a sandbox, and refused in a live install', async () => {
  const { owner } = await urls()
  const { told } = await open({ DATABASE_URL: owner })
  expect(told).toEqual([expect.stringContaining('DATABASE_OWNER_URL')])
  const { owner: other } = await urls()
  await expect(open({ DATABASE_URL: other, ...live })).rejects.toThrow(WrongSetting)
})

test('one that owns nothing says what to set where there is something to bring up to date', async () => {
  const { owner, server } = await urls()
  const db = openDatabase(owner, () => {})
  onTestFinished(() => db.close())
  const last = `(select max(name) from migrations)`
  await db.rows(`alter table migrations disable trigger all`)
  await db.rows(`delete from migrations where name = ${last}`)
  await expect(open({ DATABASE_URL: server })).rejects.toThrow('DATABASE_OWNER_URL')
})

async function asIfUpgradedByANewerVersion(owner: string): Promise<Database> {
  const db = openDatabase(owner, () => {})
  onTestFinished(() => db.close())
  await db.rows(`insert into migrations (name, checksum) values ('9998-later.sql', 'unknown')`)
  return db
}

test('one that a newer version has brought further is refused, by whatever role, as it is', async () => {
  const { owner, server } = await urls()
  const db = await asIfUpgradedByANewerVersion(owner)
  const last = '(select max(name) from migrations where name < $1)'
  await db.rows(`alter table migrations disable trigger all`)
  // Something to bring up to date as well: not even that is done.
  await db.rows(`delete from migrations where name = ${last}`, ['9998-later.sql'])
  const before = await db.rows('select * from migrations order by name')
  for (const env of [
    { DATABASE_URL: server },
    { DATABASE_URL: server, DATABASE_OWNER_URL: owner, ...live },
    { DATABASE_URL: owner },
  ]) {
    const refused = open(env)
    await expect(refused).rejects.toThrow(WrongSetting)
    await expect(refused).rejects.toThrow(/newer version, which ran 9998-later\.sql/)
  }
  expect(await db.rows('select * from migrations order by name')).toEqual(before)
  expect(await db.rows('select * from install')).toEqual([])
})

test('a start on it ends with one sentence and 78', async () => {
  const { owner } = await urls()
  await asIfUpgradedByANewerVersion(owner)
  const env = { ...process.env, DATABASE_URL: owner, DATA_DIR: await folder(), PORT: '0' }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let told = ''
  child.stderr.on('data', (text) => {
    told += text
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(78)
  const [line = '', ...more] = told.trim().split('\n')
  expect(more).toEqual([])
  expect(JSON.parse(line)).toMatchObject({
    level: 'error',
    part: 'main',
    msg:
      'This database was brought up to date by a newer version, which ran 9998-later.sql: start ' +
      'that version or a later one. Nothing was changed.',
  })
})
