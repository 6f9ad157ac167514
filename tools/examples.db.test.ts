// The examples for clients' own programs, run as they stand: on a server that listens, by a personal
// token that a client made.

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Client, openClient } from '#client/open-client.ts'
import { verifyWebhook, type WebhookEvent } from '#client/verify-webhook.ts'
import { second } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { serve, tick } from '#test/stream-hub.ts'
import { openWebhookWorld } from '#test/webhook-world.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { followTicks } from '../examples/follow-ticks.ts'
import { placeDemoTrade } from '../examples/place-demo-trade.ts'
import { receiveWebhooks } from '../examples/receive-webhooks.ts'
import { runBot } from '../examples/small-bot.ts'
import { verifyReceipt } from '../examples/verify-receipt.ts'

const database = freshDatabase()
let whole: WholeApp
let url: string

beforeAll(async () => {
  whole = await openWholeApp(database().db)
  url = await whole.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => whole?.close())

async function aProgram(scopes: string[]): Promise<Client> {
  const { token: session, password } = await whole.aSignedIn()
  const reply = await whole.app.inject({
    method: 'POST',
    url: '/api/users/tokens',
    headers: { authorization: `Bearer ${session}` },
    payload: { name: 'Example', scopes, days: 1, password },
  })
  return openClient({ url, token: reply.json().data.token })
}

test('a demo trade is placed by a token that may trade, and verified from its receipt', async () => {
  const client = await aProgram(['read', 'trade'])
  const trade = await placeDemoTrade(client, 'BTCUSD')
  expect(trade).toMatchObject({ symbol: 'BTCUSD', amount: 10, status: 'Pending' })
  await whole.engine.tick({ BTCUSD: 60_000 })
  await whole.engine.pass(30 * second)
  await whole.engine.tick({ BTCUSD: 60_500 })
  await whole.engine.pass(31 * second)
  const checks = await verifyReceipt(client, trade.trade_id)
  expect(checks.length).toBeGreaterThan(0)
  expect(checks.every(({ ok }) => ok)).toBe(true)
})

test('a token that may only read places none, and says why; no token withdraws', async () => {
  const client = await aProgram(['read'])
  await expect(placeDemoTrade(client, 'BTCUSD')).rejects.toThrow(/^token_scope/)
  const trading = await aProgram(['read', 'trade'])
  const refused = await trading.call('withdrawToWallet', { body: { amount: 1, wallet: 'x' } })
  expect(refused).toMatchObject({ status: false, http: 422, code: 'token_scope' })
  const list = await client.call('listTrades', { query: { mode: 'demo' } })
  expect(list).toMatchObject({ status: true, data: [] })
})

test('prices are followed until so many have come, and the bot trades what rose', async () => {
  const { hub, port } = await serve({ symbols: ['BTCUSD'] })
  const { follow } = openClient({ url: `http://127.0.0.1:${port}` })
  const { call } = await aProgram(['read', 'trade'])
  const client = { call, follow }
  let sequence = 0
  const quoting = setInterval(() => {
    sequence += 1
    hub.publishTicks([tick('BTCUSD', sequence)])
  }, 20)
  onTestFinished(() => clearInterval(quoting))
  const prices = await followTicks(client, 'BTCUSD', 3)
  expect(prices.length).toBeGreaterThanOrEqual(3)
  expect(prices.toSorted((a, b) => a - b)).toEqual(prices)
  await whole.engine.pass(second)
  await whole.engine.tick({ BTCUSD: 60_010 })
  const made = await runBot(client, 'BTCUSD', { trades: 1, looks: 20 })
  expect(made).toHaveLength(1)
  const list = await client.call('listTrades', { query: { mode: 'demo' } })
  expect(list).toMatchObject({ data: [{ trade_id: made[0], status: 'Pending' }] })
})

test('messages of a webhook are heard once each, and believed only where they are signed', async () => {
  const world = await openWebhookWorld(database().db)
  onTestFinished(world.close)
  const events: WebhookEvent[] = []
  let secret = ''
  const receiving = await receiveWebhooks({
    secret: () => secret,
    onEvent: (event) => events.push(event),
    now: world.deps.clock.now,
  })
  onTestFinished(receiving.close)
  const one = await world.aClient()
  const made = await one.made({ url: receiving.url })
  secret = made.secret
  await one.send('POST', `/${made.id}/test`)
  await world.deliver()
  const [message] = await one.messages(made.id)
  expect(message).toMatchObject({ state: 'delivered', status: 204 })
  await one.send('POST', `/${made.id}/replay`, { message: message.id })
  await world.deliver()
  expect(events.map(({ id, type }) => [id, type])).toEqual([[message.id, 'webhook.test']])
  secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`
  await one.send('POST', `/${made.id}/test`)
  await world.deliver()
  const unheard = await one.messages(made.id)
  expect(unheard.filter(({ status }: { status: number }) => status === 400)).toHaveLength(1)
  expect(events).toHaveLength(1)
})

/** The example that Standard Webhooks publishes. */
const published = {
  headers: {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  body: '{"test": 2432232314}',
}
const options = { secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', nowMs: 1_614_265_330_000 }

test.each([
  ['as it is', {}, {}, undefined],
  ['with another body', { body: '{"test": 2432232315}' }, {}, 'not_signed'],
  ['without a signature', { headers: {} }, {}, 'incomplete'],
  ['six minutes later', {}, { nowMs: options.nowMs + 360_000 }, 'too_old'],
  ['six minutes early', {}, { nowMs: options.nowMs - 360_000 }, 'too_old'],
])('the published example is checked %s', (_, changes, others, refused) => {
  const verified = verifyWebhook({ ...published, ...changes }, { ...options, ...others })
  if (refused === undefined) expect(verified).toMatchObject({ test: 2_432_232_314 })
  else expect(verified).toEqual({ refused })
})
