// The thread that trades, as an install starts it: what goes in and comes out.

import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { cloneDatabase } from '#test/database.ts'
import { anOrder } from '#test/engine.ts'
import { fastClock } from '#test/fast-time.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import {
  funded,
  heardOf,
  place,
  placeEntered,
  startThread,
  type World,
} from '#test/thread-world.ts'
import { type Tick, ticksOf } from './market/tick.ts'
import { ticksBetween } from './market/ticks-between.ts'

let world: World

beforeAll(async () => {
  const database = await cloneDatabase()
  world = await startThread(database, 'simulated?seed=threads')
  return async () => {
    await world.trading.stop()
    await database.db.close()
  }
})

test('orders go in; what becomes of them comes out, and is told', async () => {
  const { trading } = world
  const clientId = await funded(world)
  const order = { clientId, order: anOrder(), orderKey: 'a-key' }
  const { id, request } = await placeEntered(world, order)
  const heard = heardOf(world, id)
  const known = await trading.entriesOf([id])
  expect(known.get(id)?.entry).toBeTruthy()
  expect(heard.entered()).toMatchObject([{ trade: { id }, ...known.get(id) }])

  const accepted = heard.accepted()
  expect(accepted).toMatchObject([{ clientId, isNew: true }])
  const again = await trading.open(request)
  expect(again).toMatchObject({ isNew: false, trade: accepted[0]?.trade })
  expect(heard.accepted()).toHaveLength(1)
  const unknown = anOrder({ symbol: 'NOTHING' })
  expect(await trading.open({ clientId, order: unknown, orderKey: null })).toMatchObject({
    refused: 'instrument_unknown',
  })

  await expect.poll(() => heard.settled().length, { timeout: 120_000 }).toBe(1)
  expect((await trading.entriesOf([id])).size).toBe(0)
  await expectSoundBooks(world.database.db, fastClock(world.time).now())
})

test('the copy of the market is what was stored', async () => {
  const { trading, heard, database } = world
  const { market } = trading
  await expect.poll(() => heard.ticks.length, { timeout: 120_000 }).toBeGreaterThan(100)
  const quoted = present(market.bySymbol.get('BTCUSD'), 'quoted')
  const ticks = ticksOf(quoted.series).slice(-50)
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

test('what was counted there can be asked for, and how that thread fares', async () => {
  const clientId = await funded(world)
  await place(world, { clientId, order: anOrder(), orderKey: null })
  const { open, waiting, thread } = await world.trading.figures()
  expect(open).toBeGreaterThan(0)
  expect(waiting).toMatchObject({ orders: 0 })
  const measured = thread?.measured ?? []
  const named = (name: string) => measured.find((metric) => metric.name === name)?.values ?? []
  const batches = named('truestrike_order_stage_seconds').find(
    ({ metricName, labels }) => metricName?.endsWith('_count') && labels.stage === 'commit',
  )
  expect(batches?.value).toBeGreaterThan(0)
  expect(named('truestrike_ticks_stored_total')[0]?.value).toBeGreaterThan(0)
  expect(named('nodejs_eventloop_lag_p99_seconds')[0]?.labels).toEqual({ thread: 'trading' })
  expect(measured.some(({ name }) => name.startsWith('process_'))).toBe(false)
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
  await expect(startThread(database, 'replay:nowhere.csv')).rejects.toThrow(/nowhere\.csv/)
})

test('its connections say whose they are: once another process leads, they store no prices', async () => {
  const database = await cloneDatabase()
  const fenced = await startThread(database, 'simulated?seed=fenced', undefined, 'one')
  onTestFinished(async () => {
    await fenced.trading.stop()
    await database.db.close()
  })
  await expect.poll(() => fenced.heard.ticks.length, { timeout: 120_000 }).toBeGreaterThan(0)
  const sql = `insert into leader (url, process) values ('http://another:1', 'another')`
  await database.db.rows(sql)
  await expect
    .poll(() => fenced.logged.join(), { timeout: 120_000 })
    .toContain('another process leads')
})
