// Freezing, letting go on and correcting by the command, as a demonstration's one member of staff
// does it, and then two.

import { beforeAll, expect, test } from 'vitest'
import { createOperator } from '#server/install/operators/create-operator.ts'
import { systemClock } from '#server/platform/clock.ts'
import { aClient, type TestClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { mailsTo } from '#test/mailbox.ts'
import { staffAtWork } from './staff-at-work.ts'

const database = freshDatabase()
const { staff } = staffAtWork(database, '07'.repeat(32))
const [eve, max] = ['eve@staff.example', 'max@staff.example']
let ada: TestClient

beforeAll(async () => {
  const { db } = database()
  await createOperator(db, { email: eve, passwordHash: '' }, systemClock.now())
  ada = await aClient(db)
})

test('an account is frozen and let go on, with reasons its client reads', async () => {
  expect((await staff('clients', 'frozen')).stdout).toContain('No account is frozen.')
  const why = ['--reason', 'Two people seem to use it.', '--as', eve]
  const frozen = await staff('clients', 'freeze', ada.email, ...why)
  expect([frozen.status, frozen.stderr]).toEqual([0, expect.stringContaining('demonstration')])
  expect((await staff('clients', 'frozen')).stdout).toContain(ada.email)
  expect((await staff('clients', 'show', String(ada.id))).stdout).toContain(
    'Two people seem to use it.',
  )
  const bare = await staff('clients', 'unfreeze', ada.email, '--as', eve)
  expect([bare.status, bare.stderr]).toEqual([1, expect.stringContaining('--reason TEXT')])
  const freed = await staff('clients', 'unfreeze', ada.email, '--reason', 'It is you.', '--as', eve)
  expect([freed.status, freed.stdout]).toEqual([0, expect.stringContaining('goes on')])
  const mails = (await mailsTo(database().db, ada.email)).map(({ text }) => text).join()
  expect(mails).toContain('It is you.')
})

test('a correction says that it takes a second person, and how to add one', async () => {
  const gift = ['corrections', 'propose', 'goodwill', ada.email, '--amount', '12.50']
  const proposed = await staff(...gift, '--reason', 'Our mistake.', '--as', eve)
  expect(proposed.stderr).toContain('demonstration')
  expect(proposed.stdout).toContain('members add EMAIL')
  const [id = ''] = proposed.stdout.split(' ')
  const own = await staff('corrections', 'confirm', id, '--as', eve)
  expect([own.status, own.stderr]).toEqual([1, expect.stringContaining('two people')])
  expect((await staff('members', 'add', max, '--as', eve)).status).toBe(0)
  const done = await staff('corrections', 'confirm', id, '--as', max)
  expect([done.status, done.stdout]).toEqual([0, expect.stringContaining('It is booked.')])
  expect((await staff('corrections', 'list')).stdout).toContain('No correction waits.')
  expect((await staff('corrections', 'list', '--all')).stdout).toContain(`confirmed by ${max}`)
  const rows = await database().db.rows<{ amount: bigint }>(
    `select amount from transfers where kind::text = 'goodwill' and ref = $1`,
    [id],
  )
  expect(rows).toEqual([{ amount: 1_250n }])
})
