// Deposits in the office: lists, what came and what became of it, the picture that was sent with one
// and who looked at it, and a rejection with a reason.

import { beforeAll, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, type Usd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { aClient, post as ask, database, get, it_, openDeposits } from '#test/deposit-calls.ts'
import { mailsTo } from '#test/mailbox.ts'
import { payIn } from '#test/money-world.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { photo } from '#test/pictures.ts'
import { askCardDeposit, creditCharge } from './credit-charge.ts'
import { registerStaffDeposits } from './deposits.office.routes.ts'
import { reverseCharge } from './reverse-deposit.ts'

openDeposits()

let api: OfficeApp
let ada: string
let sue: string
let rob: string
beforeAll(async () => {
  api = await createOfficeApp(database().db, {
    clock: it_.clock,
    register: (office) => registerStaffDeposits(office, it_.deps),
  })
  ada = await sitDown(api, 'ada@desk.example', ['finance'])
  sue = await sitDown(api, 'sue@desk.example', ['support'])
  rob = await sitDown(api, 'rob@desk.example', ['risk'])
})

const viewed = async (id: string, token = ada) =>
  (await read(api, `deposits/${id}`, token)).json().data

async function asked(usd = '5', receipt?: Uint8Array): Promise<string> {
  const made = await ask(await aClient(), { usd_amount: usd }, receipt ? { receipt } : {})
  return made.data.deposit_id
}

async function byCard(clientId: ClientId, amount: Usd): Promise<string> {
  const deposit = await askCardDeposit(it_.deps, { clientId, amount, orderKey: null })
  if (isRefusal(deposit)) throw new Error(deposit.refused)
  return deposit.id
}

const reject = (id: string, token: string, reason = 'Asked for by mistake.') =>
  post(api, `deposits/${id}/rejection`, { reason }, { token })

test('what came on the chain is shown with its depth, and where it went only shortened', async () => {
  const client = await aClient()
  const txid = await payIn(it_, client, 'btc', '0.01')
  await it_.blocks('btc', 1)
  const [{ deposit_id: id }] = (await get(client, '/deposit')).data
  const found = await viewed(id)
  expect(found).toMatchObject({
    method: 'btc',
    detail: 'confirming',
    coins: '0.01',
    asked: null,
    output: { transaction: txid, coins: '0.01', gone_at: null },
    charge: null,
    steps: [{ state: 'pending' }],
    deeds: [],
  })
  expect(found.confirmations).toBeGreaterThan(0)
  expect(found.address).toMatchObject({ field: 'wallet', value: null })
  expect((await reject(id, ada)).json().code).toBe('deposit_under_way')
  await it_.blocks('btc', found.confirmations_needed)
  expect(await viewed(id)).toMatchObject({
    status: 'Approved',
    detail: 'unasked',
    steps: [{ state: 'pending' }, { state: 'approved', actor: 'system' }],
    sums: { approved: { count: 1 }, waiting: { count: 0 } },
  })
})

test('a picture is streamed, never kept, and each look at it is on record', async () => {
  const receipt = await photo({ width: 341 })
  const [id, other] = [await asked('5', receipt), await asked('6', receipt)]
  const found = await viewed(id)
  expect(found).toMatchObject({ has_receipt: true, deeds: ['reject', 'see_receipt'] })
  expect(found.like_receipts).toEqual([{ deposit: other, differing_bits: null }])
  const seen = await read(api, `deposits/${id}/receipt`, sue)
  expect(seen.rawPayload.subarray(0, 4).toString()).toBe('RIFF')
  expect(seen.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const rows = await database().db.rows(
    `select from events where kind = 'staff_action' and details::json->>'deposit' = $1`,
    [id],
  )
  expect(rows).toHaveLength(1)
  expect((await read(api, `deposits/${id}/receipt`, rob)).statusCode).toBe(404)
  expect((await read(api, 'deposits/x/receipt', sue)).statusCode).toBe(404)
})

test('what a client sent with it is looked at by whoever rejects it', async () => {
  const id = await asked('9', await photo({ width: 349 }))
  const see = (token: string) => read(api, `deposits/${id}/receipt`, token)
  expect((await see(sue)).statusCode).toBe(200)
  const refused = await reject(id, ada)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'receipt_unseen'])
  expect((await viewed(id)).steps).toMatchObject([{ state: 'pending' }])
  expect((await see(ada)).statusCode).toBe(200)
  expect((await reject(id, ada)).json().data).toMatchObject({ status: 'Rejected' })
})

test('one of which nothing was seen is rejected with a reason that the client reads', async () => {
  const client = await aClient()
  const { deposit_id: id } = (await ask(client, { usd_amount: '7' })).data
  expect((await reject(id, ada, ' ')).json().errors).toMatchObject([{ field: 'reason' }])
  expect((await reject(id, rob)).statusCode).toBe(404)
  expect((await reject(id, ada)).json().data).toMatchObject({
    status: 'Rejected',
    detail: 'refused',
    steps: [
      { state: 'pending' },
      { state: 'rejected', actor: 'staff:ada@desk.example', reason: 'Asked for by mistake.' },
    ],
  })
  expect((await reject(id, ada)).json().code).toBe('deposit_ended')
  const [own] = (await get(client, '/deposit')).data
  expect(own).toMatchObject({ status: 'Rejected', detail: 'refused', reason_code: null })
  expect(own.reason).toBe('Asked for by mistake.')
  const [row] = await database().db.rows<{ email: string }>(
    'select email from clients where id = $1',
    [client],
  )
  const letter = (await mailsTo(database().db, row?.email ?? '')).at(-1)
  expect(letter?.text).toContain('Asked for by mistake.')
  const events = await listEventsOf(database().db, client, { before: null, limit: 9 })
  expect(events[0]).toMatchObject({
    kind: 'deposit_rejected',
    actor: 'staff:ada@desk.example',
    details: expect.stringContaining('"amount":"7.00"'),
  })
  // What comes all the same is credited all the same.
  await payIn(it_, client, 'btc', '0.01')
  await it_.blocks('btc', 9)
  expect(await it_.balanceOf(client)).toBeGreaterThan(0n)
})

test('nobody rejects a deposit of their own, and no card payment is theirs to end', async () => {
  const client = await aClient()
  const { deposit_id: id } = (await ask(client, { usd_amount: '8' })).data
  const email = 'own@desk.example'
  await database().db.rows('update clients set email = $2, email_key = $2 where id = $1', [
    client,
    email,
  ])
  const own = await sitDown(api, email, ['finance'])
  expect((await viewed(id, own)).deeds).toEqual([])
  expect((await reject(id, own)).json().code).toBe('own_deposit')
  const card = await byCard(client, dollars(20))
  expect((await viewed(card)).deeds).toEqual([])
  expect((await reject(card, ada)).json().code).toBe('deposit_under_way')
})

test('a dispute of a card payment is shown with the charge that it took back', async () => {
  const client = await aClient()
  const amount = dollars(30)
  const id = await byCard(client, amount)
  await creditCharge(it_.deps, { chargeId: 'ch_9', depositId: id, amount })
  await reverseCharge(it_.deps, { chargeId: 'ch_9', disputeIds: ['dp_9'] })
  expect(await viewed(id)).toMatchObject({
    detail: 'disputed',
    charge: { id: 'ch_9', amount: '30.00', disputes: [{ id: 'dp_9' }] },
    sums: { reversed: { count: 1, amount: '30.00' } },
    deeds: ['restore'],
  })
  const list = async (query: string) =>
    (await read(api, `deposits?client=${client}&${query}`, rob)).json().data
  expect(await list('state=reversed&method=card')).toMatchObject([{ id }])
  expect(await list('state=approved')).toEqual([])
})

test('lists go page by page, by state, method and client', async () => {
  const client = await aClient()
  const ids: string[] = []
  for (const usd of ['11', '12', '13']) {
    ids.push((await ask(client, { usd_amount: usd })).data.deposit_id)
    it_.clock.advance(1_000)
  }
  await reject(ids[1] ?? '', ada)
  const list = async (query: string) => {
    const reply = (await read(api, `deposits?client=${client}&${query}`, rob)).json()
    return { ids: reply.data.map((it: { id: string }) => it.id), next: reply.next_cursor }
  }
  expect((await list('')).ids).toEqual([ids[0], ids[2]])
  expect((await list('state=rejected')).ids).toEqual([ids[1]])
  expect((await list('state=all&method=eth')).ids).toEqual([])
  for (const sort of ['asked', '-asked']) {
    const whole = (await list(`state=all&sort=${sort}`)).ids
    expect(whole).toEqual(sort === 'asked' ? ids : ids.toReversed())
    const first = await list(`state=all&sort=${sort}&limit=2`)
    const rest = await list(`state=all&sort=${sort}&limit=2&cursor=${first.next}`)
    expect([...first.ids, ...rest.ids]).toEqual(whole)
    expect(rest.next).toBeNull()
  }
  expect((await read(api, 'deposits?cursor=x', rob)).statusCode).toBe(400)
})

test('keys are shown by a fingerprint alone', async () => {
  const keys = (await read(api, 'deposit-keys', rob)).json().data
  expect(keys.map(({ coin }: { coin: string }) => coin)).toEqual(['btc', 'eth', 'ltc'])
  expect(keys[0]).toMatchObject({ network: 'simulated', fault: null, change: null })
  expect(keys[0].key_id).toMatch(/^[0-9a-f]{16}$/)
})
