// A stop: from then on no order is taken, open trades are settled all the same, a restart knows of
// it, and one who may opens again. Everything with a reason, and an event.

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { minute, second } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { firstPrices } from '#test/feed.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerStaffInstruments } from '../market/instruments.office.routes.ts'
import { sumOpen } from '../trades/exposure.ts'
import { registerStaffTrading } from '../trades/trading.office.routes.ts'
import { registerStaffStops } from './stops.office.routes.ts'

const database = freshDatabase()
let engine: TestEngine
let api: OfficeApp
let client: ClientId
let rita: string
beforeAll(async () => {
  const { db } = database()
  engine = await startTestEngine(db)
  client = await addFundedClient(db, { at: wednesday, real: dollars(500), demo: dollars(500) })
  api = await createOfficeApp(db, {
    clock: engine.clock,
    register: (office, install) => {
      const market = () => engine.market
      const settings = () => defaultSettings
      registerStaffStops(office, { ...install, market })
      registerStaffInstruments(office, {
        ...install,
        seal: async () => install.seal,
        settings,
        market,
      })
      registerStaffTrading(office, {
        ...install,
        settings,
        market,
        sumOpen: async () => sumOpen(engine.positions, engine.clock.now()),
      })
    },
  })
  rita = await sitDown(api, 'rita@desk.example', ['risk'])
})
afterAll(async () => {
  await engine.stop()
  await expectSoundBooks(database().db, engine.clock.now())
})

let step = 0
async function order(symbol = 'BTCUSD'): Promise<string> {
  step += 1
  await engine.tick({ BTCUSD: 60_000 + step, BCHBTC: 0.0075 + step * 1e-6, EURUSD: 1.1 })
  const answer = await engine.lanes.open({
    clientId: client,
    order: anOrder({ symbol, stake: dollars(1) }),
    orderKey: null,
  })
  return isRefusal(answer) ? answer.refused : 'opened'
}

/** What the engine hears it hears at once, but not in this very moment. */
async function comesTo(symbol: string, wanted: string): Promise<void> {
  while ((await order(symbol)) !== wanted) await sleep(5)
}

const stop = (body: object, token = rita) => post(api, 'trading/stop', body, { token })
const reopen = (body: object, token = rita) => post(api, 'trading/reopening', body, { token })

test('one instrument is stopped, others go on, and open trades are settled', async () => {
  await engine.tick(firstPrices)
  expect(await order()).toBe('opened')
  expect((await stop({ symbol: 'BTCUSD', reason: 'Source is odd.' })).statusCode).toBe(200)
  await comesTo('BTCUSD', 'trading_stopped')
  expect(await order('BCHBTC')).toBe('opened')
  const { data } = (await read(api, 'trading', rita)).json()
  expect(data.instruments).toMatchObject([
    { symbol: 'BTCUSD', is_stopped: true, limit: '10000000.00' },
    { symbol: 'BCHBTC', is_stopped: false },
    { symbol: 'EURUSD', is_stopped: false },
  ])
  for (let passed = 0; passed < 62; passed += 1) {
    await engine.tick({ BTCUSD: 60_100 + passed, BCHBTC: 0.0076 })
    await engine.pass(second)
  }
  const rows = await database().db.rows<{ status: string }>('select status from outcomes')
  expect(rows.length).toBeGreaterThanOrEqual(2)
  expect(rows.filter(({ status }) => status === 'voided')).toEqual([])
})

test('a restart knows what is stopped', async () => {
  await engine.stop()
  engine = await startTestEngine(database().db, { clock: engine.clock })
  expect(await order()).toBe('trading_stopped')
})

test('it is opened again, with a reason', async () => {
  expect((await reopen({ symbol: 'BTCUSD', reason: ' ' })).json().errors).toMatchObject([
    { field: 'reason' },
  ])
  expect((await reopen({ symbol: 'BTCUSD', reason: 'It is good again.' })).statusCode).toBe(200)
  await comesTo('BTCUSD', 'opened')
  expect((await reopen({ symbol: 'BTCUSD', reason: 'Again.' })).json().code).toBe('not_stopped')
})

test('all are stopped at once, whoever asks twice is told so', async () => {
  expect((await stop({ reason: 'All feeds are odd.' })).statusCode).toBe(200)
  expect((await stop({ reason: 'Once more.' })).json().code).toBe('stopped_already')
  for (const symbol of ['BTCUSD', 'BCHBTC']) await comesTo(symbol, 'trading_stopped')
  expect((await read(api, 'trading', rita)).json().data).toMatchObject({ is_all_stopped: true })
  expect((await reopen({ reason: 'Fine.' })).statusCode).toBe(200)
  await comesTo('BCHBTC', 'opened')
})

test('who stopped what and why is kept, and recorded', async () => {
  const { data } = (await read(api, 'trading/stops', rita)).json()
  expect(data).toMatchObject([
    { symbol: null, reason: 'All feeds are odd.', reopen_reason: 'Fine.' },
    { symbol: 'BTCUSD', stopped_by: 'rita@desk.example', reopen_reason: 'It is good again.' },
  ])
  const events = await database().db.rows<{ kind: string; details: object }>(
    `select kind, details from events where kind like 'trading_%' order by id`,
  )
  expect(events.map(({ kind }) => kind)).toEqual([
    ...['trading_stopped', 'trading_reopened', 'trading_stopped', 'trading_reopened'],
  ])
})

test('nobody else stops anything, and nothing unknown is stopped', async () => {
  const sue = await sitDown(api, 'sue@desk.example', ['support', 'finance'])
  expect((await stop({ reason: 'I want to.' }, sue)).statusCode).toBe(404)
  expect((await stop({ symbol: 'NOSUCH', reason: 'x' })).statusCode).toBe(404)
  expect(await order()).toBe('opened')
})

test('what each is traded on is seen by everybody who works here', async () => {
  const eve = await sitDown(api, 'eve@desk.example', ['auditor'])
  const { data } = (await read(api, 'trading/instruments', eve)).json()
  expect(data).toHaveLength(3)
  expect(data[1]).toMatchObject({
    symbol: 'BCHBTC',
    is_listed: true,
    is_offered: true,
    exchange: null,
    tick_size: '0.00000025',
    stake_min: '1.00',
    exposure_max: '10000000.00',
    feed_symbol: null,
  })
})

test('exposure is what is paid if every open trade of a side wins', async () => {
  await engine.pass(2 * minute)
  await order('BCHBTC')
  await order('BCHBTC')
  const { data } = (await read(api, 'trading', rita)).json()
  const bch = data.instruments.find((it: { symbol: string }) => it.symbol === 'BCHBTC')
  expect(bch.sides).toEqual([
    {
      mode: 'demo',
      direction: 'rise',
      bucket: 'five_minutes',
      trades: 2,
      stakes: '2.00',
      payout: '3.50',
    },
  ])
  expect(bch.fullest).toMatchObject({ loss: '1.50' })
})
