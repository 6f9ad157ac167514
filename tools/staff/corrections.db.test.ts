// Freezing, letting go on and correcting by the command, as a demonstration's one member of staff
// does it, and then two.

import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#kernel/time.ts'
import { createOperator } from '#server/modules/operators/create-operator.ts'
import { systemClock } from '#server/platform/clock.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'

const database = freshDatabase()
const projectRoot = join(import.meta.dirname, '../..')
const [eve, max] = ['eve@staff.example', 'max@staff.example']
/** Each command is a process of its own. */
const timeout = 2 * minute
let dataDir: string
let ada: TestClient

beforeAll(async () => {
  const { db } = database()
  dataDir = await mkdtemp(join(tmpdir(), 'corrections-'))
  await createOperator(db, { email: eve, passwordHash: '' }, systemClock.now())
  ada = await aClient(db)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

function staff(...args: string[]) {
  const { host, port, user, password, database: name } = database().connection
  const url = `postgres://${user}:${password}@localhost:${port}/${name}`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/staff.ts', ...args],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        ...{ DATA_DIR: dataDir, SECRET_KEY: '07'.repeat(32), PUBLIC_URL: 'https://trade.example' },
        DATABASE_URL: `${url}?host=${encodeURIComponent(host)}`,
      },
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

test('an account is frozen and let go on, with reasons its client reads', { timeout }, async () => {
  expect(staff('clients', 'list').stdout).toContain('No account is frozen.')
  const why = ['--reason', 'Two people seem to use it.', '--as', eve]
  const frozen = staff('clients', 'freeze', ada.email, ...why)
  expect([frozen.status, frozen.stderr]).toEqual([0, expect.stringContaining('demonstration')])
  expect(staff('clients', 'list').stdout).toContain(ada.email)
  expect(staff('clients', 'show', String(ada.id)).stdout).toContain('Two people seem to use it.')
  const bare = staff('clients', 'unfreeze', ada.email, '--as', eve)
  expect([bare.status, bare.stderr]).toEqual([1, expect.stringContaining('--reason TEXT')])
  const freed = staff('clients', 'unfreeze', ada.email, '--reason', 'It is you.', '--as', eve)
  expect([freed.status, freed.stdout]).toEqual([0, expect.stringContaining('goes on')])
  const mails = (await mailsTo(database().db, ada.email)).map(({ text }) => text).join()
  expect(mails).toContain('It is you.')
})

test('a correction says that it takes a second person, and how to add one', {
  timeout,
}, async () => {
  const gift = ['corrections', 'propose', 'goodwill', ada.email, '--amount', '12.50']
  const proposed = staff(...gift, '--reason', 'Our mistake.', '--as', eve)
  expect(proposed.stderr).toContain('demonstration')
  expect(proposed.stdout).toContain('members add EMAIL')
  const [id = ''] = proposed.stdout.split(' ')
  const own = staff('corrections', 'confirm', id, '--as', eve)
  expect([own.status, own.stderr]).toEqual([1, expect.stringContaining('two people')])
  expect(staff('members', 'add', max, '--as', eve).status).toBe(0)
  const done = staff('corrections', 'confirm', id, '--as', max)
  expect([done.status, done.stdout]).toEqual([0, expect.stringContaining('It is booked.')])
  expect(staff('corrections', 'list').stdout).toContain('No correction waits.')
  expect(staff('corrections', 'list', '--all').stdout).toContain(`confirmed by ${max}`)
  const rows = await database().db.rows<{ amount: bigint }>(
    `select amount from transfers where kind::text = 'goodwill' and ref = $1`,
    [id],
  )
  expect(rows).toEqual([{ amount: 1_250n }])
})
