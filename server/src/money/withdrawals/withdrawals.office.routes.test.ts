// Withdrawals in the office: one verdict however often it is given, two people where two are needed,
// nobody on their own account, and a reason that the client reads.

import { beforeAll, expect, test } from 'vitest'
import { registerQueueRoutes } from '#server/oversight/queue/queue.routes.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { at, database, openWithdrawals } from '#test/withdrawal-calls.ts'
import { aWithdrawer, btcAddress, ethAddress } from '#test/withdrawals-app.ts'
import { registerStaffWithdrawals } from './withdrawals.office.routes.ts'

openWithdrawals()

const unknown = '00000000-0000-4000-8000-000000000000'
const sharedAddress = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7'

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

test('fifty at once from five sessions of two members are one approval of each (T34)', async () => {
  at.set({ withdrawalTwoStaffAbove: 1_000 })
  const id = await asked(1_010)
  at.set({ withdrawalTwoStaffAbove: 10_000 })
  const more = [
    ['ada@desk.example', 'finance'] as const,
    ['bob@desk.example', 'compliance'] as const,
  ]
  const again = more.map(([email, role]) => sitDown(api, email, [role]))
  const desks = [ada, bob, ...(await Promise.all(again)), ada]
  const sent = Array.from({ length: 50 }, (_, nr) => approve(id, desks[nr % 5] ?? ada))
  const replies = await Promise.all(sent)
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2)
  const codes = replies.flatMap((reply) => reply.json().code ?? [])
  expect(codes.filter((code) => !/^(approved_already|withdrawal_ended)$/.test(code))).toEqual([])
  const { data } = (await read(api, `withdrawals/${id}`, ada)).json()
  const approvers = ['ada@desk.example', 'bob@desk.example']
  expect([data.status, data.approved_by.toSorted()]).toEqual(['Approved', approvers])
  const steps = data.steps.map(({ state }: { state: string }) => state)
  expect(steps).toEqual(['pending', 'approved'])
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
  const before = (await read(api, `withdrawals/${id}`, ada)).json().data
  expect(before.may_approve).toEqual(
    expect.arrayContaining(['ada@desk.example', 'bob@desk.example']),
  )
  const first = (await approve(id, ada)).json().data
  expect(first).toMatchObject({ status: 'Pending', bar: 'given' })
  expect(first.may_approve).toContain('bob@desk.example')
  expect(first.may_approve).not.toContain('ada@desk.example')
  expect((await approve(id, ada)).json().code).toBe('approved_already')
  const waits = (await read(api, 'queue', bob))
    .json()
    .data.find((it: { id: string }) => it.id === id)
  expect(waits).toMatchObject({ kind: 'withdrawal', reason: 'second_of_two', bar: null })
  const second = (await approve(id, bob)).json().data
  expect(second).toMatchObject({ status: 'Approved', may_approve: [] })
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
  expect((await approve(unknown, ada)).statusCode).toBe(404)
})

test('ten parts below the limit take a second member from the one on that passes it', async () => {
  at.set({ withdrawalTwoStaffAbove: 1_000 })
  const who = await aWithdrawer(at)
  const ids: string[] = []
  for (const part of Array.from({ length: 10 }, (_, nr) => 150 + nr / 100)) {
    ids.push((await who.withdraw(part, ethAddress)).data.withdraw_id)
  }
  at.set({ withdrawalTwoStaffAbove: 10_000 })
  const needed: number[] = []
  for (const id of ids) {
    needed.push((await read(api, `withdrawals/${id}`, ada)).json().data.approvals_needed)
  }
  // 150 six times is 900.15; the seventh passes a thousand.
  expect(needed).toEqual([1, 1, 1, 1, 1, 1, 2, 2, 2, 2])
  const seventh = ids[6] ?? ''
  expect((await approve(seventh, ada)).json().data).toMatchObject({ status: 'Pending' })
  // Another session of the same person is the same person.
  const again = await sitDown(api, 'ADA@desk.example', ['finance'])
  expect((await approve(seventh, again)).json().code).toBe('approved_already')
  expect((await approve(seventh, bob)).json().data).toMatchObject({ status: 'Approved' })
  const { data } = (await read(api, `withdrawals/${seventh}/evidence`, bob)).json()
  expect(data.day).toMatchObject({ used: '1500.45', two_staff_above: '10000.00' })
})

test('the evidence says who confirmed it how, where it goes, and what each verdict books', async () => {
  const who = await aWithdrawer(at)
  const other = await aWithdrawer(at)
  await other.withdraw(60, sharedAddress)
  const id = (await who.withdraw(61, sharedAddress)).data.withdraw_id
  const evidence = async () => (await read(api, `withdrawals/${id}/evidence`, bob)).json().data
  const { data } = (await read(api, `withdrawals/${id}`, bob)).json()
  expect(await evidence()).toMatchObject({
    confirmed_by: 'mail',
    devices: [{ device: expect.any(String) }],
    destination: { paid_before: 0, shared_with: [String(other.client.id)] },
    balance: '9939.00',
    deposits: { approved: { count: 0, amount: '0.00' } },
    withdrawals: { waiting: { count: 1, amount: '61.00' }, paid: { count: 0 } },
    bookings: [
      { on: 'asked', from: 'available', to: 'withdrawals', amount: '61.00' },
      { on: 'rejected', from: 'withdrawals', to: 'available', amount: '61.00' },
      { on: 'paid', from: 'withdrawals', to: 'outside_btc', amount: data.net },
      { on: 'paid', from: 'withdrawals', to: 'house', amount: data.fee },
    ],
  })
  expect((await read(api, `withdrawals/${unknown}/evidence`, bob)).statusCode).toBe(404)
})

test('lists go by state, method, amount and client, a page at a time', async () => {
  const who = await aWithdrawer(at)
  const ids: string[] = []
  for (const amount of [71, 73, 72]) {
    ids.push((await who.withdraw(amount, btcAddress)).data.withdraw_id)
  }
  const [first = '', second = '', third = ''] = ids
  await post(api, `withdrawals/${second}/rejection`, { reason: 'No.' }, { token: ada })
  const mine = `client=${who.client.id}`
  const list = async (query: string) => {
    const reply = (await read(api, `withdrawals?${mine}&${query}`, bob)).json()
    return { ids: reply.data.map((it: { id: string }) => it.id), next: reply.next_cursor }
  }
  expect((await list('')).ids).toEqual([first, third])
  expect((await list('state=pending&sort=-asked')).ids).toEqual([third, first])
  expect((await list('state=rejected')).ids).toEqual([second])
  expect((await list('state=paid')).ids).toEqual([])
  expect((await list('state=all&least=72')).ids).toEqual([third, second])
  expect((await list('state=all&method=bank')).ids).toEqual([])
  for (const sort of ['asked', '-asked', 'amount', '-amount']) {
    const whole = (await list(`state=all&sort=${sort}`)).ids
    expect(whole).toHaveLength(3)
    const page = await list(`state=all&sort=${sort}&limit=2`)
    const rest = await list(`state=all&sort=${sort}&limit=2&cursor=${page.next}`)
    expect([...page.ids, ...rest.ids]).toEqual(whole)
    expect(rest.next).toBeNull()
  }
  expect((await list('state=all&sort=-amount')).ids).toEqual([second, third, first])
  for (const wrong of ['state=lost', 'least=x', 'cursor=x', 'method=gold', 'client=x']) {
    expect([400, 422]).toContain((await read(api, `withdrawals?${wrong}`, bob)).statusCode)
  }
})
