// A file for the bank is never lost: whatever becomes of the disk, the same one comes out again.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { approveWithdrawal } from '#server/modules/withdrawals/approve-withdrawal.ts'
import { rejectWithdrawal } from '#server/modules/withdrawals/end-withdrawal.ts'
import { noteBankPaid } from '#server/modules/withdrawals/pay-withdrawal.ts'
import { sqlStateOf } from '#server/platform/db.ts'
import { freshDatabase } from '#test/database.ts'
import {
  aWithdrawer,
  createWithdrawalsApp,
  eve,
  max,
  type WithdrawalsApp,
} from '#test/withdrawals-app.ts'
import { runWithdrawalsCommand } from './run-withdrawals-command.ts'
import type { WithdrawalsCommand } from './withdrawals-command.ts'

const database = freshDatabase()
let at: WithdrawalsApp
let dataDir: string
let who: Awaited<ReturnType<typeof aWithdrawer>>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bank-files-'))
  at = await createWithdrawalsApp(database().db)
  at.set({ withdrawalDayLimits: { unverified: 100_000, verified: 100_000 } })
  who = await aWithdrawer(at)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function run(command: Omit<WithdrawalsCommand, 'kind'>) {
  const install = {
    ...{ installMode: 'sandbox', publicUrl: 'http://localhost:3000', port: 3000, dataDir },
    ...{ secretKey: Buffer.alloc(32, 7), clock: at.clock },
  }
  const wish = { command: { kind: 'withdrawals', ...command } as WithdrawalsCommand, acting: null }
  const answer = await runWithdrawalsCommand(database().db, install as never, wish)
  return isRefusal(answer) ? [answer.refused] : answer
}

async function approved(amount: number): Promise<string> {
  const id: string = (await who.toBank(amount)).data.withdraw_id
  await approveWithdrawal(at.deps, id, eve)
  return id
}

const path = (name: string) => join(dataDir, name)
const filesKept = () =>
  database().db.rows<{ id: string; message_id: string; xml: string; total: bigint }>(
    'select id, message_id, xml, total from bank_files order by id desc',
  )

test('a disk that takes no file loses none: it is written again, the same each time', async () => {
  const ids = [await approved(105), await approved(205)]
  await expect(
    run({ verb: 'bank-file', path: '/no/such/dir/x.xml', by: eve } as never),
  ).rejects.toThrow(/ENOENT.*\n.*withdrawals bank-file [0-9a-f-]{36} --save/)
  const [kept] = await filesKept()
  expect(kept?.total).toBe(30_000n)
  const { id: file = '', message_id: messageId = '', xml } = kept ?? {}
  expect(xml).toContain(`<MsgId>${messageId}</MsgId>`)
  for (const name of ['a.xml', 'b.xml']) {
    const lines = await run({ verb: 'bank-file', path: path(name), by: max, file } as never)
    expect(lines.slice(0, 2).map((line) => line.slice(0, 36))).toEqual(ids)
    expect(await readFile(path(name), 'utf8')).toBe(xml)
  }
  await expect(
    run({ verb: 'bank-file', path: path('a.xml'), by: max, file } as never),
  ).rejects.toThrow('is there already')
  const taken = await who.db.rows(`select actor from events where kind = 'bank_file_taken'`)
  expect(taken).toEqual([{ actor: `staff:${max}` }, { actor: `staff:${max}` }])
})

test('where none is ready, the one that is not paid yet is named, and all are listed', async () => {
  const [kept] = await filesKept()
  const none = await run({ verb: 'bank-file', path: path('c.xml'), by: eve } as never)
  expect(none[0]).toBe('No bank withdrawal is ready to be paid.')
  expect(none[1]).toContain(kept?.id)
  const [line, ...more] = await run({ verb: 'bank-files' } as never)
  expect(more).toEqual([])
  expect(line).toContain(`2 payments, 2 not ended, 300.00  MsgId ${kept?.message_id}`)
  expect(line).toContain(`staff:${eve}`)
})

test('what was paid is said, and what was given back is given to no bank', async () => {
  const [kept] = await filesKept()
  const file = kept?.id ?? ''
  const taking = { verb: 'bank-file', by: max, file } as const
  const rows = await who.db.rows<{ id: string }>(
    'select withdrawal_id as id from bank_file_payments where file_id = $1 order by 1',
    [file],
  )
  const [first = '', other = ''] = rows.map(({ id }) => id)
  await noteBankPaid(at.deps, first, { by: eve, reference: 'R1' })
  const [line] = await run({ ...taking, path: path('d.xml') } as never)
  expect(line).toContain('PAID already')
  await rejectWithdrawal(at.deps, other, { by: max, reason: 'The bank does not know it.' })
  expect(await run({ ...taking, path: path('e.xml') } as never)).toEqual(['bank_file_outdated'])
  expect(await run({ ...taking, file: first, path: path('e.xml') } as never)).toEqual(['not_found'])
  const stranger = { ...taking, by: 'eve@elsewhere.example', path: path('e.xml') }
  expect(await run(stranger as never)).toEqual(['operator_unknown'])
  await expect(readFile(path('e.xml'))).rejects.toThrow('ENOENT')
})

test('a file has what it says, and stays what it is', async () => {
  const { db } = database()
  const outcomes = [
    `update bank_files set xml = 'x'`,
    'delete from bank_file_payments',
    `insert into bank_files (id, message_id, xml, payments, total, made_at, made_by)
     values (gen_random_uuid(), 'M1', 'x', 1, 1, now(), 'staff:x')`,
  ].map((sql) => db.rows(sql).catch((error: unknown) => sqlStateOf(error)))
  expect(await Promise.all(outcomes)).toEqual(['42501', '42501', '23514'])
})
