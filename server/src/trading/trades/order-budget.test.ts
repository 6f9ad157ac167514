// How many orders one client may send.

import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { openDatabase } from '#server/platform/db.ts'
import { createRouter } from '#server/platform/http.ts'
import { readJson } from '#server/platform/http-errors.ts'
import { testClock } from '#test/clock.ts'
import { registerTradeRoutes } from './trades.routes.ts'

const payload = {
  amount: 1,
  duration: 60,
  mode: 'demo',
  strike_rate: '75/3',
  trading_type: 'Cryptocurrency',
  symbol: 'BTC/USD',
  trade_mode: 'Buy',
}

test('a hundred a second of one client, whatever the others send', async () => {
  const app = Fastify()
  const clock = testClock()
  const db = openDatabase('postgres://localhost:1/none', () => {})
  onTestFinished(async () => {
    await app.close()
    await db.close()
  })
  readJson(app)
  const router = createRouter(app, ({ headers }) => BigInt(String(headers.client)) as ClientId)
  const unused = () => {
    throw new Error('only orders are sent')
  }
  registerTradeRoutes(router, {
    db,
    clock,
    entriesOf: unused,
    market: unused,
    sourceName: unused,
    open: async () => refuse('price_stale', { symbol: 'BTC/USD' }),
  })
  const order = (client: string) =>
    app.inject({ method: 'POST', url: '/api/trading/submit', headers: { client }, payload })

  const codes = new Set<string>()
  for (let nr = 0; nr < 100; nr += 1) codes.add((await order('1')).json().code)
  expect([...codes]).toEqual(['price_stale'])
  const tooMany = await order('1')
  expect(tooMany.json().code).toBe('too_many_requests')
  expect(tooMany.headers['retry-after']).toBe('1')
  expect((await order('2')).json().code).toBe('price_stale')
  clock.advance(1_000)
  expect((await order('1')).json().code).toBe('price_stale')
})
