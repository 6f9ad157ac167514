// Paying from the office: prepared for the wallet or sent on the simulated chain, put into a file for
// the bank, and what the bank did with it. What is downloaded is a file that no browser shows or
// keeps, and on record is who took it.

import { beforeAll, expect, test } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { at, database, openWithdrawals } from '#test/withdrawal-calls.ts'
import { aWithdrawer, btcAddress } from '#test/withdrawals-app.ts'
import { operatorWallet } from './operator-wallet.ts'
import { watchPayouts } from './pay-withdrawal.ts'
import { registerPayouts } from './payouts.office.routes.ts'
import { registerStaffWithdrawals } from './withdrawals.office.routes.ts'

openWithdrawals()

let api: OfficeApp
let ada: string
let bob: string
let sue: string
beforeAll(async () => {
  at.set({ withdrawalDayLimits: { unverified: 100_000, verified: 100_000 } })
  api = await createOfficeApp(database().db, {
    clock: at.clock,
    register: (office) => {
      registerStaffWithdrawals(office, at.deps)
      registerPayouts(office, at.deps)
    },
  })
  ada = await sitDown(api, 'ada@desk.example', ['finance'])
  bob = await sitDown(api, 'bob@desk.example', ['finance'])
  sue = await sitDown(api, 'sue@desk.example', ['support'])
})

type Who = Awaited<ReturnType<typeof aWithdrawer>>

async function approved(who: Who, amount: number, isBank = false): Promise<string> {
  const { data } = await (isBank ? who.toBank(amount) : who.withdraw(amount, btcAddress))
  const id: string = data.withdraw_id
  await act(id, 'approval', {}, bob)
  return id
}

const act = async (id: string, deed: string, body: object = {}, token = ada) =>
  (await post(api, `withdrawals/${id}/${deed}`, body, { token })).json()

const viewed = async (id: string, token = ada) =>
  (await read(api, `withdrawals/${id}`, token)).json().data

const unknown = '00000000-0000-4000-8000-000000000000'

async function lookedAt(action: string): Promise<number> {
  const rows = await database().db.rows(
    `select from events where kind = 'staff_action' and details::json->>'action' = $1`,
    [action],
  )
  return rows.length
}

test('coins are worked out once, taken as a file, and sent on the simulated chain', async () => {
  await at.price()
  const terms = { settings: at.deps.settings(), mode: 'sandbox' } as const
  const wallet = await operatorWallet(database().db, 'btc', terms)
  if (isRefusal(wallet)) throw new Error(wallet.refused)
  await at.chains.btc.faucet(wallet.change.address, 10n ** 8n)
  const id = await approved(await aWithdrawer(at), 400)
  expect((await viewed(id)).deeds).toEqual(['reject', 'prepare', 'send'])
  expect((await viewed(id, sue)).deeds).toEqual([])
  const early = await read(api, `withdrawals/${id}/payout-file`, ada)
  expect(early.json().code).toBe('withdrawal_not_prepared')

  const first = (await act(id, 'preparation')).data
  expect(first.payout).toMatchObject({ format: 'simulated', sent: null, bank_file: null })
  expect(JSON.stringify(first)).not.toContain(btcAddress)
  expect((await act(id, 'preparation')).data.payout).toEqual(first.payout)
  const file = await read(api, `withdrawals/${id}/payout-file`, ada)
  expect(file.body).toContain(btcAddress)
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="withdrawal-${id}.txt"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(await lookedAt('payout taken')).toBe(1)
  expect((await read(api, `withdrawals/${id}/payout-file`, sue)).statusCode).toBe(404)
  // Whoever worked it out does not say no by themselves.
  expect((await viewed(id)).deeds).toEqual(['prepare', 'send', 'note_sent'])
  expect((await viewed(id, bob)).deeds).toEqual(['reject', 'prepare', 'send', 'note_sent'])

  expect((await act(id, 'sending', { transaction: 'ff'.repeat(32) })).code).toBe(
    'transaction_unknown',
  )
  const sent = (await act(id, 'simulated-sending')).data
  expect(sent).toMatchObject({ status: 'Approved', detail: 'sent' })
  const [told] = await database().db.rows<{ details: string }>(
    `select details from events where kind = 'withdrawal_sent' order by id desc limit 1`,
  )
  expect(JSON.parse(told?.details ?? '{}')).toMatchObject({
    withdrawal: id,
    staff_session: expect.any(String),
    staff_proof: expect.any(String),
    staff_address: expect.stringMatching(/^10\.9\./),
  })
  const { reference } = sent.payout.sent
  await at.chains.btc.grow(3)
  await watchPayouts(at.deps)
  expect(await viewed(id)).toMatchObject({ status: 'Paid', deeds: [] })
  expect((await viewed(id)).steps.at(-1)).toMatchObject({ state: 'paid', reference })
})

test('fifty at once who send one withdrawal send it once', async () => {
  await at.price()
  const id = await approved(await aWithdrawer(at), 401)
  const all = await Promise.all(Array.from({ length: 50 }, () => act(id, 'simulated-sending')))
  const references = new Set(
    all.flatMap((it) => (it.status === true ? [it.data.payout.sent.reference] : [])),
  )
  expect(references.size).toBe(1)
  const rows = await database().db.rows(
    'select from withdrawal_sendings where withdrawal_id = $1',
    [id],
  )
  expect(rows).toHaveLength(1)
})

test('the bank is given a file; what it does with each payment is noted by somebody else', async () => {
  const who = await aWithdrawer(at)
  const [one, other] = [await approved(who, 500, true), await approved(who, 501, true)]
  expect((await viewed(one)).deeds).toEqual(['reject', 'bank_file'])
  const made = (await post(api, 'bank-files', {}, { token: ada })).json().data
  expect(made).toMatchObject({ payments: 2 })
  expect((await post(api, 'bank-files', {}, { token: ada })).json().data).toBeNull()
  const [listed] = (await read(api, 'bank-files', sue)).json().data
  expect(listed).toMatchObject({ id: made.id, payments: 2, waiting: 2, total: made.total })

  const file = await read(api, `bank-files/${made.id}/file`, ada)
  expect(file.body).toContain('pain.001')
  expect(file.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': `attachment; filename="pain.001-${listed.message_id}.xml"`,
    'cache-control': 'no-store',
  })
  expect((await read(api, `bank-files/${made.id}/file`, sue)).statusCode).toBe(404)

  expect((await act(one, 'payment', { reference: 'ACH 77' })).data).toMatchObject({
    status: 'Paid',
  })
  const refuse = (token: string) =>
    act(other, 'bank-refusal', { reason: 'Our account was short.' }, token)
  expect((await refuse(ada)).code).toBe('other_person_needed')
  expect((await refuse(bob)).data).toMatchObject({
    detail: 'approved',
    deeds: ['reject', 'bank_file'],
    payout: { refused: { by: 'bob@desk.example', reason: 'Our account was short.' } },
  })
  const payments = (await read(api, `bank-files/${made.id}/payments`, sue)).json().data
  expect(payments).toMatchObject([
    { id: one, state: 'paid', is_refused: false },
    { id: other, state: 'approved', is_refused: true },
  ])
  // That file would pay what the next one pays.
  expect((await read(api, `bank-files/${made.id}/file`, ada)).json().code).toBe(
    'bank_file_outdated',
  )
  at.clock.advance(second)
  const next = (await post(api, 'bank-files', {}, { token: ada })).json().data
  expect(next).toMatchObject({ payments: 1 })
  const over = await post(api, `bank-files/${next.id}/refusal`, { reason: 'No.' }, { token: bob })
  expect(over.json()).toMatchObject({ data: { payments: 1 } })
  const page = (await read(api, 'bank-files?limit=1', sue)).json()
  expect(page.data).toMatchObject([{ id: next.id }])
  const rest = (await read(api, `bank-files?limit=1&cursor=${page.next_cursor}`, sue)).json()
  expect(rest.data).toMatchObject([{ id: made.id }])
})

test('nobody pays themselves', async () => {
  const who = await aWithdrawer(at)
  const own = await sitDown(api, who.client.email, ['finance'])
  const id = await approved(who, 402)
  expect((await viewed(id, own)).deeds).toEqual([])
  const deeds = [
    ['preparation', {}],
    ['simulated-sending', {}],
    ['sending', { transaction: 'x' }],
  ] as const
  for (const [deed, body] of deeds) {
    expect((await act(id, deed, body, own)).code).toBe('own_withdrawal')
  }
})

test('what is not there is not found', async () => {
  for (const path of [`withdrawals/${unknown}/payout-file`, 'withdrawals/x/payout-file']) {
    expect((await read(api, path, ada)).statusCode).toBe(404)
  }
  for (const path of [`bank-files/${unknown}/file`, 'bank-files/x/payments', 'bank-files/x/file']) {
    expect((await read(api, path, ada)).statusCode).toBe(404)
  }
  expect((await read(api, 'bank-files?cursor=x', ada)).statusCode).toBe(400)
  expect((await act(unknown, 'payment', { reference: 'x' })).code).toBe('not_found')
})
