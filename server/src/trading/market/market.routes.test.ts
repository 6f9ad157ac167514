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

describe('a stop', () => {
  it('is told with the offer and the quote, before anybody places an order', async () => {
    const { db } = database()
    const market = newMarket(testInstruments, { names: new Map(), numbers: new Map() })
    const stopped = new Set<number>()
    const app = Fastify()
    registerMarketRoutes(
      createRouter(app, () => refuse('signed_out')),
      {
        db,
        clock: testClock(),
        market: () => market,
        settings: () => defaultSettings,
        ruleVersion: 1,
        isStopped: (id) => stopped.has(id),
      },
    )
    const offer = async () => {
      const { data } = (await app.inject({ url: '/api/market/instruments' })).json()
      const of = (symbol: string) =>
        data.instruments.find((one: { symbol: string }) => one.symbol === symbol)
      return { version: data.version, bitcoin: of('BTCUSD'), cash: of('BCHBTC') }
    }
    const quote = async () =>
      (
        await app.inject({
          url: '/api/market/quote',
          query: { symbol: 'BTCUSD', duration: '60', strike_rate: '75/3' },
        })
      ).json().code
    const before = await offer()
    expect(await quote()).toBe('price_stale')
    stopped.add(market.bySymbol.get('BTCUSD')!.instrument.id)
    const during = await offer()
    expect(await quote()).toBe('trading_stopped')
    expect(during.version).not.toBe(before.version)
    expect(during.bitcoin).toMatchObject({ is_open: true, is_tradable: true, durations: [] })
    expect(during.cash).toEqual(before.cash)
  })
})

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
      {
        db,
        clock,
        market: () => market,
        settings: () => defaultSettings,
        ruleVersion: 1,
        isStopped: () => false,
      },
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
