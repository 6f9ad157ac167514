import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemRandom } from '#server/platform/crypto.ts'
import type { Database } from '#server/platform/db.ts'
import { createAccountsApp, getMe, signInAs } from '#test/accounts-app.ts'
import { aClient, testPasswords } from '#test/clients.ts'
import { testClock } from '#test/clock.ts'
import { cloneDatabase } from '#test/database.ts'
import { seedFirstRun } from './seed-first-run.ts'

let db: Database
let dataDir: string
beforeEach(async () => {
  db = (await cloneDatabase()).db
  dataDir = await mkdtemp(join(tmpdir(), 'first-run-'))
})
afterEach(async () => {
  await db.close()
  await rm(dataDir, { recursive: true })
})

const deps = async (installMode: 'sandbox' | 'live' = 'sandbox') => ({
  db,
  dataDir,
  installMode,
  clock: testClock(),
  random: systemRandom,
  passwords: await testPasswords(),
})

const file = () => join(dataDir, 'first-run.json')
const countOf = async (table: 'clients' | 'operators') =>
  (await db.rows(table === 'clients' ? 'select from clients' : 'select from operators')).length

test('an empty sandbox gets a member of staff and a client who can trade on both accounts', async () => {
  const made = await seedFirstRun(await deps())
  expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual(made)
  expect((await stat(file())).mode & 0o777).toBe(0o600)
  const account = {
    email: expect.stringContaining('@'),
    password: expect.stringMatching(/^[\w-]{19}$/),
  }
  expect(made).toEqual({ staff: account, client: account })
  expect(made?.staff.password).not.toBe(made?.client.password)
  expect([await countOf('operators'), await countOf('clients')]).toEqual([1, 1])

  const { app } = await createAccountsApp(db)
  const { token } = await signInAs(app, made?.client ?? { email: '', password: '' })
  expect((await getMe(app, token)).json().data).toMatchObject({
    email_verified: true,
    balance: 10_000,
    demo_balance: 10_000,
  })
})

test('the second start makes nothing and leaves the file alone', async () => {
  await seedFirstRun(await deps())
  const before = await readFile(file(), 'utf8')
  expect(await seedFirstRun(await deps())).toBeUndefined()
  expect(await readFile(file(), 'utf8')).toBe(before)
  expect([await countOf('operators'), await countOf('clients')]).toEqual([1, 1])
})

test('of two servers that start together, one seeds', async () => {
  const made = await Promise.all([seedFirstRun(await deps()), seedFirstRun(await deps())])
  expect(made.filter((it) => it !== undefined)).toHaveLength(1)
  expect([await countOf('operators'), await countOf('clients')]).toEqual([1, 1])
})

test('never in live mode', async () => {
  expect(await seedFirstRun(await deps('live'))).toBeUndefined()
  expect([await countOf('operators'), await countOf('clients')]).toEqual([0, 0])
  await expect(readFile(file())).rejects.toThrow('ENOENT')
})

test('not where there is a client already', async () => {
  await aClient(db)
  expect(await seedFirstRun(await deps())).toBeUndefined()
  expect([await countOf('operators'), await countOf('clients')]).toEqual([0, 1])
})

test('after a crash between file and database, the accounts are those the file names', async () => {
  const kept = {
    staff: { email: 'staff@demo.example', password: 'abcd-efgh-jkmn-pqrs' },
    client: { email: 'client@demo.example', password: 'srqp-nmkj-hgfe-dcba' },
  }
  await writeFile(file(), JSON.stringify(kept))
  expect(await seedFirstRun(await deps())).toEqual(kept)
  expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual(kept)
  const { app } = await createAccountsApp(db)
  await signInAs(app, kept.client)
})

test.each(['', 'not JSON', '{"staff":{}}'])(
  'a file that says "%s" stops the start',
  async (text) => {
    await writeFile(file(), text)
    await expect(seedFirstRun(await deps())).rejects.toThrow()
    expect(await readFile(file(), 'utf8')).toBe(text)
    expect([await countOf('operators'), await countOf('clients')]).toEqual([0, 0])
  },
)
