// The examples for clients' own programs, run as they stand: on a server that listens, by a personal
// token that a client made.

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Client, openClient } from '#client/open-client.ts'
import { second } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { serve, tick } from '#test/stream-hub.ts'
import { openWholeApp, type WholeApp } from '#test/whole-app.ts'
import { followTicks } from '../examples/follow-ticks.ts'
import { placeDemoTrade } from '../examples/place-demo-trade.ts'
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
