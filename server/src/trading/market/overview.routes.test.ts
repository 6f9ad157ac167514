// What the public pages are told of the market: the overview, the ticker, one instrument's terms.

import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { type Category, tradedByDefault } from '#contract/shared/categories.ts'
import { refuse } from '#kernel/refusal.ts'
import { day, floorTo, hour, iso, later, millis, minute } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { createRouter } from '#server/platform/http.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { testInstruments, wednesday } from '#test/engine.ts'
import type { Instrument } from '../instruments/instrument.ts'
import { upsertInstruments } from '../instruments/instruments.store.ts'
import { saveCandles, saveHours } from './market.store.ts'
import { applyTick, type Market, newMarket } from './market.ts'
import { registerOverviewRoutes } from './overview.routes.ts'
import { minuteCandles } from './start-market.ts'
import type { Tick } from './tick.ts'

const database = freshDatabase()

const catalogueOnly = {
  ...testInstruments[0],
  id: 4,
  symbol: 'QTUMUSD',
  base: 'QTUM',
  isTradable: false,
} as Instrument
const instruments = [...testInstruments, catalogueOnly]

type Opened = {
  readonly clock?: TestClock
  readonly listed?: readonly Instrument[]
  readonly symbols?: readonly string[]
  readonly traded?: readonly Category[]
}

async function opened(given: TestClock | Opened = {}) {
  const wishes: Opened = 'now' in given ? { clock: given } : given
  const { clock = testClock(wednesday), listed = instruments, symbols } = wishes
  const settings = { ...defaultSettings, tradedCategories: wishes.traded ?? tradedByDefault }
  const { db } = database()
  await upsertInstruments(db, listed)
  const sources = {
    names: new Map([[1, 'simulated']]),
    numbers: new Map([['simulated', 1]]),
  }
  const market = newMarket(listed, sources, symbols)
  const app = Fastify()
  registerOverviewRoutes(
    createRouter(app, () => refuse('signed_out')),
    { db, clock, market: () => market, settings: () => settings, feed: 'simulated' },
  )
  const get = async (path: string) => (await app.inject({ url: `/api/market/${path}` })).json()
  return { db, clock, market, get }
}

/** A price of 64,000.00 dollars, half a second ago. */
function tickBitcoin(market: Market, clock: TestClock, price = 6_400_000): void {
  const quoted = market.bySymbol.get('BTCUSD')
  const at = later(clock.now(), -500)
  if (quoted) applyTick(quoted, { seq: 1, at, price, sourceId: 1 } as Tick)
}

/** Two days of hours: the closes of an hour are its number, from 1 on. */
async function storeTwoDays({ db, market, clock }: Awaited<ReturnType<typeof opened>>) {
  const to = floorTo(clock.now(), hour)
  const from = later(to, -2 * day)
  const candles = Array.from({ length: 48 }, (_, index) => ({
    symbol: 'BTCUSD',
    at: later(from, index * hour + 59 * minute),
    open: index + 1,
    high: index + 1,
    low: index + 1,
    close: index + 1,
    ticks: 1,
  }))
  await saveCandles(db, minuteCandles(market, candles))
  await saveHours(db, { from, to })
}

/** A stock of New York, listed as traded. */
const stock = {
  ...testInstruments[0],
  id: 5,
  symbol: 'AAPLUSD',
  base: 'AAPL',
  category: 'Stocks',
  exchange: 'NYSE',
  title: 'Apple',
} as Instrument

describe('what exchanges trade', () => {
  const listed = [...instruments, stock]
  const pairs = [
    { trading_type: 'Cryptocurrency', tradable: 2, catalogue: 1 },
    { trading_type: 'Currencies', tradable: 1, catalogue: 0 },
  ]

  it('is quoted, and traded where the operator trades its category', async () => {
    const quoted = await opened({ listed })
    const { data } = await quoted.get('overview?listing=catalogue')
    expect(data.kinds).toEqual([...pairs, { trading_type: 'Stocks', tradable: 0, catalogue: 1 }])
    expect(data.instruments[1]).toMatchObject({
      symbol: 'AAPLUSD',
      title: 'Apple',
      trading_type: 'Stocks',
      is_tradable: false,
      // Ten in the morning in London: New York is asleep.
      is_open: false,
    })
    const traded = await opened({ listed, traded: ['Stocks'] })
    const all = (await traded.get('overview')).data
    expect(all).toMatchObject({ tradable: 1, catalogue: 4 })
    expect((await traded.get('instruments/AAPLUSD')).data).toMatchObject({
      is_tradable: true,
      opens_at: '2026-03-04T14:30:00.000Z',
      weekly_close: null,
      exchange: {
        name: 'New York Stock Exchange',
        city: 'New York',
        zone: 'America/New_York',
        sessions: [{ opens: '09:30', closes: '16:00' }],
        next_holiday: '2026-04-03',
      },
    })
  })

  it('is absent with a feed that does not quote it', async () => {
    const symbols = instruments.map((it) => it.symbol)
    const { get } = await opened({ listed, symbols })
    const { data } = await get('overview')
    expect(data.kinds).toEqual(pairs)
    expect(data.instruments).toHaveLength(4)
    expect(await get('instruments/AAPLUSD')).toMatchObject({ code: 'not_found' })
  })
})

describe('how a stock has moved', () => {
  const index = { ...stock, id: 6, symbol: 'US500USD', base: 'US500', category: 'Indices' }
  const listed = [...instruments, stock, { ...index, title: 'United States 500' } as Instrument]

  /** Seven hours a day; the stock moves twice as far as the index, and always with it. */
  async function storeSessions({ db, market }: Awaited<ReturnType<typeof opened>>, days: number) {
    const monday = Date.parse('2026-02-23T14:59:00Z')
    const candles = Array.from({ length: days * 7 }, (_, number) => {
      const at = millis(monday + Math.floor(number / 7) * day + (number % 7) * hour)
      const of = (symbol: string, close: number) => ({
        symbol,
        at,
        open: close,
        high: close,
        low: close,
        close,
        ticks: 1,
      })
      const isUp = number % 2 === 1
      return [of('AAPLUSD', isUp ? 102.01 : 100), of('US500USD', isUp ? 101 : 100)]
    }).flat()
    await saveCandles(db, minuteCandles(market, candles))
    await saveHours(db, { from: millis(monday - hour), to: millis(monday + 9 * day) })
  }

  it('is not told from too little, nor against an index that is not quoted', async () => {
    const world = await opened({ listed, symbols: ['AAPLUSD'] })
    expect((await world.get('instruments/AAPLUSD')).data.behaviour).toEqual({
      trading_days: 0,
      until: null,
      volatility: null,
      index: null,
    })
    await storeSessions(world, 3)
    const { data } = await world.get('instruments/AAPLUSD')
    expect(data.behaviour.trading_days).toBe(0)
    world.clock.advance(day)
    expect((await world.get('instruments/AAPLUSD')).data.behaviour).toEqual({
      trading_days: 2,
      until: '2026-02-25',
      volatility: null,
      index: null,
    })
  })

  it('is told from our own candles of whole days, computed once a day', async () => {
    const world = await opened({ listed })
    await storeSessions(world, 5)
    const { data } = await world.get('instruments/AAPLUSD')
    const steps = 4 * 7
    expect(data.behaviour).toEqual({
      // From the Monday evening to the Friday; Monday and Tuesday after it had no prices.
      trading_days: 4,
      until: '2026-02-27',
      volatility: expect.closeTo(Math.log(1.0201) * Math.sqrt((steps * 252) / 4), 3),
      index: { symbol: 'US500USD', title: 'United States 500', correlation: 1 },
    })
    expect((await world.get('instruments/US500USD')).data.behaviour).toBeNull()
    expect((await world.get('instruments/BTCUSD')).data.behaviour).toBeNull()
  })
})

it('the offer is told whatever the feed quotes', async () => {
  const { get } = await opened({ symbols: ['BCHBTC'] })
  expect((await get('instruments/BTCUSD')).code).toBe('not_found')
  const { data } = await get('offer')
  expect(data.strike_rates.map(({ id }: { id: string }) => id)).toEqual(defaultSettings.strikeRates)
  expect(data.margin).toBe(defaultSettings.marginBp / 10_000)
})

describe('overview', () => {
  it('tells each price with its age, its source and the shape of its day', async () => {
    const world = await opened()
    await storeTwoDays(world)
    tickBitcoin(world.market, world.clock)
    const { data } = await world.get('overview')
    expect(data).toMatchObject({ time: iso(world.clock.now()), tradable: 3, catalogue: 1 })
    expect(data.instruments).toHaveLength(4)
    expect(data.instruments[0]).toEqual({
      symbol: 'BTCUSD',
      name: 'BTC/USD',
      title: null,
      trading_type: 'Cryptocurrency',
      is_tradable: true,
      is_open: true,
      decimals: 2,
      price: 64_000,
      age_ms: 500,
      source: 'simulated',
      is_stale: false,
      change_24h: expect.closeTo(64_000 / 24 - 1, 4),
      sparkline: expect.stringMatching(/^0[0-9a-z]{22}z$/),
    })
  })

  it('names the feed and no price where none is known yet', async () => {
    const { get } = await opened()
    const { data } = await get('overview?listing=catalogue')
    expect(data.instruments).toEqual([
      expect.objectContaining({
        symbol: 'QTUMUSD',
        is_tradable: false,
        price: null,
        age_ms: null,
        source: 'simulated',
        is_stale: true,
        sparkline: '',
      }),
    ])
  })

  it('gives a closed market the last stored price, as stale', async () => {
    const saturday = later(wednesday, 3 * day)
    const { db, market, get } = await opened(testClock(saturday))
    const price = { open: 1.1, high: 1.2, low: 1, close: 1.15, ticks: 9 }
    const at = floorTo(later(saturday, -day / 2 - minute), minute)
    await saveCandles(db, minuteCandles(market, [{ symbol: 'EURUSD', at, ...price }]))
    const { data } = await get('overview?listing=tradable')
    expect(data.instruments).toHaveLength(3)
    expect(data.instruments[2]).toMatchObject({
      symbol: 'EURUSD',
      is_open: false,
      price: 1.15,
      age_ms: day / 2,
      source: 'simulated',
      is_stale: true,
    })
  })

  it('reads what is stored at most once in ten seconds, and the newest price each time', async () => {
    const { db, clock, market, get } = await opened()
    const pricesNow = async () => {
      const { data } = await get('overview')
      return data.instruments.map((row: { price: number | null }) => row.price)
    }
    expect((await pricesNow())[3]).toBeNull()
    const price = { open: 5, high: 5, low: 5, close: 5, ticks: 1 }
    const at = later(floorTo(clock.now(), minute), -minute)
    await saveCandles(db, minuteCandles(market, [{ symbol: 'QTUMUSD', at, ...price }]))
    tickBitcoin(market, clock)
    expect(await pricesNow()).toMatchObject([64_000, null, null, null])
    clock.advance(10_000)
    expect(await pricesNow()).toMatchObject([64_000, null, null, 5])
  })

  it('refuses a listing there is none of', async () => {
    const { get } = await opened()
    expect(await get('overview?listing=bonds')).toMatchObject({
      code: 'invalid_input',
      errors: [
        {
          field: 'listing',
          code: 'not_listed',
          details: { options: 'all, tradable, catalogue' },
          message: 'Listing must be all, tradable or catalogue',
        },
      ],
    })
  })
})

describe('ticker', () => {
  it('has the tradable instruments that have a price, the best known first', async () => {
    const { clock, market, get } = await opened()
    const bitcoinCash = market.bySymbol.get('BCHBTC')
    if (!bitcoinCash) throw new Error('BCHBTC is among the test instruments')
    applyTick(bitcoinCash, { seq: 1, at: clock.now(), price: 531_200, sourceId: 1 } as Tick)
    tickBitcoin(market, clock)
    const { data } = await get('ticker')
    expect(data.instruments.map(({ symbol }: { symbol: string }) => symbol)).toEqual([
      'BTCUSD',
      'BCHBTC',
    ])
    expect(data.instruments[0]).toMatchObject({ price: 64_000, decimals: 2, source: 'simulated' })
  })
})

describe('one instrument', () => {
  it('is told with the terms it is traded on', async () => {
    const { clock, market, get } = await opened()
    tickBitcoin(market, clock)
    const { data } = await get('instruments/BTCUSD')
    expect(data).toMatchObject({
      name: 'BTC/USD',
      base: 'BTC',
      quote: 'USD',
      price: 64_000,
      age_ms: 500,
      source: 'simulated',
      tick_size: '0.01',
      weekly_close: null,
      amount_min: 1,
      amount_max: 10_000,
      payout_max: 1_000_000,
      age_max_ms: 2_000,
      margin: defaultSettings.marginBp / 10_000,
    })
    expect(data.durations).toEqual([60, 180, 300, 900, 1800, 3600, 7200, 86400])
    expect(data.strike_rates[0]).toEqual({
      id: '75/3',
      buy_profit_rate: 0.75,
      sell_profit_rate: 0.03,
    })
  })

  it('says when its market is closed every week', async () => {
    const { get } = await opened()
    const { data } = await get('instruments/EURUSD')
    expect(data).toMatchObject({
      weekly_close: { from_day: 5, from_time: '22:00', to_day: 0, to_time: '22:00' },
      closes_at: '2026-03-06T22:00:00.000Z',
    })
  })

  it('has no durations and no strike rates where it is only quoted', async () => {
    const { get } = await opened()
    const { data } = await get('instruments/QTUMUSD')
    expect(data).toMatchObject({ is_tradable: false, durations: [], strike_rates: [] })
  })

  it('is not found by a code that is not quoted here', async () => {
    const { get } = await opened()
    expect(await get('instruments/NOPE')).toMatchObject({ status: false, code: 'not_found' })
  })
})
