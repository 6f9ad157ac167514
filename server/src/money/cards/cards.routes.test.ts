// Deposits by card from the fields to the balance, and everything that must not get there.

import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { simulatedCardPaths, type TestCard, testCards } from '#contract/test-cards.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { day, hour, minute, second } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import { type CardsApp, createCardsApp, webhookUrl } from '#test/cards-app.ts'
import { freshDatabase } from '#test/database.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { deliverMessages } from './deliver-messages.ts'
import { signWebhook } from './sign-webhook.ts'
import { createSimulatedProvider, signatureHeader } from './simulated.provider.ts'

const database = freshDatabase()
let cards: CardsApp
let ada: ClientId

beforeEach(async () => {
  cards = await createCardsApp(database().db)
  ada = await aClient()
  // What earlier tests left is none of this one's.
  await database().db.rows('update simulated_card_messages set ended_at = created_at')
})
afterEach(() => cards.close())

function aClient(): Promise<ClientId> {
  const at = cards.clock.now()
  return addFundedClient(database().db, { at, real: dollars(5), demo: zeroUsd })
}

const right = { holder_name: 'Ada Lovelace', month: 12, year: 2027, zip_code: '1012 AB' }
type Wish = { key?: string; client?: ClientId; ip?: string; fields?: object }

async function post(url: string, payload: object, { key, client = ada, ip }: Wish = {}) {
  const headers = {
    client: String(client),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  }
  const from = ip === undefined ? {} : { remoteAddress: ip }
  const reply = await cards.app.inject({ method: 'POST', url, payload, headers, ...from })
  return { http: reply.statusCode, ...reply.json() }
}

async function pay(card: TestCard, wish: Wish = {}) {
  const token = await cards.tokenOf(card)
  const fields = { usd_amount: 100, token, ...right, ...wish.fields }
  return post('/api/deposit/card', fields, wish)
}

async function balance(client = ada): Promise<number> {
  const [row] = await database().db.rows<{ balance: bigint }>(
    "select balance from ledger_accounts where client_id = $1 and book = 'real'",
    [client],
  )
  return Number(present(row, 'an account').balance) / 100
}

async function depositOf(id: string) {
  const [step] = await database().db.rows<{ state: string; outcome: string; reason: string }>(
    'select state, outcome, reason from deposit_steps where deposit_id = $1 order by nr desc limit 1',
    [id],
  )
  return present(step, 'a deposit')
}

async function countOf(table: string): Promise<number> {
  const [row] = await database().db.rows<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  )
  return row?.count ?? -1
}

/** Of the whole database. */
async function tablesThatSay(words: string): Promise<string[]> {
  const { db } = database()
  const tables = await db.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.rows(`select from "${name}" t where t::text like $1 limit 1`, [
      `%${words}%`,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

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
    expect(await depositOf(id)).toEqual({ state: 'rejected', outcome: 'declined', reason })
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
      ...{ state: 'reversed', outcome: 'disputed' },
    })
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
      ...{ http: 422, message: 'Please input all fields correctly!' },
    })
    expect(await pay('approved', { fields: { month: 11, year: 2026 } })).toMatchObject({
      http: 200,
    })
  })

  it('is of ten dollars at least', async () => {
    expect(await pay('approved', { fields: { usd_amount: 9.99 } })).toMatchObject({
      ...{ http: 422, code: 'deposit_too_small' },
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
      ...{ http: 429, code: 'cards_declined', message: expect.stringContaining(until) },
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

const key = openSeal(Buffer.alloc(32, 7), systemRandom).mark('webhooks', 'simulated cards')

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

describe('a message', () => {
  type Told = { id: string; payment: string; amount: number; currency: string; state: string }

  async function waiting(): Promise<{ body: string; told: Told }> {
    const [row] = await database().db.rows<{ body: string }>(
      `select m.body from simulated_card_messages m
         join card_payments p on strpos(m.body, p.payment_id) > 0
         join deposits d on d.id = p.deposit_id
        where d.client_id = $1 order by m.created_at desc limit 1`,
      [ada],
    )
    const { body } = present(row, 'a message')
    return { body, told: JSON.parse(body) }
  }

  async function send(payload: string | Buffer, signature?: string, more: object = {}) {
    const headers = {
      ...{ 'content-type': 'application/json', ...more },
      ...(signature === undefined ? {} : { [signatureHeader]: signature }),
    }
    const reply = await cards.app.inject({ method: 'POST', url: webhookUrl, payload, headers })
    return reply.statusCode
  }

  it('that is forged moves nothing, in fourteen ways (T28)', async () => {
    const { data } = await pay('three_d_secure')
    const { body, told } = await waiting()
    const now = cards.clock.now()
    const signed = (text: string | Buffer) => signWebhook(Buffer.from(text), key, now)
    const paid = JSON.stringify({ ...told, state: 'paid' })
    const other = systemRandom(32)
    const [, mac = ''] = signed(paid).split('v1=')
    const telling = (more: object) => {
      const text = JSON.stringify({ ...told, ...more })
      return send(text, signed(text))
    }
    const before = await countOf('transfers')
    const answers = [
      await send(paid),
      await send(paid, ''),
      await send(paid, signWebhook(Buffer.from(paid), key, (now - 301 * second) as typeof now)),
      await send(paid, signWebhook(Buffer.from(paid), key, (now + 301 * second) as typeof now)),
      await send(`${body} `, signed(body)),
      await send(gzipSync(paid), signed(paid), { 'content-encoding': 'gzip' }),
      await send(paid, signWebhook(Buffer.from(paid), other, now)),
      await send(paid, signed(body)),
      await send(paid, `v1=${mac}`),
      await send('not json', signed('not json')),
      await telling({ amount: 1_000_000 }),
      await telling({ currency: 'eur' }),
      await telling({ payment: 'sim_unknown' }),
      await telling({ state: 'paid' }),
    ]
    expect(answers).toEqual(Array.from({ length: 14 }, () => 400))
    expect(await countOf('transfers')).toBe(before)
    expect(await depositOf(data.deposit.deposit_id)).toMatchObject({ state: 'pending' })
  })

  it('that a paid payment failed is not believed, and an old one is not taken again (T28)', async () => {
    await pay('approved')
    const { body, told } = await waiting()
    const failed = JSON.stringify({ ...told, id: 'evt_x', state: 'declined' })
    expect(await send(failed, signWebhook(Buffer.from(failed), key, cards.clock.now()))).toBe(400)
    const signature = signWebhook(Buffer.from(body), key, cards.clock.now())
    cards.clock.advance(day)
    expect(await send(body, signature)).toBe(400)
    expect(await balance()).toBe(5)
    expect(cards.alarms.length).toBe(1)
  })

  it('that comes five times at once is one credit (T28)', async () => {
    await pay('approved')
    const { body } = await waiting()
    const signature = signWebhook(Buffer.from(body), key, cards.clock.now())
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(body, signature)))
    expect(answers).toEqual([200, 200, 200, 200, 200])
    expect(await send(body, signature)).toBe(200)
    expect(await balance()).toBe(105)
  })

  it('of the dispute may come before that of the payment', async () => {
    await pay('dispute')
    const first = await waiting()
    cards.clock.advance(minute)
    await cards.provider.dispute()
    const { body } = await waiting()
    const signature = () => cards.provider.sign({ body })[signatureHeader]
    expect(await send(body, signature())).toBe(200)
    expect(await balance()).toBe(5)
    const late = cards.provider.sign({ body: first.body })[signatureHeader]
    expect(await send(first.body, late)).toBe(200)
    expect(await balance()).toBe(5)
  })

  it('that is not taken is sent again, later each time, and in the end no more', async () => {
    await pay('approved')
    const { payment } = (await waiting()).told
    const { db } = database()
    const { clock, provider } = cards
    const tries: number[] = []
    const began = clock.now()
    const post = async (body: string) => {
      // What earlier tests left is told too, in time.
      if (!body.includes(payment)) return 200
      tries.push((clock.now() - began) / second)
      if (tries.length === 2) throw new Error('nobody there')
      return 503
    }
    const round = () => deliverMessages({ db, clock, provider, post })
    for (let seconds = 0; seconds < 40; seconds += 1) {
      await round()
      clock.advance(second)
    }
    expect(tries).toEqual([0, 2, 6, 14, 30])
    clock.advance(3 * day)
    await round()
    clock.advance(day)
    await round()
    expect(tries.length).toBe(6)
    expect(await balance()).toBe(5)
    await cards.check()
    expect(await balance()).toBe(105)
  })

  it('for a provider that is not here goes nowhere', async () => {
    expect(await post('/api/webhooks/card/stripe', {})).toMatchObject({ http: 404 })
  })
})

describe('the number of a card', () => {
  const real = '4929 4212 3460 0821'.replaceAll(' ', '')

  it.each([
    ['in place of the token', { card_number: real }],
    ['as a number', { card_number: Number(real) }],
    ['in groups', { zip_code: '4929 4212 3460 0821' }],
    ['deep inside', { more: [{ note: `mine is ${real}.` }] }],
  ])('is refused and not logged: %s', async (_, more) => {
    const before = await countOf('deposits')
    const fields = { usd_amount: 100, token: null, ...right, ...more }
    const refused = await post('/api/deposit/card', fields)
    expect(refused).toMatchObject({ http: 422, code: 'card_number_sent' })
    expect(cards.logged().replace(/\D/g, '')).not.toContain(real)
    expect(await countOf('deposits')).toBe(before)
  })

  it('is not taken by the simulated provider either, unless it is a test card’s', async () => {
    const wrong = await post(simulatedCardPaths.tokens, { number: real, cvv: '123' })
    expect(wrong).toMatchObject({ http: 422, wrong: 'number' })
    const { number } = testCards.approved
    const short = await post(simulatedCardPaths.tokens, { number, cvv: '12' })
    expect(short).toMatchObject({ http: 422, wrong: 'cvv' })
    expect(await post(simulatedCardPaths.tokens, { number, cvv: '123' })).toMatchObject({
      http: 200,
    })
    expect(cards.logged()).not.toContain(number)
    expect(cards.logged()).not.toContain(real)
  })

  it('is nowhere in the database', async () => {
    await pay('approved')
    expect(await tablesThatSay(testCards.approved.number)).toEqual([])
  })
})

it('the page with the fields stands in our own pages only', async () => {
  const { headers } = await cards.app.inject({ url: simulatedCardPaths.fields })
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

it('a live install has no simulated provider', () => {
  const { db } = database()
  const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
  const deps = { db, seal, clock: cards.clock, random: systemRandom }
  expect(() => createSimulatedProvider({ ...deps, mode: 'live' })).toThrow('for sandboxes')
})
