// A file for the bank is never lost: whatever becomes of the disk, the same one comes out again.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import { approveWithdrawal } from '#server/money/withdrawals/approve-withdrawal.ts'
import { rejectWithdrawal } from '#server/money/withdrawals/end-withdrawal.ts'
import { noteBankPaid } from '#server/money/withdrawals/pay-withdrawal.ts'
import { sqlStateOf } from '#server/platform/database-errors.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { staffNamed } from '#test/staff.ts'
import { at, database, openWithdrawals } from '#test/withdrawal-calls.ts'
import { asEve, asMax, aWithdrawer, eve, max } from '#test/withdrawals-app.ts'
import { openOffice } from './open-office.ts'
import { runWithdrawalsCommand } from './run-withdrawals-command.ts'
import type { WithdrawalsCommand } from './withdrawals-command.ts'

openWithdrawals()
let dataDir: string
let who: Awaited<ReturnType<typeof aWithdrawer>>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bank-files-'))
  at.set({ withdrawalDayLimits: { unverified: 100_000, verified: 100_000 } })
  who = await aWithdrawer(at)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

async function run(command: Omit<WithdrawalsCommand, 'kind'>) {
  const { config } = at.install
  const secretKey = Buffer.alloc(32, 7)
  const own = { ...config, dataDir, secretKey, publicUrl: 'http://localhost:3000' }
  const office = openOffice({ config: own, db: database().db, clock: at.clock })
  const acting = 'by' in command ? staffNamed(String(command.by)) : null
  const wish = { command: { kind: 'withdrawals', ...command } as WithdrawalsCommand, acting }
  const answer = await runWithdrawalsCommand(office, wish)
  return isRefusal(answer) ? [answer.refused] : answer
}

async function approved(amount: number): Promise<string> {
  const id: string = (await who.toBank(amount)).data.withdraw_id
  await approveWithdrawal(at.deps, id, asEve)
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
  expect(line).toContain(`2 payments, 2 not ended, $300.00  MsgId ${kept?.message_id}`)
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
  await noteBankPaid(at.deps, first, { by: asEve, reference: 'R1' })
  const [line] = await run({ ...taking, path: path('d.xml') } as never)
  expect(line).toContain('PAID already')
  await rejectWithdrawal(at.deps, other, { by: asMax, reason: 'The bank does not know it.' })
  expect(await run({ ...taking, path: path('e.xml') } as never)).toEqual(['bank_file_outdated'])
  expect(await run({ ...taking, file: first, path: path('e.xml') } as never)).toEqual(['not_found'])
  const stranger = { ...taking, by: 'eve@elsewhere.example', path: path('e.xml') }
  expect(await run(stranger as never)).toEqual(['operator_unknown'])
  await expect(readFile(path('e.xml'))).rejects.toThrow('ENOENT')
})

describe('what the bank has not paid and will not', () => {
  const refuse = (id: string, by: string) =>
    run({ verb: 'bank-refused', id, by, reason: 'Cut-off time missed' } as never)
  const make = async (name: string, by: string) => {
    at.clock.advance(second)
    const lines = await run({ verb: 'bank-file', path: path(name), by } as never)
    const [kept] = await filesKept()
    return { lines, file: kept?.id ?? '', xml: kept?.xml ?? '' }
  }
  const short = (id: string) => id.replaceAll('-', '')

  test('is in the next file once somebody else says so, and the first is written no more', async () => {
    const [paid, stuck] = [await approved(55), await approved(65)]
    const first = await make('f.xml', eve)
    expect(first.lines.join()).toContain(`withdrawals bank-refused`)
    await noteBankPaid(at.deps, paid, { by: asEve, reference: 'R2' })
    expect(await refuse(stuck, eve)).toEqual(['other_person_needed'])
    expect(await refuse(paid, max)).toEqual(['withdrawal_ended'])
    expect((await refuse(stuck, max))[0]).toBe(`${stuck}  $60.00`)
    expect(await refuse(stuck, max)).toEqual(['bank_refusal_known'])
    expect(await refuse(first.file, max)).toEqual(['bank_file_over'])
    const again = { verb: 'bank-file', path: path('g.xml'), by: max, file: first.file }
    expect(await run(again as never)).toEqual(['bank_file_outdated'])
    const listed = await run({ verb: 'bank-files' } as never)
    expect(listed[0]).toContain('2 payments, 0 not ended')
    const shown = (await run({ verb: 'show', id: stuck } as never)).join('\n')
    expect(shown).toContain(`says ${max}: Cut-off time missed`)

    const next = await make('h.xml', max)
    expect(next.xml).toContain(`<InstrId>${short(stuck)}-2</InstrId>`)
    expect(next.xml).toContain(`<EndToEndId>${short(stuck)}</EndToEndId>`)
    expect(next.xml).not.toContain(short(paid))
    // Who made the newest file has to be somebody else than who gives the money back.
    const back = (by: Staff) => rejectWithdrawal(at.deps, stuck, { by, reason: 'Closed.' })
    expect(isRefusal(await back(asMax))).toBe(true)
    expect(isRefusal(await back(asEve))).toBe(false)
    await expectSoundBooks(who.db, at.clock.now())
  })

  test('of a whole file that no bank had goes on in another, but for the frozen', async () => {
    const other = await aWithdrawer(at)
    const mine = await approved(75)
    const theirs: string = (await other.toBank(85)).data.withdraw_id
    await approveWithdrawal(at.deps, theirs, asEve)
    const first = await make('i.xml', eve)
    await who.db.rows(`update clients set state = 'frozen' where id = $1`, [other.client.id])
    const again = { verb: 'bank-file', path: path('j.xml'), by: max, file: first.file }
    expect(await run(again as never)).toEqual(['bank_file_outdated'])
    expect((await refuse(first.file, max)).slice(0, 2)).toEqual([
      `${mine}  $70.00`,
      `${theirs}  $80.00`,
    ])
    const next = await make('k.xml', max)
    expect(next.xml).toContain(short(mine))
    expect(next.xml).not.toContain(short(theirs))
    await who.db.rows(`update clients set state = 'active' where id = $1`, [other.client.id])
    expect((await make('l.xml', max)).xml).toContain(`<InstrId>${short(theirs)}-2</InstrId>`)
    await expectSoundBooks(who.db, at.clock.now())
  })

  test('is held by the database: once, by another person, and one file at a time', async () => {
    const { db } = database()
    const id = await approved(95)
    const { file } = await make('m.xml', eve)
    const says = (by: string) =>
      db.rows(
        `insert into bank_refusals (withdrawal_id, file_id, operator_id, at, reason)
         select $1, $2, id, now(), 'x' from operators where email = $3`,
        [id, file, by],
      )
    await expect(says(eve)).rejects.toThrow('who made bank file')
    const [other] = (await filesKept()).filter((kept) => kept.id !== file)
    const twice = db.rows(
      'insert into bank_file_payments (withdrawal_id, file_id) values ($1, $2)',
      [...[id, other?.id]],
    )
    await expect(twice).rejects.toThrow('is in a bank file already')
    await db.rows(`update install set mode = 'live'`)
    await expect(says(max)).rejects.toThrow('needs a second factor')
    await db.rows(`update install set mode = 'sandbox'`)
    await expect(db.rows('delete from bank_refusals')).rejects.toThrow()
  })
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
