// Stripe's provider in front of a server that answers as Stripe's does: what is asked of it, and
// which messages are believed.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { day, later, millis, second } from '#kernel/time.ts'
import type { CardProvider } from './card-provider.ts'
import { createStripeProvider } from './stripe.provider.ts'

const webhookSecret = 'whsec_test'
const now = millis(Date.UTC(2026, 10, 21))
const session = {
  id: 'cs_1',
  object: 'checkout.session',
  client_reference_id: 'dep',
  currency: 'usd',
  amount_total: 2_500,
  payment_status: 'unpaid',
  status: 'open',
  payment_intent: null,
}

let server: Server
let asked: { url: string; key: string | undefined; body: string }[]
let answer: { status: number; body: object }
let provider: CardProvider

beforeEach(async () => {
  asked = []
  answer = { status: 200, body: session }
  server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const key = request.headers['idempotency-key']
    asked.push({ url: `${request.method} ${request.url}`, key: key && String(key), body })
    reply.writeHead(answer.status, { 'content-type': 'application/json' })
    reply.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const api = { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 } as const
  provider = createStripeProvider({ secretKey: 'sk_live_x', webhookSecret, api })
})
afterEach(() => new Promise((done) => server.close(done)))

const wish = {
  depositId: 'dep',
  amount: dollars(25),
  token: null,
  startedAt: now,
  returnUrl: 'https://trade.example.com/user/deposit-log',
}

function message(event: object, at = now, secret = webhookSecret) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', api_version: null, ...event })
  const timestamp = Math.floor(at / second)
  const signature = new Stripe('sk').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp,
  })
  const header = (name: string) => (name === 'stripe-signature' ? signature : undefined)
  return { rawBody: Buffer.from(payload), header, now }
}

describe('Stripe', () => {
  it('is asked for a page of its own, with a key that makes asking again the same', async () => {
    answer.body = { ...session, url: 'https://checkout.stripe.com/c/1' }
    const started = await provider.start(wish)
    expect(started).toEqual({
      paymentId: 'cs_1',
      next: { kind: 'redirect', url: 'https://checkout.stripe.com/c/1' },
    })
    await provider.start(wish)
    expect(asked.map(({ url, key }) => [url, key])).toEqual([
      ['POST /v1/checkout/sessions', 'deposit-dep'],
      ['POST /v1/checkout/sessions', 'deposit-dep'],
    ])
    expect(asked[0]?.body).toBe(asked[1]?.body)
    const fields = new URLSearchParams(asked[0]?.body)
    expect(fields.get('line_items[0][price_data][unit_amount]')).toBe('2500')
    expect(fields.get('client_reference_id')).toBe('dep')
  })

  it('is told the amount and the number of the deposit, and nothing of who pays', async () => {
    answer.body = { ...session, url: 'https://checkout.stripe.com/c/1' }
    await provider.start(wish)
    const fields = [...new URLSearchParams(asked[0]?.body).keys()]
    expect(fields.map((field) => field.replace(/\[0\]/g, '')).sort()).toEqual([
      ...['cancel_url', 'client_reference_id', 'expires_at', 'line_items[price_data][currency]'],
      'line_items[price_data][product_data][name]',
      ...['line_items[price_data][unit_amount]', 'line_items[quantity]', 'metadata[deposit_id]'],
      ...['mode', 'payment_intent_data[metadata][deposit_id]', 'success_url'],
    ])
  })

  it.each([
    [{}, 'waiting'],
    [{ status: 'expired' }, 'expired'],
    [{ status: 'complete', payment_status: 'paid' }, 'paid'],
  ])('is believed in what its books say: %j', async (more, state) => {
    answer.body = { ...session, ...more }
    expect(await provider.look('cs_1')).toEqual({
      paymentId: 'cs_1',
      depositId: 'dep',
      amount: 2500n,
      currency: 'usd',
      state,
      reason: null,
      cardFingerprint: null,
      disputes: [],
    })
  })

  it.each([
    [['needs_response'], 'disputed', ['needs_answer']],
    [['lost'], 'disputed', ['lost']],
    [['won'], 'paid', ['won']],
    [['won', 'under_review'], 'disputed', ['won', 'under_review']],
    [['warning_needs_response'], 'paid', []],
    [['warning_closed'], 'paid', []],
  ])('is asked for the disputes of what was paid: %j', async (statuses, state, states) => {
    const evidence_details = { due_by: now / second + 86_400 }
    const fact = { amount: 2500, reason: 'fraudulent', created: now / second, evidence_details }
    const data = statuses.map((status, at) => ({ id: `dp_${at}`, status, ...fact }))
    answer.body = { ...session, payment_status: 'paid', payment_intent: 'pi_1', data }
    const found = await provider.look('cs_1')
    expect(found?.state).toBe(state)
    expect(found?.disputes.map((one) => one.state)).toEqual(states)
    for (const one of found?.disputes ?? []) {
      expect(one).toMatchObject({
        disputeId: expect.stringMatching(/^dp_\d$/),
        amount: 2500n,
        reason: 'fraudulent',
        openedAt: now,
        dueBy: later(now, day),
      })
    }
    const urls = asked.map(({ url }) => url)
    expect(urls.at(-1)).toBe('GET /v1/disputes?payment_intent=pi_1&limit=100')
  })

  it('tells by which card it was paid', async () => {
    const card = { fingerprint: 'Xt5EWLLDS7FJjR1c' }
    const latest_charge = { id: 'ch_1', payment_method_details: { card } }
    const payment_intent = { id: 'pi_1', latest_charge }
    answer.body = { ...session, payment_status: 'paid', payment_intent, data: [] }
    const found = await provider.look('cs_1')
    expect(found?.cardFingerprint).toBe(card.fingerprint)
    expect(asked[0]?.url).toContain('expand[0]=payment_intent.latest_charge')
    expect(asked.at(-1)?.url).toBe('GET /v1/disputes?payment_intent=pi_1&limit=100')
  })

  it('is told what speaks for us, once, and that a loss is accepted', async () => {
    answer.body = { id: 'dp_1' }
    expect(await provider.disputes.answer('dp_1', 'It was theirs.')).toBe(true)
    expect(asked.at(-1)).toMatchObject({ url: 'POST /v1/disputes/dp_1' })
    const body = new URLSearchParams(asked.at(-1)?.body)
    expect(body.get('evidence[uncategorized_text]')).toBe('It was theirs.')
    expect(body.get('submit')).toBe('true')
    expect(await provider.disputes.accept('dp_1')).toBe(true)
    expect(asked.at(-1)).toMatchObject({ url: 'POST /v1/disputes/dp_1/close' })
    answer = { status: 400, body: { error: { type: 'invalid_request_error', message: 'no' } } }
    expect(await provider.disputes.answer('dp_1', 'Again.')).toBe(false)
    expect(await provider.disputes.accept('dp_1')).toBe(false)
  })

  it('that knows nothing of a payment is not an outage; one that does not answer is', async () => {
    answer = { status: 404, body: { error: { type: 'invalid_request_error', message: 'no' } } }
    expect(await provider.look('cs_2')).toBeUndefined()
    answer = { status: 500, body: { error: { type: 'api_error', message: 'down' } } }
    await expect(provider.look('cs_1')).rejects.toMatchObject({ name: 'Outage' })
  })

  it('is heard only when it signed the message, lately', async () => {
    const event = { type: 'checkout.session.completed', data: { object: session } }
    expect(await provider.readEvent(message(event))).toEqual({
      eventId: 'evt_1',
      paymentId: 'cs_1',
      told: { amount: 2500n, currency: 'usd' },
    })
    expect(await provider.readEvent(message(event, now, 'whsec_other'))).toBe('forged')
    expect(await provider.readEvent(message(event, later(now, -301 * second)))).toBe('forged')
    expect(await provider.readEvent(message(event, later(now, 301 * second)))).toBe('forged')
    expect(await provider.readEvent(message(event, later(now, -299 * second)))).toMatchObject({
      eventId: 'evt_1',
    })
    const right = message(event)
    const changed = Buffer.from(`${right.rawBody.toString()} `)
    expect(await provider.readEvent({ ...right, rawBody: changed })).toBe('forged')
    expect(await provider.readEvent({ ...right, header: () => undefined })).toBe('forged')
    expect(await provider.readEvent(message({ type: 'customer.created', data: {} }))).toBe('other')
  })

  it('tells of declines and disputes by the payment’s session', async () => {
    answer.body = { object: 'list', data: [session] }
    const failed = { type: 'payment_intent.payment_failed', data: { object: { id: 'pi_1' } } }
    expect(await provider.readEvent(message(failed))).toMatchObject({
      paymentId: 'cs_1',
      declineId: 'evt_1',
    })
    const object = { payment_intent: 'pi_1' }
    for (const type of ['charge.dispute.created', 'charge.dispute.funds_withdrawn']) {
      const disputed = message({ type, data: { object } })
      expect(await provider.readEvent(disputed)).toMatchObject({ paymentId: 'cs_1' })
    }
    answer.body = { object: 'list', data: [] }
    const other = message({ type: 'charge.dispute.created', data: { object } })
    expect(await provider.readEvent(other)).toBe('other')
  })
})
