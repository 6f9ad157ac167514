// What the provider of cards tells us, and that the number of a card is nowhere here.

import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { simulatedCardPaths, testCards } from '#contract/public/test-cards.ts'
import { present } from '#kernel/assert.ts'
import { day, minute, second } from '#kernel/time.ts'
import { systemRandom } from '#server/platform/crypto.ts'
import { openSeal } from '#server/platform/seal.ts'
import {
  ada,
  balance,
  cards,
  database,
  depositOf,
  key,
  openCards,
  pay,
  post,
  right,
  tablesThatSay,
} from '#test/card-calls.ts'
import { webhookUrl } from '#test/cards-app.ts'
import { deliverMessages } from './deliver-messages.ts'
import { signWebhook } from './sign-webhook.ts'
import { createSimulatedProvider, signatureHeader } from './simulated.provider.ts'

openCards()

async function countOf(table: string): Promise<number> {
  const [row] = await database().db.rows<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  )
  return row?.count ?? -1
}

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
      'content-type': 'application/json',
      ...more,
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

it.each([
  ['nl', true],
  ['en', false],
  ['xx', false],
])('the page with the fields is in the language that is asked for: %s', async (lang, isDutch) => {
  const { body } = await cards.app.inject({ url: `${simulatedCardPaths.fields}?lang=${lang}` })
  expect(body.includes('lang=nl')).toBe(isDutch)
})

it('a live install has no simulated provider', () => {
  const { db } = database()
  const seal = openSeal(Buffer.alloc(32, 7), systemRandom)
  const deps = { db, seal, clock: cards.clock, random: systemRandom }
  expect(() => createSimulatedProvider({ ...deps, mode: 'live' })).toThrow('for sandboxes')
})
