// Prices in the office: how sources are heard, what was missed and what was left out, a page at a
// time.

import { beforeAll, expect, test, vi } from 'vitest'
import { later, minute, second } from '#kernel/time.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { firstPrices } from '#test/feed.ts'
import { createOfficeApp, type OfficeApp, read, sitDown } from '#test/office-app.ts'
import { registerStaffPrices } from './prices.office.routes.ts'

const database = freshDatabase()

let engine: TestEngine
let api: OfficeApp
let ada: string
beforeAll(async () => {
  const clock = testClock(wednesday)
  engine = await startTestEngine(database().db, { clock })
  api = await createOfficeApp(database().db, {
    clock,
    register: (office, install) =>
      registerStaffPrices(office, { ...install, market: () => engine.market, feed: () => feed }),
  })
  ada = await sitDown(api, 'ada@desk.example', ['risk'])
  await engine.tick(firstPrices)
  return () => engine.stop()
})

const feed = { name: 'simulated', isLive: false }
const get = async (path: string) => (await read(api, path, ada)).json()
const instrument = async (symbol: string) =>
  (await get('prices')).data.instruments.find((it: { symbol: string }) => it.symbol === symbol)

test('a source is good while its prices are fresh, and silent when they stop', async () => {
  await engine.tick(firstPrices)
  expect((await get('prices')).data).toMatchObject({
    feed: 'simulated',
    is_live: false,
    sources: [{ name: 'replay:scripted', state: 'good', instruments: 3, good: 3 }],
  })
  expect(await instrument('BTCUSD')).toMatchObject({
    name: 'BTC/USD',
    source: 'replay:scripted',
    state: 'good',
    is_tradable: true,
    price: 60_000,
    age_max_ms: 2_000,
  })
  await engine.pass(4 * second)
  expect((await get('prices')).data.sources).toMatchObject([{ state: 'silent', good: 1 }])
  expect(await instrument('BTCUSD')).toMatchObject({ state: 'silent' })
  expect(await instrument('EURUSD')).toMatchObject({ state: 'good' })
})

test('what was left out is told with why, a page at a time', async () => {
  await engine.tick(firstPrices)
  engine.feed.tick('BTCUSD', 90_000)
  engine.feed.tick('EURUSD', Number.NaN)
  await engine.pass(minute)
  engine.feed.tick('BTCUSD', 61_000, later(engine.clock.now(), -10 * second))
  await engine.pass(minute)
  // They are written after the prices, which are all that is waited for above.
  const all = await vi.waitFor(
    async () => {
      const { data } = await get('prices/refused')
      const reasons = data.map((it: { reason: string }) => it.reason)
      expect(reasons).toEqual(['late', 'no_price', 'leap'])
      return data
    },
    { timeout: 120_000, interval: 20 },
  )
  expect(all[2]).toMatchObject({
    symbol: 'BTCUSD',
    source: 'replay:scripted',
    price: 90_000,
    against: 60_000,
    off_bp: 5_000,
    times: 1,
  })
  expect(all[1]).toMatchObject({ symbol: 'EURUSD', price: null, off_bp: null })

  const first = await get('prices/refused?limit=2')
  const rest = await get(`prices/refused?limit=2&cursor=${first.next_cursor}`)
  expect([...first.data, ...rest.data]).toEqual(all)
  expect(rest.next_cursor).toBeNull()
  expect((await get('prices/refused?reason=leap&symbol=BTCUSD')).data).toEqual([all[2]])
  expect((await get('prices/refused?symbol=NOSUCH')).data).toEqual([])
  expect(await instrument('BTCUSD')).toMatchObject({ refused: 2, furthest_bp: 5_000 })
})

test('a gap is told with what the source said of it', async () => {
  const { db } = database()
  const [from, to] = [later(engine.clock.now(), -3_000), later(engine.clock.now(), -1_000)]
  await db.rows(
    `insert into price_gaps (instrument_id, from_at, to_at, cause, asked, answered_at, answer,
       ticks) values (1, $1, $2, 'connection_lost', 'kraken trades', $2, 'nothing', 0)`,
    [new Date(from), new Date(to)],
  )
  const { data, next_cursor } = await get('prices/gaps?symbol=BTCUSD&limit=1')
  expect(data).toMatchObject([
    { symbol: 'BTCUSD', cause: 'connection_lost', answer: 'nothing', ticks: 0 },
  ])
  expect(next_cursor).toBeNull()
  expect((await get('prices/gaps?symbol=EURUSD')).data).toEqual([])
  expect(await instrument('BTCUSD')).toMatchObject({ gaps: 1, missed_ms: 2_000 })
})
