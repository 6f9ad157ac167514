// The thread that trades, as an install starts it: what goes in and comes out, and that it owes
// nothing to the thread that serves the web.

import { fileURLToPath } from 'node:url'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { TradeView } from '#contract/trades.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId, TradeId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { type Millis, second } from '#kernel/time.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { anOrder } from '#test/engine.ts'
import { type FastTime, fastClock } from '#test/fast-time.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { readConfig } from './config.ts'
import { defaultSettings, type Settings } from './install/operators/settings.ts'
import { type ThreadOptions, tradeInThread } from './trade-in-thread.ts'
import type { Tick } from './trading/market/tick.ts'
import { ticksBetween } from './trading/market/ticks-between.ts'
import type { OrderRequest } from './trading/trades/open-trades.ts'
import type { OpenTrade } from './trading/trades/trade.ts'
import type { Accepted } from './trading/trades/trade-view.ts'
import type { Audience, Trading } from './trading.ts'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))
/** A trade of a minute takes ten seconds. */
const speed = 6
const entry = new URL('../test/fast-trading.ts', import.meta.url)

type Heard = { readonly [What in keyof Audience]: Parameters<Audience[What]>[0][number][] }

type World = {
  readonly database: TestDatabase
  readonly time: FastTime
  readonly heard: Heard
  readonly logged: string[]
  settings: Settings
  readonly trading: Trading
}

async function start(database: TestDatabase, feed: string): Promise<World> {
  const time = { since: Date.now(), speed }
  const heard: Heard = { ticks: [], accepted: [], entered: [], settled: [] }
  const world = { database, time, heard, logged: [] as string[], settings: defaultSettings }
  const config = readConfig({ FEED: feed, DATA_DIR: '.data' }, projectRoot)
  if ('problems' in config) throw new Error(config.problems.join(' '))
  const thread: ThreadOptions = { database: database.connection, entry, time }
  const trading = await tradeInThread(thread)({
    ...{ config, projectRoot, db: database.db, clock: fastClock(time), storeEveryMs: 100 / speed },
    settings: () => world.settings,
    staffWithSecondFactor: () => 0,
    publicUrl: () => 'http://localhost',
    log: (message) => world.logged.push(message),
    audience: {
      ticks: (ticks) => heard.ticks.push(...ticks),
      accepted: (accepted) => heard.accepted.push(...accepted),
      entered: (positions) => heard.entered.push(...positions),
      settled: (settled) => heard.settled.push(...settled),
    },
  })
  return Object.assign(world, { trading })
}

async function funded({ database, time }: World) {
  const at = fastClock(time).now()
  return addFundedClient(database.db, { at, demo: dollars(9_000), real: dollars(1) })
}

/** What is told of this client, so far. */
function heardOf({ heard }: World, clientId: ClientId) {
  const own = <T extends { readonly trade: OpenTrade }>(all: readonly T[]) =>
    all.filter(({ trade }) => trade.clientId === clientId)
  return {
    accepted: () => heard.accepted.filter((it) => it.clientId === clientId),
    entered: () => own(heard.entered),
    settled: () => own(heard.settled),
  }
}

/** A trade, as soon as there is a fresh price. */
async function place(
  world: World,
  order: OrderRequest,
): Promise<{ readonly id: TradeId; readonly isNew: boolean }> {
  const answer = await vi.waitFor(
    async () => {
      const accepted = await world.trading.open(order)
      if (isRefusal(accepted)) throw new Error(accepted.refused)
      return { id: idOf(accepted), isNew: accepted.isNew }
    },
    { timeout: 20_000, interval: 50 },
  )
  return answer
}

function idOf({ trade }: Accepted): TradeId {
  return z.parse(TradeView, JSON.parse(trade)).trade_id as TradeId
}

let world: World

beforeAll(async () => {
  const database = await cloneDatabase()
  world = await start(database, 'simulated?seed=threads')
  return async () => {
    await world.trading.stop()
    await database.db.close()
  }
})

test('orders go in; what becomes of them comes out, and is told', async () => {
  const { trading } = world
  const clientId = await funded(world)
  const heard = heardOf(world, clientId)
  const order = { clientId, order: anOrder(), orderKey: 'a-key' }
  const { id, isNew } = await place(world, order)
  expect(isNew).toBe(true)
  expect(heard.accepted().map(idOf)).toEqual([id])

  const again = await trading.open(order)
  expect(again).toMatchObject({ isNew: false, trade: heard.accepted()[0]?.trade })
  expect(heard.accepted()).toHaveLength(1)
  const unknown = anOrder({ symbol: 'NOTHING' })
  expect(await trading.open({ clientId, order: unknown, orderKey: null })).toMatchObject({
    refused: 'instrument_unknown',
  })

  await expect
    .poll(async () => (await trading.entriesOf([id])).get(id)?.entry, {
      timeout: 20_000,
    })
    .toBeTruthy()
  const known = await trading.entriesOf([id])
  expect(heard.entered()).toMatchObject([{ trade: { id }, ...known.get(id) }])
  await expect.poll(() => heard.settled().length, { timeout: 30_000 }).toBe(1)
  expect(heard.settled()).toMatchObject([{ trade: { id } }])
  expect((await trading.entriesOf([id])).size).toBe(0)
  await expectSoundBooks(world.database.db, fastClock(world.time).now())
})

test('the copy of the market is what was stored', async () => {
  const { trading, heard, database } = world
  const { market } = trading
  await expect.poll(() => heard.ticks.length, { timeout: 20_000 }).toBeGreaterThan(100)
  const quoted = present(market.bySymbol.get('BTCUSD'), 'quoted')
  const ticks = quoted.series.ticks.slice(-50)
  const stored = await ticksBetween(database.db, quoted.instrument.id, {
    from: ticks[0]!.at,
    to: ticks.at(-1)!.at,
  })
  const plain = ({ seq, at, price, sourceId }: Tick) => ({ seq, at, price, sourceId })
  expect(ticks.map(plain)).toEqual(stored.map(plain))
  expect(market.storedThrough).toBeGreaterThanOrEqual(ticks.at(-1)!.at)
  for (const { tick, source } of heard.ticks) {
    expect(market.sources.names.get(tick.sourceId)).toBe(source)
  }
})

test('what is decided elsewhere decides from when it is told', async () => {
  const clientId = await funded(world)
  const order = { clientId, order: anOrder(), orderKey: null }
  await place(world, order)
  world.settings = { ...defaultSettings, tradedCategories: ['Currencies'] }
  world.trading.reconsider()
  expect(await world.trading.open(order)).toMatchObject({ refused: 'instrument_unknown' })
  world.settings = defaultSettings
  world.trading.reconsider()
})

test('a feed that cannot be had stops the start with its sentence', async () => {
  const database = await cloneDatabase()
  onTestFinished(() => database.db.close())
  await expect(start(database, 'replay:nowhere.csv')).rejects.toThrow(/nowhere\.csv/)
})

/** Nothing runs in this thread: no timer, no socket, no promise. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

const stallMs = 20 * second

test('20 s in which this thread stands still delay no price and no settlement', async () => {
  const { database, trading, time } = world
  const clientId = await funded(world)
  const symbols = ['BTCUSD', 'ETHUSD', 'LTCUSD']
  for (const symbol of symbols) {
    for (const direction of ['rise', 'fall'] as const) {
      await place(world, { clientId, order: anOrder({ symbol, direction }), orderKey: null })
    }
  }
  const began = fastClock(time).now()
  standStill(stallMs)
  const ended = fastClock(time).now()
  expect(ended - began).toBeGreaterThanOrEqual(stallMs * speed)

  // Trades of a minute, in a stall of two: all expired, and were settled, within it.
  const rows = await database.db.rows<{ expires_at: Millis; settled_at: Millis; status: string }>(
    'select expires_at, settled_at, status::text from trades join outcomes on trade_id = id where client_id = $1',
    [clientId],
  )
  expect(rows).toHaveLength(2 * symbols.length)
  for (const { expires_at, settled_at, status } of rows) {
    expect(status).not.toBe('voided')
    expect(settled_at - expires_at).toBeLessThan(ended - expires_at - 10 * second)
  }
  expect(await database.db.rows('select from price_gaps')).toEqual([])
  // This thread hears of it all afterwards, in order.
  const heard = heardOf(world, clientId)
  await expect.poll(() => heard.settled().length, { timeout: 20_000 }).toBe(rows.length)
  await expect.poll(() => trading.market.storedThrough, { timeout: 20_000 }).toBeGreaterThan(ended)
  const quoted = present(trading.market.bySymbol.get('BTCUSD'), 'quoted')
  const during = quoted.series.ticks.filter(({ at }) => at > began && at < ended)
  expect(during.length).toBeGreaterThan(60)
  await expectSoundBooks(database.db, fastClock(time).now())
}, 90_000)
