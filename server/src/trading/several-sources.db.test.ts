// Prices made of several sources, from the feed to the receipt: what each source said is stored
// with the price, and while sources disagree nobody trades.

import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Points, points } from '#kernel/price.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { createOfficeApp, type OfficeApp, read, sitDown } from '#test/office-app.ts'
import { recompute } from '#verify/outcome.ts'
import { registerStaffPrices } from './market/prices.office.routes.ts'
import { loadReceipt } from './trades/load-receipt.ts'

const database = freshDatabase()
let engine: TestEngine
let ada: ClientId
let api: OfficeApp
let max: string

const three = 'median:kraken+coinbase;bitstamp=outlier'
const midsAt = (price: number) => [price - 1, price + 1, price * 1.2].map((mid) => cents(mid))
const cents = (price: number): Points => points(Math.round(price * 100))

beforeAll(async () => {
  engine = await startTestEngine(database().db)
  ada = (await aClient(database().db, { clock: engine.clock })).id
  api = await createOfficeApp(database().db, {
    clock: engine.clock,
    register: (office, install) =>
      registerStaffPrices(office, {
        ...install,
        market: () => engine.market,
        feed: () => ({ name: 'median', isLive: true }),
      }),
  })
  max = await sitDown(api, 'max@desk.example', ['risk'])
})
afterAll(() => engine.stop())

async function tick(price: number): Promise<void> {
  await engine.pass(second)
  const at = engine.clock.now()
  engine.feed.tell({ symbol: 'BTCUSD', price, at, source: three, mids: midsAt(price) })
  await engine.pass(1)
}

async function halt(cause: 'disputed' | undefined): Promise<void> {
  const at = engine.clock.now()
  const mids = [cents(60_000), cents(66_000), null]
  const source = 'median:kraken+coinbase;bitstamp=down'
  engine.feed.halt({ symbol: 'BTCUSD', at, cause, source, mids })
  await engine.pass(1)
}

async function place() {
  const answer = await engine.lanes.open({ clientId: ada, order: anOrder(), orderKey: null })
  return isRefusal(answer) ? answer.refused : answer.trade.id
}

it('a receipt says what each source said, and its prices follow from that', async () => {
  await tick(60_000)
  const id = await place()
  await tick(60_001)
  await engine.pass(55 * second)
  await tick(60_200)
  await engine.pass(2 * second)
  await tick(60_150)
  await engine.pass(2 * second)
  await tick(60_000)
  const { entriesOf, market } = engine
  const sourceName = (nr: number) => market.sources.names.get(nr) ?? ''
  const wanted = { clientId: ada, id: id as never, entriesOf, market, sourceName }
  const receipt = present(await loadReceipt(database().db, wanted), 'a receipt')
  expect(receipt).toMatchObject({
    status: 'Won',
    entry_tick: { price: 60_001, source: three, said: [60_000, 60_002, 72_001.2] },
    exit_tick: { price: 60_200, source: three, said: [60_199, 60_201, 72_240] },
  })
  const sources = (of: typeof receipt) => recompute(of).find(({ name }) => name === 'sources')
  expect(sources(receipt)).toEqual({
    name: 'sources',
    stated: '60001.00, 60200.00',
    computed: '60001.00, 60200.00',
    ok: true,
  })
  const bent = { ...receipt, exit_tick: { ...present(receipt.exit_tick, 'exit'), price: 60_150 } }
  expect(sources(bent)).toMatchObject({ ok: false })
})

it('nobody trades while the sources disagree, and the office sees since when', async () => {
  await tick(60_000)
  await halt('disputed')
  expect(await place()).toBe('price_stale')
  const prices = async (path = '') => (await read(api, `prices${path}`, max)).json().data
  const bitcoin = async () =>
    (await prices()).instruments.find((one: { symbol: string }) => one.symbol === 'BTCUSD')
  expect(await bitcoin()).toMatchObject({ state: 'halted', source: 'median' })
  await engine.pass(10 * second)
  await halt(undefined)
  await tick(60_010)
  expect(await place()).not.toBe('price_stale')
  expect(await bitcoin()).toMatchObject({ state: 'good' })
  expect(await prices('/halts')).toMatchObject([
    { symbol: 'BTCUSD', cause: 'disputed', said: [60_000, 66_000, null] },
  ])
  const [one] = await prices('/halts')
  expect(Date.parse(one.to) - Date.parse(one.from)).toBeGreaterThanOrEqual(10 * second)
  expect(await prices('/halts?symbol=EURUSD')).toEqual([])
})

it('a trade that ends while they disagree is void, and its receipt says why', async () => {
  await tick(60_000)
  const id = await place()
  await tick(60_001)
  await engine.pass(40 * second)
  await tick(60_100)
  await halt('disputed')
  await engine.pass(30 * second)
  const { entriesOf, market } = engine
  const sourceName = (nr: number) => market.sources.names.get(nr) ?? ''
  const wanted = { clientId: ada, id: id as never, entriesOf, market, sourceName }
  const receipt = async () => present(await loadReceipt(database().db, wanted), 'a receipt')
  const voided = { status: 'Void', reason: 'exit_tick_too_old', cause: 'sources_disagreed' }
  const lasting = await receipt()
  expect(lasting).toMatchObject({ ...voided, payout: 10, halts: [{ to: null, cause: 'disputed' }] })
  expect(recompute(lasting).filter(({ ok }) => !ok)).toEqual([])
  await halt(undefined)
  await tick(60_200)
  const ended = await receipt()
  expect(ended).toMatchObject(voided)
  expect(ended.halts?.[0]?.to).not.toBeNull()
  expect(recompute(ended).filter(({ ok }) => !ok)).toEqual([])
})

it('a start ends what a process has left', async () => {
  await halt('disputed')
  await engine.stop()
  engine = await startTestEngine(database().db, { clock: engine.clock })
  const rows = await database().db.rows<{ cause: string | null }>(
    'select cause from price_halts order by at desc limit 1',
  )
  expect(rows).toEqual([{ cause: null }])
  const bitcoin = engine.market.bySymbol.get('BTCUSD')
  expect(bitcoin?.halts.length).toBeGreaterThan(1)
  expect(bitcoin?.halts.every(({ to }) => to !== null)).toBe(true)
  await tick(60_000)
  expect(await place()).not.toBe('price_stale')
})

it('what a source said apart from the others is left out, and told with why', async () => {
  const at = engine.clock.now()
  engine.feed.leaveOut(
    { symbol: 'BTCUSD', price: 72_000, at, source: 'bitstamp' },
    { reason: 'outlier', against: cents(60_000) },
  )
  await engine.pass(60 * second)
  const list = async () => (await read(api, 'prices/refused?reason=outlier', max)).json().data
  // It is written after the prices, which are all that is waited for above.
  const refused = await vi.waitFor(
    async () => {
      const listed = await list()
      expect(listed).not.toEqual([])
      return listed
    },
    { timeout: 120_000, interval: 20 },
  )
  expect(refused).toMatchObject([
    {
      symbol: 'BTCUSD',
      source: 'bitstamp',
      price: 72_000,
      against: 60_000,
      off_bp: expect.closeTo(2_000, 6),
    },
  ])
})

it('nothing of it can be changed afterwards', async () => {
  const { db } = database()
  for (const statement of ['update price_halts set cause = null', 'delete from price_halts']) {
    await expect(db.rows(statement)).rejects.toThrow()
  }
})
