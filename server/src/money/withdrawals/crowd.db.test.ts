// However many withdrawals wait for something else, those that can go on do.

import { beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { addCrowd } from '#test/crowd.ts'
import { at, database, openWithdrawals } from '#test/withdrawal-calls.ts'
import { asEve, aWithdrawer, btcAddress, eve } from '#test/withdrawals-app.ts'
import { approveWithdrawal } from './approve-withdrawal.ts'
import { listForStaff } from './list-for-staff.ts'
import { watchPayouts } from './pay-withdrawal.ts'
import { prepareBankFile } from './prepare-bank-file.ts'
import { runDemoOperator } from './run-demo-operator.ts'
import { sendSimulated } from './send-simulated.ts'
import { stateOf } from './withdrawal.ts'
import { listInStates, loadWithdrawal } from './withdrawals.store.ts'

openWithdrawals()
let who: Awaited<ReturnType<typeof aWithdrawer>>

beforeAll(async () => {
  who = await aWithdrawer(at)
  const other = { clientId: (await aWithdrawer(at)).client.id, count: 550 }
  const large = { method: 'btc', dollars: 1_500 } as const
  await addCrowd(database().db, { ...other, ...large, nr: 0, approvedBy: null })
  await addCrowd(database().db, { ...other, ...large, nr: 1, approvedBy: eve })
})

async function stateNow(id: string) {
  const found = await loadWithdrawal(database().db, id)
  return found && stateOf(found)
}

test('a bank file has every bank withdrawal, behind any number of coins', async () => {
  const id: string = (await who.toBank(105)).data.withdraw_id
  await approveWithdrawal(at.deps, id, asEve)
  const file = await prepareBankFile(at.deps, asEve)
  expect(isRefusal(file) ? [] : file.orders.map((order) => order.id)).toEqual([id])
})

test('what was sent is seen on the chain behind those that were not', async () => {
  await at.price()
  const id: string = (await who.withdraw(100, btcAddress)).data.withdraw_id
  await approveWithdrawal(at.deps, id, asEve)
  expect(isRefusal(await sendSimulated(at.deps, id, asEve))).toBe(false)
  await at.chains.btc.grow(3)
  expect(await watchPayouts(at.deps)).toBe(1)
  expect(await stateNow(id)).toBe('paid')
})

test('the demo operator pays small ones behind any number of large ones', async () => {
  at.set({ demoOperator: true })
  const id: string = (await who.withdraw(50, btcAddress)).data.withdraw_id
  for (const state of ['approved', 'approved']) {
    at.clock.advance(10 * second)
    await at.price()
    await runDemoOperator(at.deps)
    expect(await stateNow(id)).toBe(state)
  }
  await at.chains.btc.grow(3)
  expect(await watchPayouts(at.deps)).toBe(1)
  at.set({ demoOperator: false })
})

test('what is open is what no step has ended', async () => {
  const rows = await database().db.rows<{ open: bigint; wrong: bigint }>(
    `select (select count(*) from open_withdrawals) as open,
            (select count(*) from withdrawals w where (w.id in (select * from open_withdrawals))
              = exists (select from withdrawal_steps s where s.withdrawal_id = w.id
                           and s.state in ('paid', 'rejected', 'cancelled'))) as wrong`,
  )
  // The crowd, and the one in the bank file.
  expect(rows).toEqual([{ open: 1_101n, wrong: 0n }])
  expect(await listInStates(database().db, ['pending', 'approved'], 2_000)).toHaveLength(1_101)
  expect(await listInStates(database().db, ['pending'], 2_000)).toHaveLength(550)
})

test('staff read a page of them with two statements', async () => {
  const { db } = database()
  let statements = 0
  const counting: Tx = {
    ...db,
    rows: (...args) => {
      statements += 1
      return db.rows(...args)
    },
  }
  const listed = await listForStaff(counting, 'waiting')
  expect([listed.length, statements]).toEqual([500, 2])
  expect(listed[0]).toMatchObject({ email: expect.stringContaining('@'), standing: 'active' })
})
