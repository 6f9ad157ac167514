// An instrument is traded otherwise: one asks, what is asked for waits, and what holds then is what
// orders are taken by, while a trade that was accepted goes on as it was.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { InstrumentWish, StaffInstrument } from '#contract/staff/trading.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { day, hour, iso, later, second } from '#kernel/time.ts'
import { defaultSettings, type InstrumentTerms } from '#server/install/operators/settings.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { createOfficeApp, type OfficeApp, post, read, sitDown } from '#test/office-app.ts'
import { registerStaffInstruments } from './instruments.office.routes.ts'

const database = freshDatabase()
let engine: TestEngine
let api: OfficeApp
let client: ClientId
let rita: string
let instrumentTerms: Record<string, InstrumentTerms> = {}
const settings = () => ({ ...defaultSettings, instrumentTerms })

beforeAll(async () => {
  const { db } = database()
  engine = await startTestEngine(db, { settings })
  client = await addFundedClient(db, { at: wednesday, real: dollars(500), demo: dollars(500) })
  api = await createOfficeApp(db, {
    clock: engine.clock,
    register: (office, install) =>
      registerStaffInstruments(office, {
        ...install,
        seal: async () => install.seal,
        settings,
        market: () => engine.market,
      }),
  })
  rita = await sitDown(api, 'rita@desk.example', ['risk'])
})
afterAll(() => engine.stop())

const usual: InstrumentTerms = {
  isTraded: true,
  stakeMin: 2,
  stakeMax: 20,
  payoutMax: 200,
  exposureMax: 2_000,
  hours: null,
}

const ask = (symbol: string, wish: Partial<InstrumentWish> = {}, token = rita) =>
  post(
    api,
    `trading/instruments/${symbol}`,
    {
      is_traded: true,
      stake_min: 2,
      stake_max: 20,
      payout_max: 200,
      exposure_max: 2_000,
      taken_hours: { from: '08:00', to: '20:00' },
      for_kind: false,
      from: iso(later(engine.clock.now(), 2 * day)),
      reason: 'It moves too fast.',
      ...wish,
    },
    { token },
  )

async function order(stake: number): Promise<string> {
  await engine.pass(second - 1)
  await engine.tick({ BTCUSD: 60_000 + stake + (engine.clock.now() % 7) })
  const answer = await engine.lanes.open({
    clientId: client,
    order: anOrder({ stake: dollars(stake) }),
    orderKey: null,
  })
  return isRefusal(answer) ? answer.refused : 'opened'
}

async function seen(symbol: string): Promise<StaffInstrument | undefined> {
  const { data } = (await read(api, 'trading/instruments', rita)).json()
  return data.find((one: StaffInstrument) => one.symbol === symbol)
}

test('orders are taken by what was decided, and an accepted trade ends as it would', async () => {
  expect(await order(30)).toBe('opened')
  instrumentTerms = { BTCUSD: usual }
  expect(await order(1)).toBe('stake_too_small')
  expect(await order(21)).toBe('stake_too_large')
  expect(await order(20)).toBe('opened')
  expect(await seen('BTCUSD')).toMatchObject({ stake_max: '20.00', is_on: true, is_open: true })

  const closed = {
    from: iso(later(engine.clock.now(), 3 * hour)).slice(11, 16),
    to: iso(later(engine.clock.now(), 4 * hour)).slice(11, 16),
  }
  instrumentTerms = { BTCUSD: { ...usual, hours: closed } }
  expect(await order(10)).toBe('instrument_closed')
  expect(await seen('BTCUSD')).toMatchObject({ taken_hours: closed, is_open: false })

  instrumentTerms = { BTCUSD: { ...usual, isTraded: false } }
  expect(await order(10)).toBe('instrument_unknown')
  expect(await seen('BTCUSD')).toMatchObject({ is_on: false, is_offered: false, is_listed: true })
  for (let passed = 0; passed < 62; passed += 1) {
    await engine.tick({ BTCUSD: 60_100 + passed })
    await engine.pass(second)
  }
  const rows = await database().db.rows<{ stake: bigint; status: string }>(
    'select stake, status from trades join outcomes on trade_id = trades.id order by trades.id',
  )
  expect(rows.map(({ stake }) => stake)).toEqual([3_000n, 2_000n])
  expect(rows.filter(({ status }) => status === 'voided')).toEqual([])
  await expectSoundBooks(database().db, engine.clock.now())
})

test('one member asks, for one or for its kind; it waits for a second', async () => {
  instrumentTerms = {}
  expect((await ask('BTCUSD', { for_kind: true })).statusCode).toBe(200)
  const { in_force } = (await read(api, 'trading/terms', rita)).json().data
  const term = in_force.find(({ name }: { name: string }) => name === 'instrument_terms')
  expect(term).toMatchObject({ value: '{}', waiting: expect.any(String) })
  const proposal = (await read(api, `proposals/${term.waiting}`, rita)).json().data
  const hours = { from: '08:00', to: '20:00' }
  expect(JSON.parse(proposal.after)).toEqual({
    BTCUSD: { ...usual, hours },
    BCHBTC: { ...usual, hours },
  })
  expect((await ask('BTCUSD')).json().code).toBe('proposal_open')
  expect((await seen('BCHBTC'))?.waiting).toBe(term.waiting)
})

test('another instrument is asked for while the first one waits, and each is told apart', async () => {
  expect((await seen('EURUSD'))?.waiting).toBe(null)
  expect((await ask('EURUSD')).statusCode).toBe(200)
  const [one, other] = [await seen('BTCUSD'), await seen('EURUSD')]
  expect(other?.waiting).toEqual(expect.any(String))
  expect(other?.waiting).not.toBe(one?.waiting)
  const { data } = (await read(api, `proposals/${other?.waiting}`, rita)).json()
  expect(Object.keys(JSON.parse(data.after))).toEqual(['EURUSD'])
  expect((await ask('EURUSD', { for_kind: true })).json().code).toBe('proposal_open')
})

test.each([
  ['NOSUCH', {}, 404, 'not_found'],
  ['BTCUSD', { stake_max: 1 }, 422, 'setting_invalid'],
  ['BTCUSD', { taken_hours: { from: '08:00', to: '08:00' } }, 422, 'setting_invalid'],
  ['BTCUSD', { from: '2020-01-01T00:00:00Z' }, 422, 'terms_time'],
])('of %s is not asked for %j', async (symbol, wish, status, code) => {
  const reply = await ask(symbol, wish)
  expect([reply.statusCode, reply.json().code]).toEqual([status, code])
})

test('nobody asks who may not, and a reason is needed', async () => {
  const sue = await sitDown(api, 'sue@desk.example', ['support', 'finance', 'compliance'])
  expect((await ask('BTCUSD', {}, sue)).statusCode).toBe(404)
  expect((await ask('BTCUSD', { reason: ' ' })).statusCode).toBe(422)
})
