// Credits from buying to giving back, as a client calls for them, with the books sound after each.

import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { dollars, type Eur } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, iso } from '#kernel/time.ts'
import { findClient } from '#server/identity/clients/find-client.ts'
import { furtherOf } from '#server/ledger/post-transfers.ts'
import { listEventsOf } from '#server/record/events/events.store.ts'
import { tellProfile } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { mailsTo } from '#test/mailbox.ts'
import { aWithdrawer, createWithdrawalsApp, type WithdrawalsApp } from '#test/withdrawals-app.ts'
import { askDeposit } from '../deposits/ask-deposit.ts'
import { findDeposit } from '../deposits/find-deposit.ts'
import { chargeCredits, mayTradeByCredits } from './charge-credits.ts'
import { flagDebts } from './flag-debts.ts'
import { fillOrders } from './order-credits.ts'

const database = freshDatabase()
let at: WithdrawalsApp

beforeAll(async () => {
  at = await createWithdrawalsApp(database().db)
})
afterEach(() => expectSoundBooks(database().db, at.clock.now()))

async function aBuyer(country = 'NL') {
  const one = await aWithdrawer(at)
  await tellProfile(one.db, one.client, country)
  const deps = at.money.credits
  const buy = (credits: number, usd: number, key?: string) =>
    one.post('/credits', { credits, usd }, key === undefined ? {} : { 'idempotency-key': key })
  const charge = (kind: 'day' | 'trade', ref: string) =>
    chargeCredits(deps, { client: one.client.id, kind, ref, reason: `Kraken, ${ref}` })
  const credits = async () => (await furtherOf(one.db, one.client.id, 'credits'))?.balance ?? 0n
  const view = async () => (await one.get('/credits')).data
  const kinds = async () =>
    (await listEventsOf(one.db, one.client.id, { before: null, limit: 50 })).map(({ kind }) => kind)
  return { ...one, deps, buy, charge, credits, view, kinds }
}

describe('buying', () => {
  test('takes dollars from the balance and gives credits, with an invoice, at the shown price', async () => {
    const one = await aBuyer()
    expect(await one.view()).toMatchObject({
      credits: 0,
      may_trade: false,
      country: 'NL',
      vat_percent: 21,
      withdrawal_days: 14,
      rate: 1.15,
      blocked: null,
      tariff: { day: 0.5, trade: 0.05 },
      packs: expect.arrayContaining([{ credits: 50, price: 50, vat: 8.68, usd: 57.5 }]),
    })
    const reply = await one.buy(50, 57.5)
    expect(reply).toMatchObject({ http: 200, done: 'credits_bought' })
    expect(reply.data).toMatchObject({
      credits: 50,
      usd: 57.5,
      vat: 8.68,
      invoice: expect.stringMatching(/^2026-\d{6}$/),
      unused: { credits: 50, usd: 57.5 },
      refund: null,
    })
    expect(await one.balance()).toBe(10_000 - 57.5)
    expect(await one.view()).toMatchObject({ credits: 50, may_trade: true })
    expect(await mayTradeByCredits(one.db, one.client.id)).toBeUndefined()
    expect(await one.kinds()).toContain('credits_bought')
    const mail = (await mailsTo(one.db, one.client.email)).at(-1)
    expect(mail?.subject).toBe('You bought 50.00 credits')
    const statement = (await one.get('/statement?kind=credits')).data.movements
    expect(statement).toMatchObject([{ kind: 'credit_purchase', amount: -57.5 }])
    expect((await one.get('/credits/statement')).data).toMatchObject([
      { nr: 1, kind: 'credit_issue', credits: 50, balance: 50, use: null },
    ])
  })

  test('is refused where the price is another now, is too much, or no pack is named', async () => {
    const one = await aBuyer()
    expect(await one.buy(50, 57)).toMatchObject({ http: 409, code: 'credits_price_changed' })
    expect(await one.buy(51, 57.5)).toMatchObject({ http: 422, code: 'credits_no_pack' })
    expect(await one.buy(50, 57.555)).toMatchObject({ http: 422, code: 'credits_no_pack' })
    expect(await one.buy(1.5, 2)).toMatchObject({ http: 422, code: 'invalid_input' })
    at.set({ creditPacks: [{ credits: 90_000, price: 90_000 }] })
    expect(await one.buy(90_000, 103_500)).toMatchObject({ code: 'credits_above_balance' })
    at.set({ creditPacks: [] })
    expect(await one.buy(50, 57.5)).toMatchObject({ code: 'credits_closed' })
    at.set({ creditPacks: [10, 25, 50, 100].map((credits) => ({ credits, price: credits })) })
    const other = await aWithdrawer(at)
    const reply = await other.post('/credits', { credits: 50, usd: 57.5 })
    expect(reply.code).toBe('credits_need_profile')
    expect(await one.credits()).toBe(0n)
    expect(await one.balance()).toBe(10_000)
  })

  test('with a key is done once, whoever asks at the same time', async () => {
    const one = await aBuyer()
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 8 }, () => one.buy(10, 11.5, key)))
    expect(new Set(replies.map(({ data }) => data?.id)).size).toBe(1)
    expect(replies.every(({ http }) => http === 200)).toBe(true)
    expect(await one.credits()).toBe(1_000n)
    expect((await one.buy(25, 28.75, key)).code).toBe('key_reused')
  })

  test('numbers invoices without a gap, however many buy at once and some cannot', async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => aBuyer()))
    const poor = await aBuyer()
    await spendAll(poor)
    const tries = buyers.flatMap((one) => [
      one.buy(10, 11.5),
      one.buy(25, 28.75),
      poor.buy(10, 11.5),
    ])
    const replies = await Promise.all(tries)
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(12)
    const rows = await database().db.rows<{ number: number }>(
      "select number from invoices where series = '2026' order by number",
    )
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
    const [series] = await database().db.rows<{ last: number }>(
      "select last from invoice_series where name = '2026'",
    )
    expect(series?.last).toBe(rows.length)
  })
})

/** Nothing is left to buy anything with. */
async function spendAll({ withdraw, balance }: Awaited<ReturnType<typeof aBuyer>>) {
  at.set({ withdrawalDayLimits: { unverified: 100_000, verified: 100_000 } })
  const asked = await withdraw(await balance(), 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')
  expect(asked.http).toBe(200)
}

describe('charges', () => {
  test('take what the tariff says, once for each thing, below nothing too', async () => {
    const one = await aBuyer()
    await one.buy(10, 11.5)
    const all = await Promise.all(Array.from({ length: 6 }, () => one.charge('day', '2026-11-21')))
    expect(all.every(({ credits }) => credits === 50n)).toBe(true)
    expect(await one.credits()).toBe(950n)
    await one.charge('trade', '2026-11-21')
    await one.charge('day', '2026-11-22')
    expect(await one.credits()).toBe(895n)
    const [newest] = (await one.get('/credits/statement?limit=1')).data
    expect(newest).toMatchObject({
      kind: 'credit_charge',
      use: 'day',
      about: 'Kraken, 2026-11-22',
      credits: -0.5,
      balance: 8.95,
    })
    at.set({ creditTariff: { day: 4, trade: 0 } })
    expect(await one.charge('trade', 'for nothing')).toEqual({ credits: 0n, left: 895n })
    expect(await one.charge('day', '2026-11-23')).toEqual({ credits: 400n, left: 495n })
    expect(await one.kinds()).toContain('credits_low')
    await one.charge('day', '2026-11-24')
    expect(await mayTradeByCredits(one.db, one.client.id)).toMatchObject({
      refused: 'credits_needed',
      details: { left: '0.95' },
    })
    await one.charge('day', '2026-11-25')
    expect(await one.credits()).toBe(-305n)
    expect(await one.view()).toMatchObject({ credits: -3.05, may_trade: false })
    at.set({ creditTariff: { day: 0.5, trade: 0.05 } })
    const lows = (await one.kinds()).filter((kind) => kind === 'credits_low')
    expect(lows).toHaveLength(3)
  })

  test('begin a debt where there was nothing; buying ends it', async () => {
    const one = await aBuyer()
    await one.charge('trade', 'a')
    expect(await one.view()).toMatchObject({ credits: -0.05, debt_since: iso(at.clock.now()) })
    await one.buy(10, 11.5)
    expect(await one.view()).toMatchObject({ credits: 9.95, debt_since: null })
  })

  test('of two months below nothing tell client and staff, once', async () => {
    const one = await aBuyer()
    await one.charge('trade', 'a')
    const deps = at.money.credits
    at.clock.advance(59 * day)
    await flagDebts(deps)
    expect(await one.kinds()).not.toContain('credits_overdue')
    at.clock.advance(3 * day)
    expect(await flagDebts(deps)).toBeGreaterThan(0)
    expect(await flagDebts(deps)).toBe(0)
    expect((await one.kinds()).filter((kind) => kind === 'credits_overdue')).toHaveLength(1)
    const says = `client ${one.client.id}: credits below zero since`
    expect(at.alarms.filter((alarm) => alarm.includes(says))).toHaveLength(1)
    expect((await mailsTo(one.db, one.client.email)).at(-1)?.subject).toContain('may be ended')
    expect((await findClient(one.db, one.client.id)).state).toBe('active')
  })
})

describe('giving back', () => {
  test('takes what is unused, with a credit note, within the days of the law', async () => {
    const one = await aBuyer()
    const { data: first } = await one.buy(50, 57.5)
    at.clock.advance(day / 24)
    await one.signInAgain()
    const { data: second } = await one.buy(25, 28.75)
    await one.charge('day', 'x')
    const list = (await one.get('/credits/purchases')).data
    expect(list.map(({ unused }: { unused: { credits: number } }) => unused.credits)).toEqual([
      25, 49.5,
    ])
    const back = await one.post(`/credits/purchases/${first.id}/return`)
    expect(back).toMatchObject({ http: 200, done: 'credits_given_back' })
    expect(back.data.refund).toMatchObject({ credits: 49.5, usd: 56.92 })
    expect(await one.credits()).toBe(2_500n)
    expect(await one.balance()).toBe(10_000 - 57.5 - 28.75 + 56.92)
    const again = await one.post(`/credits/purchases/${first.id}/return`)
    expect(again.data.refund.credit_note).toBe(back.data.refund.credit_note)
    expect(await one.credits()).toBe(2_500n)
    at.clock.advance(14 * day)
    await one.signInAgain()
    const late = await one.post(`/credits/purchases/${second.id}/return`)
    expect(late).toMatchObject({ http: 409, code: 'credits_not_returnable' })
  })

  test('is not offered where the law of the country gives no such right, nor to others', async () => {
    const one = await aBuyer('US')
    const { data } = await one.buy(10, 11.5)
    expect(data).toMatchObject({ vat: 0, unused: null })
    const refused = await one.post(`/credits/purchases/${data.id}/return`)
    expect(refused.code).toBe('credits_not_returnable')
    const other = await aBuyer()
    expect((await other.post(`/credits/purchases/${data.id}/return`)).http).toBe(404)
    expect((await other.get(`/credits/purchases/${data.id}/invoice`)).http).toBe(404)
  })
})

test('an invoice is a PDF of its client, in both languages', async () => {
  const one = await aBuyer()
  const { data } = await one.buy(10, 11.5)
  for (const lang of ['en', 'nl']) {
    const reply = await at.app.inject({
      url: `/api/credits/purchases/${data.id}/invoice?lang=${lang}`,
      headers: { authorization: `Bearer ${one.token()}` },
    })
    expect(reply.headers['content-type']).toBe('application/pdf')
    expect(reply.headers['content-disposition']).toContain(`invoice-${data.invoice}.pdf`)
    expect(reply.rawPayload.subarray(0, 8).toString()).toBe('%PDF-1.4')
  }
  const note = await one.get(`/credits/purchases/${data.id}/invoice?of=return`)
  expect(note.http).toBe(404)
})

describe('a deposit', () => {
  async function aWaiting(one: Awaited<ReturnType<typeof aBuyer>>, usd: number) {
    const { data } = await one.get(`/deposit/conversion?currency=btc&usd_amount=${usd}`)
    const asked = await askDeposit(at.money.deposits, {
      clientId: one.client.id,
      coin: 'btc',
      amount: dollars(usd),
      quote: data.quote,
      picture: undefined,
      orderKey: null,
    })
    if (isRefusal(asked)) throw new Error(asked.refused)
    return asked
  }

  test('that is credited buys the pack that was chosen, at what holds then', async () => {
    const one = await aBuyer()
    await at.price()
    const { id, address } = await aWaiting(one, 100)
    const chosen = await one.post('/credits/orders', { deposit_id: id, credits: 25 })
    expect(chosen).toMatchObject({ http: 200, data: { ended_at: null, credits: 25 } })
    const again = await one.post('/credits/orders', { deposit_id: id, credits: 50 })
    expect(again).toMatchObject({ http: 200, data: { credits: 50 } })
    await fillOrders(one.deps)
    expect(await one.credits()).toBe(0n)
    await at.chains.btc.faucet(present(address, 'of a coin'), 160_000n)
    for (let made = 0; made < 4; made += 1) {
      await at.chains.btc.grow(1)
      await at.money.look()
    }
    expect((await findDeposit(one.db, one.client.id, id))?.step.state).toBe('approved')
    await fillOrders(one.deps)
    await fillOrders(one.deps)
    expect(await one.credits()).toBe(5_000n)
    const [order] = (await one.view()).orders
    expect(order).toMatchObject({ deposit_id: id, refused: null })
    expect(order.ended_at).not.toBeNull()
    const late = await one.post(`/credits/orders/${id}/removal`)
    expect(late).toMatchObject({ http: 409, code: 'credits_order_ended' })
  })

  test('that is given up, dropped, or of somebody else buys nothing', async () => {
    const one = await aBuyer()
    await at.price()
    const { id } = await aWaiting(one, 100)
    const other = await aBuyer()
    const theirs = await other.post('/credits/orders', { deposit_id: id, credits: 25 })
    expect(theirs.http).toBe(404)
    await one.post('/credits/orders', { deposit_id: id, credits: 25 })
    expect(await one.post(`/credits/orders/${id}/removal`)).toMatchObject({
      http: 200,
      data: { refused: 'dropped' },
    })
    await one.post('/credits/orders', { deposit_id: id, credits: 25 })
    await one.post(`/deposit/${id}/cancellation`)
    await fillOrders(one.deps)
    const [order] = (await one.view()).orders
    expect(order.refused).toBe('deposit_not_credited')
    expect(await one.credits()).toBe(0n)
  })
})

test('the database takes no account of money below zero, nor credits by anything but a charge', async () => {
  const { db } = database()
  const one = await aBuyer()
  await one.buy(10, 11.5)
  const post = (kind: string, to: string, amount: bigint, left: bigint) =>
    db.rows(
      `insert into journal (kind, ref, currency, from_account, to_account, amount, client_account,
                            posting, balance_after, at)
       select $1::transfer_kind, gen_random_uuid(), 'credits', a.id, own_account('credits', $2),
              $3, a.id, a.postings + 1, $4, now()
         from ledger_accounts a where a.client_id = $5 and a.book = 'credits'`,
      [kind, to, amount, left, one.client.id],
    )
  await expect(post('credit_refund', 'issued', 1_100n, -100n)).rejects.toThrow(/balance_after/)
  await expect(post('trade_open', 'used', 1n, 999n)).rejects.toThrow()
  await expect(post('credit_charge', 'used', 1_100n, -99n)).rejects.toThrow(/continue/)
  expect(await one.credits()).toBe(1_000n as Eur)
  await expect(
    db.rows('update invoices set buyer = $1 where client_id = $2', ['', one.client.id]),
  ).rejects.toThrow()
  await expect(
    database().owner.rows('delete from invoices where client_id = $1', [one.client.id]),
  ).rejects.toThrow(/stays as it was issued/)
  expect(isRefusal(await mayTradeByCredits(db, one.client.id))).toBe(false)
})
