// Signals become trades: once, in the order drawn, within every limit, and never again after a crash
// or a second process; whatever keeps one from being traded is written down.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { day, floorTo, later, minute, second } from '#kernel/time.ts'
import { leadMs, type Signal } from '#server/automation/signals/signal.ts'
import { coolOff } from '#server/identity/limits/take-break.ts'
import type { OrderRequest } from '#server/trading/trades/open-trades.ts'
import { type AtsWorld, openAtsWorld } from '#test/ats-world.ts'
import { freshDatabase } from '#test/database.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { endHalt, insertHalt } from '../halts/halts.store.ts'
import { answerLeft } from './answer-left.ts'
import { decideRound } from './decide-round.ts'
import { drawLots } from './draw-lots.ts'
import { forgetOldSkips } from './forget-skips.ts'
import { pageLog } from './page-log.ts'
import { placeOrders } from './place-orders.ts'
import { newServing, serveSignals } from './serve-signals.ts'
import { sumResults } from './sum-results.ts'
import { viewAts } from './view-ats.ts'

const database = freshDatabase()
let world: AtsWorld

beforeAll(async () => {
  world = await openAtsWorld(database().db)
  await world.tickBy(0)
})
afterAll(async () => {
  await world.stop()
  await expectSoundBooks(database().db, world.clock.now())
})

/** A client for whom it runs on the demo. */
async function running(changes: Parameters<AtsWorld['settle']>[1] = {}): Promise<ClientId> {
  const id = await world.client()
  expect(await world.settle(id, changes)).toBeUndefined()
  expect(await world.switchTo(id, 'demo')).toBeUndefined()
  return id
}

/** Time passes with a price each half second. */
async function pass(ms: number, step = 1): Promise<void> {
  for (let left = ms; left > 0; left -= 500) {
    await world.pass(499)
    await world.tickBy(step)
  }
}

/** When the last window of a rule on an instrument closes. */
const closes = new Map<string, number>()

/** A rule has one open window an instrument at a time. */
async function published(
  rule: Parameters<AtsWorld['publish']>[0] = 'momentum',
  changes: Parameters<AtsWorld['publish']>[1] = {},
) {
  const key = `${rule}/${changes.symbol ?? 'BTCUSD'}`
  await pass((closes.get(key) ?? 0) - leadMs - world.clock.now())
  const signal = await world.publish(rule, changes)
  closes.set(key, signal.closesAt)
  return signal
}

/** Publishes, waits until the window is open, and serves it. */
async function served(...what: Parameters<typeof published>) {
  const signal = await published(...what)
  await pass(10 * second)
  await world.serve()
  return signal
}

/** Until the trades of it have ended, with prices that rise or fall. */
async function ended(signal: Signal, step: number): Promise<void> {
  await pass(signal.closesAt - world.clock.now() + 2 * second, step)
  while ((await world.noteEnds()) > 0);
}

const log = async (clientId: ClientId) =>
  (await pageLog(database().db, {
    clientId,
    cursor: undefined,
    limit: 50,
    market: world.market,
  }))!.entries
const view = (clientId: ClientId) => viewAts(database().db, clientId, world.deps)
const tradesOf = (clientId: ClientId) =>
  database().db.rows<{ order_key: string; book: string; stake: bigint }>(
    'select order_key, book, stake from trades where client_id = $1 order by posting',
    [clientId],
  )

describe('a signal', () => {
  test('is traded when its window opens, for those who take it, and tells of itself', async () => {
    const ada = await running()
    const bob = await running({ rules: ['coin'] })
    const signal = await published()
    expect(await world.serve()).toBe(0)
    await pass(10 * second)
    expect(await world.serve()).toBe(1)
    expect(await tradesOf(ada)).toEqual([
      { order_key: `ats:${signal.id}`, book: 'demo', stake: 1_000n },
    ])
    expect(await tradesOf(bob)).toEqual([])
    const [entry] = await log(ada)
    expect(entry).toMatchObject({ signal_id: signal.id, done: 'placed', place: 1, places: 1 })
    expect(await view(ada)).toMatchObject({
      runs: 'demo',
      today: { demo: { trades: 1, allowed: 5, stake: 10, open: 10 }, real: { trades: 0 } },
    })
    await ended(signal, 10)
    expect((await log(ada))[0]).toMatchObject({ outcome: 'hit', brought: 7.5 })
    expect(await view(ada)).toMatchObject({ trials: 1, today: { demo: { open: 0, brought: 7.5 } } })
    expect(await sumResults(database().db, ada, 'demo')).toMatchObject({
      placed: 1,
      won: 1,
      staked: 10,
      brought: 7.5,
      cost: 0.4,
      drawdown: 0,
    })
  })

  test('is traded once, however often and by however many it is served', async () => {
    const ada = await running()
    const signal = await published()
    await pass(10 * second)
    const more = Array.from({ length: 4 }, () => newServing())
    await Promise.all(more.map((one) => serveSignals(world.deps, one)))
    await world.serve()
    expect((await tradesOf(ada)).map((one) => one.order_key)).toEqual([`ats:${signal.id}`])
    expect(
      await database().db.rows('select from ats_rounds where signal_id = $1', [signal.id]),
    ).toHaveLength(1)
  })

  test('is served in the order that its seed draws', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => running({ rules: ['coin'] })))
    const signal = await served('coin')
    const orders = await database().db.rows<{ client_id: ClientId; seed: Buffer }>(
      `select o.client_id, r.seed from ats_orders o join ats_rounds r using (signal_id)
        where signal_id = $1 order by place`,
      [signal.id],
    )
    const takers = orders.map((one) => ({ clientId: one.client_id }))
    expect(takers.length).toBeGreaterThanOrEqual(ids.length)
    expect(drawLots(orders[0]!.seed, takers.toReversed())).toEqual(takers)
    for (const id of ids) await world.switchTo(id, 'off')
  })

  test('that was reached too late is traded for nobody, and says so once', async () => {
    const ada = await running()
    for (const _ of [1, 2]) {
      const signal = await published()
      await pass(signal.opensAt - world.clock.now() + 11 * second)
      world.serving.isBehind = false
      world.serving.waiting.set(signal.id, { ...signal, rule: 'momentum', instrumentId: 1 })
      await world.serve()
    }
    expect(await tradesOf(ada)).toEqual([])
    expect((await log(ada)).map(({ reason }) => reason)).toEqual(['too_late'])
    const skips = () => database().db.rows('select from ats_skips where client_id = $1', [ada])
    for (const [days, left] of [
      [364, 1],
      [366, 0],
    ] as const) {
      await forgetOldSkips(database().db, later(world.clock.now(), days * day))
      expect(await skips()).toHaveLength(left)
    }
  })
})

describe('after a crash', () => {
  test.each([
    ['before its orders were sent', 'refused', 'not_sent'],
    ['after they were placed', 'placed', null],
  ] as const)('%s', async (_, done, reason) => {
    const ada = await running()
    const signal = await published()
    await pass(10 * second)
    const due = { ...signal, rule: 'momentum' as const, instrumentId: 1 }
    const orders = await decideRound(world.deps, due, new Map())
    expect(orders.map(({ clientId }) => clientId)).toContain(ada)
    if (done === 'placed') {
      const { symbol, category } = signal.instrument
      const order = { book: 'demo', symbol, category, direction: 'rise' } as const
      const terms = { stake: dollars(10), durationSeconds: 60, strikeRate: '75/3' }
      const orderKey = `ats:${signal.id}`
      await world.deps.open({ clientId: ada, order: { ...order, ...terms }, orderKey })
    }
    expect((await log(ada))[0]).toMatchObject({ done: 'waiting' })
    await world.serve()
    await pass(minute + second)
    expect(await answerLeft(world.deps)).toBeGreaterThan(0)
    expect((await log(ada))[0]).toMatchObject({ done, reason })
    expect(await tradesOf(ada)).toHaveLength(done === 'placed' ? 1 : 0)
    expect((await view(ada)).today.demo.trades).toBe(done === 'placed' ? 1 : 0)
    await ended(signal, 1)
  })

  test('an order whose answer was lost has its trade', async () => {
    const ada = await running()
    const signal = await published()
    await pass(10 * second)
    const open = async (request: OrderRequest) => {
      await world.deps.open(request)
      throw new Error('the answer was lost')
    }
    const serving = newServing()
    await serveSignals({ ...world.deps, open }, serving)
    expect((await log(ada))[0]).toMatchObject({ done: 'waiting' })
    await pass(21 * second)
    await answerLeft(world.deps)
    expect((await log(ada))[0]).toMatchObject({ done: 'placed' })
    await ended(signal, 1)
  })
})

describe('what stops it', () => {
  test('the client, at once, also in the middle of a round', async () => {
    const ada = await running()
    const signal = await published()
    await pass(10 * second)
    const due = { ...signal, rule: 'momentum' as const, instrumentId: 1 }
    const orders = await decideRound(world.deps, due, new Map())
    await world.switchTo(ada, 'off')
    await placeOrders(world.deps, due, signal.instrument, orders)
    expect(await tradesOf(ada)).toEqual([])
    expect((await log(ada))[0]).toMatchObject({ done: 'refused', reason: 'switched_off' })
    expect((await view(ada)).today.demo.trades).toBe(0)
  })

  test('staff, for everybody and for one, and then it goes on', async () => {
    const ada = await running()
    const { db } = database()
    const halt = { by: 'risk@example.org', reason: 'Prices look wrong.', at: world.clock.now() }
    for (const [clientId, reason] of [
      [null, 'paused_for_all'],
      [ada, 'paused_by_staff'],
    ] as const) {
      await insertHalt(db, { ...halt, clientId })
      expect((await view(ada)).paused).toMatchObject({ for_all: clientId === null })
      await served()
      expect((await log(ada))[0]).toMatchObject({ done: 'skipped', reason })
      expect(await world.switchTo(await world.client(), 'demo')).toMatchObject({
        refused: 'ats_not_settled',
      })
      await endHalt(db, { ...halt, clientId })
    }
    const signal = await served()
    expect(await tradesOf(ada)).toHaveLength(1)
    await ended(signal, 1)
  })

  test('a cool-off, which switches it off for good', async () => {
    const ada = await running()
    await coolOff(world.deps, ada, '24h')
    await served()
    expect((await log(ada))[0]).toMatchObject({ done: 'refused', reason: 'cool_off' })
    expect(await view(ada)).toMatchObject({ runs: 'off', switched_why: 'cool_off' })
    const told = await database().db.rows<{ kind: string }>(
      'select kind from notices where client_id = $1',
      [ada],
    )
    expect(told.map(({ kind }) => kind)).toContain('ats_ended')
  })

  test('so many losses in a row', async () => {
    const ada = await running({ losses_in_row: 2, tells: 'trades' })
    for (const nr of [1, 2]) {
      const signal = await served()
      expect(await tradesOf(ada)).toHaveLength(nr)
      await ended(signal, -10)
    }
    expect(await view(ada)).toMatchObject({ runs: 'off', switched_why: 'losses_in_row', trials: 2 })
    expect(await sumResults(database().db, ada, 'demo')).toMatchObject({ drawdown: 20, lost: 2 })
    const told = await database().db.rows<{ kind: string }>(
      'select kind from notices where client_id = $1 order by id',
      [ada],
    )
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(['ats_ended', 'ats_trade', 'ats_trade'])
    await served()
    expect(await tradesOf(ada)).toHaveLength(2)
    // Switched on again it starts anew.
    expect(await world.switchTo(ada, 'demo')).toBeUndefined()
    const signal = await served()
    expect(await tradesOf(ada)).toHaveLength(3)
    await ended(signal, 1)
  })

  test('the trades that the plan allows a day', async () => {
    const ada = await world.client({ plan: 'None' })
    await world.settle(ada)
    await world.switchTo(ada, 'demo')
    const signals = [
      await served(),
      await served('coin'),
      await served('coin', { symbol: 'EURUSD' }),
    ]
    expect(await tradesOf(ada)).toHaveLength(1)
    const reasons = (await log(ada)).map(({ reason }) => reason)
    // Of each pair once, though two signals of the first were left out.
    expect(reasons).toEqual(['plan_trades', 'plan_trades', null])
    await ended(signals.at(-1)!, 1)
  })
})

describe('live', () => {
  test('waits for a plan and ten decided demo trades with the same settings', async () => {
    const ada = await world.client({ plan: 'Diamond-50730' })
    await world.settle(ada, { stake_per_day: dollars(1_000), trades_per_day: 14 })
    await world.switchTo(ada, 'demo')
    expect(await world.switchTo(ada, 'real')).toMatchObject({
      refused: 'ats_not_tried',
      details: { decided: 0, needed: 10 },
    })
    for (const _ of [1, 2, 3]) {
      const all = [await published(), await published('coin')]
      all.push(await published('momentum', { symbol: 'EURUSD' }))
      all.push(await published('coin', { symbol: 'EURUSD' }))
      await pass(10 * second)
      await world.serve()
      await ended(all.at(-1)!, 10)
    }
    expect((await view(ada)).trials).toBeGreaterThanOrEqual(10)
    expect(await world.switchTo(ada, 'real')).toBeUndefined()
    const signal = await served()
    const live = { book: 'real', order_key: `ats:${signal.id}` }
    expect(await tradesOf(ada)).toContainEqual(expect.objectContaining(live))
    await ended(signal, 1)
    await world.settle(ada, { stake: dollars(11) })
    expect(await view(ada)).toMatchObject({
      runs: 'off',
      switched_why: 'other_settings',
      trials: 0,
    })
    const poor = await world.client({ plan: 'None' })
    await world.settle(poor)
    expect(await world.switchTo(poor, 'real')).toMatchObject({ refused: 'ats_plan_needed' })
  })
})

describe('at midnight UTC', () => {
  test('another day begins', async () => {
    const ada = await running({ trades_per_day: 1 })
    await ended(await served(), 1)
    await served()
    expect((await log(ada))[0]).toMatchObject({ done: 'skipped', reason: 'day_trades' })
    const midnight = later(floorTo(world.clock.now(), day), day)
    await world.pass(midnight - world.clock.now())
    await pass(10 * second)
    await served()
    // It is tried again; of the hours in between no prices are known here.
    expect((await log(ada))[0]).toMatchObject({ done: 'refused', reason: 'no_quote' })
  })
})

describe('the database', () => {
  test.each([
    `update ats_orders set stake = 1`,
    `update ats_orders set trade_id = null, answered_at = null where trade_id is not null`,
    `update ats_orders set brought = 0 where ended_at is not null and brought <> 0`,
    `delete from ats_orders`,
    `update ats_rounds set seed = seed`,
    `delete from ats_settings`,
    `update ats_switches set reason = 'x'`,
  ])('takes nothing back: %s', async (sql) => {
    await expect(database().owner.rows(sql)).rejects.toThrow(/stays|append-only/)
  })
})
