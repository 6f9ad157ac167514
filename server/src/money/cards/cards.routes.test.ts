// Deposits by card from the fields to the balance, and cards that are tried out.

import { describe, expect, it } from 'vitest'
import { simulatedCardPaths } from '#contract/public/test-cards.ts'
import { day, hour, minute, second } from '#kernel/time.ts'
import {
  aClient,
  balance,
  cards,
  database,
  depositOf,
  openCards,
  pay,
  post,
  right,
  tablesThatSay,
} from '#test/card-calls.ts'

openCards()

describe('a payment by card', () => {
  it('that is approved is credited once the provider has told of it', async () => {
    const paid = await pay('approved')
    expect(paid).toMatchObject({ http: 200, data: { deposit: { status: 'Pending' }, next: null } })
    expect(await balance()).toBe(5)
    expect(await cards.deliver()).toEqual([200])
    expect(await balance()).toBe(105)
    expect(await depositOf(paid.data.deposit.deposit_id)).toMatchObject({ state: 'approved' })
    expect(await cards.deliver()).toEqual([])
  })

  it.each([
    ['declined', 'The bank of the card declined the payment.'],
    ['insufficient_funds', 'There is not enough money on the card.'],
    ['expired_card', 'The card has expired.'],
  ] as const)('with the card “%s” is rejected, with the reason in words', async (card, reason) => {
    const { data } = await pay(card)
    await cards.deliver()
    const { deposit_id: id } = data.deposit
    expect(await depositOf(id)).toEqual({
      state: 'rejected',
      outcome: 'declined',
      reason,
      reason_code: card,
    })
    expect(await balance()).toBe(5)
  })

  it.each([
    [true, 'approved', 105],
    [false, 'rejected', 5],
  ])('with a 3-D Secure step that is approved: %s', async (approve, state, after) => {
    const { data } = await pay('three_d_secure')
    expect(await cards.deliver()).toEqual([200])
    expect(await depositOf(data.deposit.deposit_id)).toMatchObject({ state: 'pending' })
    const step = new URL(data.next.url, 'http://localhost').searchParams.get('step')
    const wrong = await post(simulatedCardPaths.step, { step: 'x', approve })
    expect(wrong.http).toBe(404)
    expect((await post(simulatedCardPaths.step, { step, approve })).http).toBe(200)
    expect((await post(simulatedCardPaths.step, { step, approve: true })).http).toBe(404)
    await cards.deliver()
    expect(await depositOf(data.deposit.deposit_id)).toMatchObject({ state })
    expect(await balance()).toBe(after)
  })

  it('that is disputed a minute later is taken back, and the account is frozen', async () => {
    const { data } = await pay('dispute')
    await cards.deliver()
    expect(await balance()).toBe(105)
    cards.clock.advance(minute)
    expect(await cards.deliver()).toEqual([200])
    expect(await balance()).toBe(5)
    expect(await depositOf(data.deposit.deposit_id)).toMatchObject({
      state: 'reversed',
      outcome: 'disputed',
    })
    const notices = await database().db.rows(
      "select details ->> 'reason_code' as code from notices where kind = 'deposit_reversed'",
    )
    expect(notices).toEqual([{ code: 'disputed' }])
    expect(await pay('approved')).toMatchObject({ http: 423, code: 'account_frozen' })
  })

  it('of a frozen account says so first, whatever was declined before', async () => {
    const ip = '203.0.113.99'
    for (const card of ['dispute', 'declined', 'declined', 'declined'] as const) {
      await pay(card, { ip })
      await cards.deliver()
    }
    cards.clock.advance(minute)
    await cards.deliver()
    expect(await pay('approved', { ip })).toMatchObject({ http: 423, code: 'account_frozen' })
  })

  it('that is asked for again with its key is the same one', async () => {
    const token = await cards.tokenOf('approved')
    const fields = { usd_amount: 100, token, ...right }
    const [one, two] = await Promise.all([
      post('/api/deposit/card', fields, { key: 'a' }),
      post('/api/deposit/card', fields, { key: 'a' }),
    ])
    expect(one.http).toBe(200)
    expect(two.data.deposit.deposit_id).toBe(one.data.deposit.deposit_id)
    const other = { ...fields, holder_name: 'Charles Babbage' }
    expect(await post('/api/deposit/card', other, { key: 'a' })).toMatchObject({
      code: 'key_reused',
    })
    await cards.deliver()
    expect(await balance()).toBe(105)
  })

  it('takes a token once', async () => {
    const token = await cards.tokenOf('approved')
    const fields = { usd_amount: 100, token, ...right }
    expect((await post('/api/deposit/card', fields)).http).toBe(200)
    expect(await post('/api/deposit/card', fields)).toMatchObject({ code: 'card_token_invalid' })
    await cards.deliver()
    expect(await balance()).toBe(105)
  })

  it('that nobody finishes is ended, there and here', async () => {
    const { data } = await pay('three_d_secure')
    await cards.deliver()
    cards.clock.advance(hour + second)
    await cards.check()
    expect(await depositOf(data.deposit.deposit_id)).toMatchObject({ outcome: 'expired' })
    const step = new URL(data.next.url, 'http://localhost').searchParams.get('step')
    expect((await post(simulatedCardPaths.step, { step, approve: true })).http).toBe(404)
  })

  it('that was asked for and never started is ended an hour later', async () => {
    const payment = await pay('three_d_secure')
    const id = payment.data.deposit.deposit_id
    await database().db.rows('alter table card_payments disable trigger card_payments_keep')
    await database().db.rows('delete from card_payments where deposit_id = $1', [id])
    await database().db.rows('alter table card_payments enable trigger card_payments_keep')
    cards.clock.advance(hour - second)
    await cards.check()
    expect(await depositOf(id)).toMatchObject({ state: 'pending' })
    cards.clock.advance(2 * second)
    await cards.check()
    expect(await depositOf(id)).toMatchObject({ state: 'rejected', outcome: 'expired' })
  })

  it('whose message was lost is found by asking', async () => {
    await pay('approved')
    await database().db.rows('delete from simulated_card_messages')
    cards.clock.advance(2 * minute)
    await cards.check()
    expect(await balance()).toBe(105)
  })

  it.each([
    ['holder_name', { holder_name: ' ' }],
    ['month', { month: 10, year: 2026 }],
    ['year before', { year: 2025 }],
    ['year after', { year: 2041 }],
    ['zip_code', { zip_code: '' }],
    ['token', { token: null }],
  ])('is refused with a wrong field: %s', async (_, fields) => {
    expect(await pay('approved', { fields })).toMatchObject({
      http: 422,
      message: 'Please input all fields correctly!',
    })
    expect(await pay('approved', { fields: { month: 11, year: 2026 } })).toMatchObject({
      http: 200,
    })
  })

  it('is of ten dollars at least', async () => {
    expect(await pay('approved', { fields: { usd_amount: 9.99 } })).toMatchObject({
      http: 422,
      code: 'deposit_too_small',
    })
  })
})

describe('trying cards out', () => {
  it('ends for a client after three declines in an hour', async () => {
    for (const _ of [1, 2, 3]) {
      await pay('declined')
      await cards.deliver()
      cards.clock.advance(minute)
    }
    const until = 'Please try again after 2026-11-21 13:00 UTC'
    expect(await pay('approved')).toMatchObject({
      http: 429,
      code: 'cards_declined',
      message: expect.stringContaining(until),
    })
    cards.clock.advance(hour - 3 * minute)
    expect(await pay('approved')).toMatchObject({ http: 200 })
  })

  it('ends for a client for a day after ten, and for nobody else of their network', async () => {
    const ip = '203.0.113.9'
    const eve = await aClient()
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await pay('declined', { ip, client: eve })).toMatchObject({ http: 200 })
      await cards.deliver()
      cards.clock.advance(hour / 2)
    }
    expect(await pay('approved', { ip, client: eve })).toMatchObject({ http: 429 })
    expect(await pay('approved', { ip: '203.0.113.10', client: eve })).toMatchObject({ http: 429 })
    expect(await pay('approved', { ip })).toMatchObject({ http: 200 })
    cards.clock.advance(day - 5 * hour)
    expect(await pay('approved', { ip, client: eve })).toMatchObject({ http: 200 })
  })

  it('ends for a network after ten clients were declined in a day', async () => {
    const ip = '203.0.113.7'
    for (let tries = 0; tries < 10; tries += 1) {
      await pay('declined', { ip, client: await aClient() })
      await cards.deliver()
    }
    expect(await pay('approved', { ip })).toMatchObject({ http: 429 })
    expect(await pay('approved', { ip: '203.0.113.8' })).toMatchObject({ http: 200 })
    cards.clock.advance(day)
    expect(await pay('approved', { ip })).toMatchObject({ http: 200 })
  })

  it('does not go on with many at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay('declined')))
    expect(answers.filter(({ http }) => http === 200).length).toBe(3)
    expect(answers.filter(({ code }) => code === 'deposits_waiting').length).toBe(5)
  })
})

it('of the network a card was tried from there is a keyed hash, for two days', async () => {
  const { db } = database()
  const ip = '203.0.113.77'
  const { data } = await pay('approved', { ip })
  const marks = async () => {
    const rows = await db.rows<{ mark: Buffer | null }>(
      'select network_mark as mark from card_payments where deposit_id = $1',
      [data.deposit.deposit_id],
    )
    return rows.map(({ mark }) => mark?.length)
  }
  expect(await marks()).toEqual([32])
  expect(await tablesThatSay(ip)).toEqual([])
  await cards.deliver()
  cards.clock.advance(2 * day)
  await cards.check()
  expect(await marks()).toEqual([32])
  cards.clock.advance(1)
  await cards.check()
  expect(await marks()).toEqual([undefined])
})
