// Deposits by card that are taken up again or given up, and refusals that leave no false trace.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { simulatedCardPaths, type TestCard } from '#contract/public/test-cards.ts'
import type { ClientId } from '#kernel/ids.ts'
import { zeroUsd } from '#kernel/money.ts'
import { day, hour, minute } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { type CardsApp, createCardsApp } from '#test/cards-app.ts'
import { freshDatabase } from '#test/database.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'

const database = freshDatabase()
let cards: CardsApp
let ada: ClientId

beforeEach(async () => {
  cards = await createCardsApp(database().db)
  ada = await aClient()
  // What earlier tests left is none of this one's.
  await database().db.rows('update simulated_card_messages set ended_at = created_at')
})
afterEach(async () => {
  await expectSoundBooks(database().db, cards.clock.now())
  await cards.close()
})

function aClient(): Promise<ClientId> {
  const at = cards.clock.now()
  return addFundedClient(database().db, { at, real: zeroUsd, demo: zeroUsd })
}

const right = { holder_name: 'Ada Lovelace', month: 11, year: 2026, zip_code: '1012 AB' }

async function post(url: string, payload?: object, key?: string, client = ada) {
  const headers = {
    client: String(client),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const more = payload === undefined ? {} : { payload }
  const reply = await cards.app.inject({ method: 'POST', url, headers, ...more })
  return { http: reply.statusCode, ...reply.json() }
}

async function get(url: string, client = ada) {
  const reply = await cards.app.inject({ url, headers: { client: String(client) } })
  return { http: reply.statusCode, ...reply.json() }
}

async function pay(card: TestCard, key?: string) {
  const fields = { usd_amount: 100, token: await cards.tokenOf(card), ...right }
  return { fields, ...(await post('/api/deposit/card', fields, key)) }
}

const giveUp = (id: string, client = ada) =>
  post(`/api/deposit/${id}/cancellation`, undefined, undefined, client)

const stepOf = ({ url }: { url: string }) =>
  new URL(url, 'http://localhost').searchParams.get('step')

const doStep = (next: { url: string }, approve: boolean) =>
  post(simulatedCardPaths.step, { step: stepOf(next), approve })

async function deposits() {
  return database().db.rows<{ outcome: string | null; reason: string; reason_code: string }>(
    `select s.outcome, s.reason, s.reason_code from deposits d
       join lateral (select * from deposit_steps where deposit_id = d.id order by nr desc limit 1) s
         on true
      where d.client_id = $1 order by d.id`,
    [ada],
  )
}

async function notices() {
  const rows = await database().db.rows<{ kind: string }>(
    'select kind from notices where client_id = $1 order by id',
    [ada],
  )
  return rows.map(({ kind }) => kind)
}

describe('a payment whose page was closed', () => {
  it('goes on where it was, as long as the provider waits for the client', async () => {
    const { data } = await pay('three_d_secure')
    const url = `/api/deposit/card/${data.deposit.deposit_id}`
    expect((await get(url)).data).toEqual({ deposit: data.deposit, next: data.next })
    expect(await get(url, await aClient())).toMatchObject({ http: 404 })
    expect(await get('/api/deposit/card/x')).toMatchObject({ http: 404 })
    await doStep(data.next, true)
    expect(await get(url)).toMatchObject({ data: { deposit: { status: 'Pending' }, next: null } })
    await cards.deliver()
    expect(await get(url)).toMatchObject({ data: { deposit: { status: 'Approved' }, next: null } })
  })

  it('can be given up: its step is over, there and here, and another may begin', async () => {
    const paid = await Promise.all([1, 2, 3].map(() => pay('three_d_secure')))
    const refused = await pay('three_d_secure')
    expect(refused).toMatchObject({ http: 422, code: 'deposits_waiting' })
    const [first] = paid
    const { deposit_id: id } = first?.data.deposit ?? {}
    expect(await giveUp(id, await aClient())).toMatchObject({ http: 404 })
    expect(await giveUp(id)).toMatchObject({
      http: 200,
      data: { status: 'Rejected', detail: 'cancelled', can_cancel: false },
    })
    expect(await giveUp(id)).toMatchObject({ http: 200, data: { detail: 'cancelled' } })
    expect((await doStep(first?.data.next, true)).http).toBe(404)
    await cards.deliver()
    expect(await get(`/api/deposit/card/${id}`)).toMatchObject({
      data: { deposit: { detail: 'cancelled' }, next: null },
    })
    expect((await pay('three_d_secure')).http).toBe(200)
    expect(await notices()).toEqual(['deposit_cancelled'])
  })

  it('cannot be given up once the provider has the money', async () => {
    const { data } = await pay('three_d_secure')
    await doStep(data.next, true)
    const { deposit_id: id } = data.deposit
    expect(await giveUp(id)).toMatchObject({ http: 409, code: 'deposit_under_way' })
    expect(await get(`/api/deposit/card/${id}`)).toMatchObject({
      data: { deposit: { status: 'Approved', amount: 100 } },
    })
    expect(await giveUp(id)).toMatchObject({ http: 409, code: 'deposit_ended' })
  })

  it('that was declined meanwhile is declined, and not given up', async () => {
    const { data } = await pay('declined')
    expect(await giveUp(data.deposit.deposit_id)).toMatchObject({ code: 'deposit_ended' })
    expect(await deposits()).toMatchObject([{ outcome: 'declined' }])
  })

  it('and that was given up while the provider was away is ended when it is back', async () => {
    const { data } = await pay('three_d_secure')
    const { deposit_id: id } = data.deposit
    cards.breakProvider(true)
    expect((await giveUp(id)).http).toBeGreaterThanOrEqual(500)
    cards.breakProvider(false)
    expect(await deposits()).toMatchObject([{ outcome: null }])
    cards.clock.advance(2 * minute)
    await cards.check()
    expect(await deposits()).toMatchObject([
      { outcome: 'cancelled', reason_code: 'card_cancelled' },
    ])
    expect((await doStep(data.next, true)).http).toBe(404)
  })

  it('before it was started is given up here alone, and not started by its key', async () => {
    const { fields, data } = await pay('three_d_secure', 'never-started')
    const { deposit_id: id } = data.deposit
    const { db } = database()
    await db.rows('alter table card_payments disable trigger card_payments_keep')
    await db.rows('update card_payments set payment_id = null, next = null where deposit_id = $1', [
      id,
    ])
    await db.rows('alter table card_payments enable trigger card_payments_keep')
    expect(await giveUp(id)).toMatchObject({
      http: 200,
      data: { detail: 'cancelled', reason_code: 'card_cancelled' },
    })
    expect(await post('/api/deposit/card', fields, 'never-started')).toMatchObject({
      http: 200,
      data: { deposit: { detail: 'cancelled' }, next: null },
    })
  })
})

describe('a refusal', () => {
  it('for too many under way leaves no deposit and no notice', async () => {
    for (const _ of [1, 2, 3]) await pay('three_d_secure')
    expect(await pay('approved')).toMatchObject({ code: 'deposits_waiting' })
    expect(await deposits()).toHaveLength(3)
    expect(await notices()).toEqual([])
  })

  it('of what was typed for the card is written down as what it was', async () => {
    const fields = { usd_amount: 100, token: 'sim_tok_unknown', ...right }
    const refused = await post('/api/deposit/card', fields, 'bad-token')
    expect(refused).toMatchObject({ http: 422, code: 'card_token_invalid' })
    const reason =
      'The card provider did not take what was typed for the card. Nothing was charged.'
    expect(await deposits()).toEqual([
      { outcome: 'declined', reason, reason_code: 'card_not_taken' },
    ])
    const again = await post('/api/deposit/card', fields, 'bad-token')
    expect(again).toEqual(refused)
    expect(await notices()).toEqual(['deposit_rejected'])
  })
})

it('the same key and body have the same answer, whatever was declined or passed since', async () => {
  const first = await pay('declined', 'first')
  await cards.deliver()
  for (const _ of [1, 2]) {
    await pay('declined')
    await cards.deliver()
  }
  expect(await pay('declined')).toMatchObject({ http: 429 })
  const id = first.data.deposit.deposit_id
  expect(await post('/api/deposit/card', first.fields, 'first')).toMatchObject({
    http: 200,
    data: { deposit: { deposit_id: id, detail: 'declined' } },
  })
  // The card's own month is over by then.
  cards.clock.advance(60 * day)
  expect(await post('/api/deposit/card', first.fields, 'first')).toMatchObject({
    http: 200,
    data: { deposit: { deposit_id: id } },
  })
  expect(await post('/api/deposit/card', first.fields, 'second')).toMatchObject({
    code: 'card_fields_wrong',
  })
})

it('what nobody finishes is told by mail too', async () => {
  await pay('three_d_secure')
  cards.clock.advance(hour + minute)
  await cards.check()
  expect(await deposits()).toMatchObject([{ outcome: 'expired', reason_code: 'card_unfinished' }])
  const { email } = await findClient(database().db, ada)
  const [mail] = await mailsTo(database().db, email)
  expect(mail?.text).toContain('The payment by card was not finished in time.')
})
