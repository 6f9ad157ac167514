import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Book, dollars, type Usd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import { noStops } from '#server/trading/stops/stop.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, newTestId, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { type Lanes, openLanes } from './open-lanes.ts'
import type { Opened, OrderRequest } from './open-trades.ts'
import { newPositions, type Position } from './positions.ts'

const database = freshDatabase()
const clock = testClock(wednesday)
const settings = () => ({ ...defaultSettings, planLimitScope: 'live' as const })
let engine: TestEngine
/**
 * As if other processes had the same database: connections of their own, and nothing else in
 * common.
 */
let strangers: Lanes[]

beforeEach(async () => {
  const { db } = database()
  engine = await startTestEngine(db, { clock, settings })
  await engine.pass(1_000)
  await engine.tick({ BTCUSD: 60_000 + (clock.now() % 7) })
  strangers = Array.from({ length: 3 }, () =>
    openLanes({
      db,
      clock,
      settings,
      market: engine.market,
      positions: newPositions(),
      lanes: 1,
      installTradesLive: () => true,
      newId: newTestId,
      log: () => {},
      needsIdentity: () => false,
      needsAppropriateness: () => false,
      stops: () => noStops,
      serves: () => true,
      onOpened: () => {},
      onSettled: () => {},
      onUnknown: () => {},
    }),
  )
})

afterEach(async () => {
  for (const lanes of strangers) await lanes.close()
  await engine.stop()
  await expectSoundBooks(database().db, clock.now())
})

describe.each(['one process', 'four processes'] as const)('orders at once, to %s', (how) => {
  const placeAll = (requests: readonly OrderRequest[]) => {
    const doors = how === 'one process' ? [engine.lanes] : [engine.lanes, ...strangers]
    return Promise.all(requests.map((request, index) => doors[index % doors.length]!.open(request)))
  }

  it('with one key, 64 times: one trade, and the same answer to all', async () => {
    const clientId = await client(dollars(1_000))
    const request = { clientId, order: anOrder(), orderKey: `same-${how}` }
    const answers = await placeAll(Array.from({ length: 64 }, () => request))
    const opened = answers.filter((answer): answer is Opened => !isRefusal(answer))
    expect(opened.length).toBe(64)
    expect(opened.filter(({ isNew }) => isNew).length).toBe(1)
    expect(new Set(opened.map(({ trade }) => trade.id)).size).toBe(1)
    expect(opened.map(({ trade }) => trade.acceptedAt)).toEqual(
      opened.map(() => opened[0]?.trade.acceptedAt),
    )
    expect(await balance(clientId)).toBe(dollars(990))
  })

  it('with one key and two stakes: one trade, and a refusal to the other order', async () => {
    const clientId = await client(dollars(1_000))
    const answers = await placeAll(
      Array.from({ length: 64 }, (_, index) => ({
        clientId,
        order: anOrder({ stake: dollars(10 + (index % 4)) }),
        orderKey: `other-${how}`,
      })),
    )
    const opened = answers.filter((answer) => !isRefusal(answer))
    expect(opened.length).toBe(16)
    expect(refusalsIn(answers)).toEqual(Array(48).fill('key_reused'))
    expect(await countTrades(clientId)).toBe(1)
  })

  it('of 60 from a balance of 100, 200 times: one trade (T3)', async () => {
    const clientId = await client(dollars(100))
    const answers = await placeAll(
      Array.from({ length: 200 }, (_, index) => ({
        clientId,
        order: anOrder({ stake: dollars(60) }),
        orderKey: index % 2 === 0 ? null : `sixty-${how}-${index}`,
      })),
    )
    expect(answers.filter((answer) => !isRefusal(answer)).length).toBe(1)
    expect(refusalsIn(answers)).toEqual(Array(199).fill('insufficient_balance'))
    expect(await balance(clientId)).toBe(dollars(40))
    expect(await countTrades(clientId)).toBe(1)
  })

  it('under a plan of five a day, 100 times: five trades (T12)', async () => {
    const clientId = await client(dollars(1_000), 'Gold-7600')
    const answers = await placeAll(
      Array.from({ length: 100 }, () => ({
        clientId,
        order: anOrder({ book: 'real' }),
        orderKey: null,
      })),
    )
    expect(answers.filter((answer) => !isRefusal(answer)).length).toBe(5)
    expect(refusalsIn(answers)).toEqual(Array(95).fill('plan_limit_reached'))
    expect(await balance(clientId, 'real')).toBe(dollars(950))
  })
})

describe('settling', () => {
  it('and opening on the same accounts at once: no deadlock, and all of both is done', async () => {
    const clients = await Promise.all([1, 2, 3].map(() => client(dollars(1_000))))
    await placeEach(clients, 40)
    const due = [...engine.positions.byId.values()]
    await moveOn(59)
    const settled = engine.pass(1_900)
    for (const lanes of strangers) lanes.settle(due)
    await Promise.all([settled, placeEach(clients, 40)])
    expect(await countOpen()).toBe(120)
    await moveOn(62)
    expect(await countOpen()).toBe(0)
  })

  it('by three processes at once, each in an order of its own: each trade once', async () => {
    const clients = await Promise.all([1, 2, 3].map(() => client(dollars(1_000))))
    await placeEach(clients, 50, '218/218')
    await engine.tick({ BTCUSD: 60_011 })
    const due = [...engine.positions.byId.values()]
    await engine.stop()
    clock.advance(61_000)
    for (const [index, lanes] of strangers.entries()) {
      lanes.settle(due.toSorted((a, b) => shuffled(a, index) - shuffled(b, index)))
    }
    while ((await countOpen()) > 0) await sleep(5)
  })
})

/** The ids end in random digits: another stretch of them is another order. */
function shuffled({ trade }: Position, index: number): number {
  return Number.parseInt(trade.id.slice(-8 - index, -2 - index), 16)
}

function refusalsIn(answers: readonly (Opened | KnownRefusal)[]): string[] {
  return answers.flatMap((answer) => ('refused' in answer ? [answer.refused] : []))
}

async function placeEach(clients: readonly ClientId[], times: number, strikeRate = '75/3') {
  const requests = clients.flatMap((clientId) =>
    Array.from({ length: times }, (_, index) => ({
      clientId,
      order: anOrder({
        stake: dollars(1 + (index % 5)),
        direction: index % 2 === 0 ? 'rise' : 'fall',
        strikeRate,
      }),
      orderKey: null,
    })),
  )
  const answers = await Promise.all(requests.map((request) => engine.lanes.open(request)))
  expect(answers.filter(isRefusal)).toEqual([])
}

/** Seconds pass, each with a new price. */
async function moveOn(seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i += 1) {
    await engine.pass(999)
    await engine.tick({ BTCUSD: 60_000 + (i % 13) })
  }
}

function client(money: Usd, plan = 'None'): Promise<ClientId> {
  return addFundedClient(database().db, { at: clock.now(), real: money, demo: money, plan })
}

async function balance(clientId: ClientId, book: Book = 'demo'): Promise<Usd | undefined> {
  const accounts = await accountsOf(database().db, [clientId])
  return accounts.find((account) => account.book === book)?.balance
}

async function countTrades(clientId: ClientId): Promise<number> {
  const rows = await database().db.rows('select from trades where client_id = $1', [clientId])
  return rows.length
}

async function countOpen(): Promise<number> {
  const rows = await database().db.rows(`select from trade_records where status = 'open'`)
  return rows.length
}
