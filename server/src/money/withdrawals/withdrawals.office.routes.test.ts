// Withdrawals in the office: one verdict however often it is given, two people where two are needed,
// nobody on their own account, and a reason that the client reads.

import { beforeAll, expect, test } from 'vitest'
import { registerQueueRoutes } from '#server/oversight/queue/queue.routes.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { at, database, openWithdrawals } from '#test/withdrawal-calls.ts'
import { aWithdrawer, btcAddress } from '#test/withdrawals-app.ts'
import { registerStaffWithdrawals } from './withdrawals.office.routes.ts'

openWithdrawals()

let api: OfficeApp
let ada: string
let bob: string
beforeAll(async () => {
  api = await createOfficeApp(database().db, {
    clock: at.clock,
    register: (office, install) => {
      registerStaffWithdrawals(office, at.deps)
      registerQueueRoutes(office, install)
    },
  })
  ada = await sitDown(api, 'ada@desk.example', ['finance'])
  bob = await sitDown(api, 'bob@desk.example', ['compliance'])
})

async function asked(amount: number): Promise<string> {
  const who = await aWithdrawer(at)
  return (await who.withdraw(amount, btcAddress)).data.withdraw_id
}

const approve = (id: string, token: string) =>
  post(api, `withdrawals/${id}/approval`, {}, { token })

test('fifty yeses at once of one member are one', async () => {
  const id = await asked(50)
  const replies = await Promise.all(Array.from({ length: 50 }, () => approve(id, ada)))
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  const rows = await database().db.rows(
    'select from withdrawal_approvals where withdrawal_id = $1',
    [id],
  )
  expect(rows).toHaveLength(1)
})

test('the view says what becomes of it, and not where to exactly', async () => {
  const id = await asked(51)
  const { data } = (await read(api, `withdrawals/${id}`, ada)).json()
  expect(data).toMatchObject({ id, amount: '51.00', status: 'Pending', bar: null, approved_by: [] })
  expect(JSON.stringify(data)).not.toContain(btcAddress)
  expect(data.destination).toMatchObject({ field: 'wallet', value: null, can_reveal: true })
  expect((await approve(id, ada)).json().data).toMatchObject({ status: 'Approved' })
  expect((await approve(id, bob)).json().code).toBe('withdrawal_ended')
})

test('above the limit it takes a second member, and the first is told so', async () => {
  at.set({ withdrawalTwoStaffAbove: 1_000 })
  const id = await asked(1_001)
  at.set({ withdrawalTwoStaffAbove: 10_000 })
  expect((await approve(id, ada)).json().data).toMatchObject({ status: 'Pending', bar: 'given' })
  expect((await approve(id, ada)).json().code).toBe('approved_already')
  const waits = (await read(api, 'queue', bob))
    .json()
    .data.find((it: { id: string }) => it.id === id)
  expect(waits).toMatchObject({ kind: 'withdrawal', reason: 'second_of_two', bar: null })
  expect((await approve(id, bob)).json().data).toMatchObject({ status: 'Approved' })
})

test('a rejection has a reason, which the client reads, and gives the money back', async () => {
  const id = await asked(52)
  const reject = (reason: string) =>
    post(api, `withdrawals/${id}/rejection`, { reason }, { token: ada })
  expect((await reject('  ')).json().errors).toMatchObject([{ field: 'reason' }])
  expect((await reject('Not your wallet.')).json().data).toMatchObject({
    status: 'Rejected',
    steps: [{ state: 'pending' }, { state: 'rejected', reason: 'Not your wallet.' }],
  })
  const left = (await read(api, 'queue', ada)).json().data.map((it: { id: string }) => it.id)
  expect(left).not.toContain(id)
})

test('nobody decides on their own, whatever their roles', async () => {
  const who = await aWithdrawer(at)
  const own = await sitDown(api, who.client.email.toUpperCase(), ['finance', 'compliance'])
  const id = (await who.withdraw(53, btcAddress)).data.withdraw_id
  expect((await read(api, `withdrawals/${id}`, own)).json().data.bar).toBe('own')
  expect((await approve(id, own)).json().code).toBe('own_withdrawal')
})

test('what is no withdrawal, or not for a role, is not there', async () => {
  const id = await asked(54)
  const sue = await sitDown(api, 'sue@desk.example', ['support'])
  expect((await read(api, `withdrawals/${id}`, sue)).json().data.bar).toBe('role')
  expect((await approve(id, sue)).statusCode).toBe(404)
  expect((await read(api, 'withdrawals/x', ada)).statusCode).toBe(404)
  expect((await approve('00000000-0000-4000-8000-000000000000', ada)).statusCode).toBe(404)
})
