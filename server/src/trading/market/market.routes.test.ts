// What the public calls say of a market whose prices this process has not seen move.

import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { refuse } from '#kernel/refusal.ts'
import { day, floorTo, iso, later, minute } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { createRouter } from '#server/platform/http.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { testInstruments } from '#test/engine.ts'
import { upsertInstruments } from '../instruments/instruments.store.ts'
import { registerMarketRoutes } from './market.routes.ts'
import { saveCandles } from './market.store.ts'
import { newMarket } from './market.ts'
import { minuteCandles } from './start-market.ts'

const database = freshDatabase()

describe('rates', () => {
  it('gives a closed market the last price that was stored, and none to one without', async () => {
    const { db } = database()
    await upsertInstruments(db, testInstruments)
    const market = newMarket(testInstruments, { names: new Map(), numbers: new Map() })
    const clock = testClock()
    const closedAt = floorTo(later(clock.now(), -day / 2), minute)
    const price = { open: 1.1, high: 1.2, low: 1, close: 1.15, ticks: 9 }
    await saveCandles(
      db,
      minuteCandles(market, [
        { symbol: 'EURUSD', at: later(closedAt, -2 * day), ...price, close: 1 },
        { symbol: 'EURUSD', at: later(closedAt, -minute), ...price },
        // No price, and so no candle.
        { symbol: 'EURUSD', at: closedAt, ...price, high: 1e18 },
      ]),
    )
    const app = Fastify()
    registerMarketRoutes(
      createRouter(app, () => refuse('signed_out')),
      { db, clock, market: () => market, settings: () => defaultSettings, ruleVersion: 1 },
    )
    const reply = await app.inject({ url: '/api/market/rates' })
    expect(reply.json().data).toEqual([
      {
        symbol: 'EURUSD',
        price: 1.15,
        time: iso(closedAt),
        age_ms: day / 2,
        source: '',
        is_stale: true,
        change_24h: expect.closeTo(0.15, 10),
      },
    ])
  })
})
