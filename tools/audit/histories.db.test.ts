import { describe, expect, it } from 'vitest'
import type { Order } from '#contract/client/trades.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import { books, cents, dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso, type Millis, second } from '#kernel/time.ts'
import { fc, isProving, seed } from '#seed'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { accountsOf } from '#server/ledger/post-transfers.ts'
import { openDatabase } from '#server/platform/db.ts'
import { estimate } from '#server/trading/market/estimator.ts'
import { winProbability } from '#server/trading/market/pricing.ts'
import type { Position } from '#server/trading/trades/positions.ts'
import { payoutRateOf } from '#server/trading/trades/trade.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import {
  anOrder,
  hasFallenDue,
  startTestEngine,
  type TestEngine,
  testInstruments,
  wednesday,
} from '#test/engine.ts'
import { firstPrices } from '#test/feed.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { audit, brokenOf } from './audit.ts'
import { type Model, type ModelTrade, newModel } from './model.ts'

type Step =
  | { readonly do: 'trade'; readonly orders: readonly Placing[]; readonly isTicking: boolean }
  | ({ readonly do: 'run'; readonly ticks: number; readonly everyMs: number } & Prices)
  | { readonly do: 'wait'; readonly ms: number }
  | { readonly do: 'settle again'; readonly dice: number }
  | { readonly do: 'restart' }

type Prices = {
  /** The instrument, by its place in the list, that tells none; null for no such. */
  readonly silent: number | null
  readonly dice: number
}

type Placing = {
  readonly client: number
  readonly order: Order
  readonly key: string | null
}

/** Null, but for one time in eight. */
function seldom<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: 7, arbitrary: fc.constant(null) }, { weight: 1, arbitrary })
}

const amount = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 100, max: 15_000 }) },
  // Half a cent of profit, for most rates.
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 90 }).map((whole) => whole * 100 + 50) },
  { weight: 1, arbitrary: fc.constantFrom(1, 99, 100, 1_000_000, 1_000_001) },
)
const anyOrder: fc.Arbitrary<Order> = fc
  .record({
    book: fc.constantFrom(...books),
    instrument: fc.constantFrom(...testInstruments),
    direction: fc.constantFrom('rise' as const, 'fall' as const),
    stake: amount.map((value) => cents(BigInt(value))),
    durationSeconds: fc.constantFrom(60, 60, 60, 180, 900),
    strikeRate: fc.constantFrom('75/3', '12/5', '11/13', '1/18', '1/61', '218/218'),
    tampered: seldom(
      fc.constantFrom(
        { symbol: 'XYZUSD' },
        { category: 'Metals' },
        { durationSeconds: 61 },
        { durationSeconds: 0 },
        { strikeRate: '500/500' },
      ),
    ),
  })
  .map(({ instrument: { symbol, category }, tampered, ...rest }) =>
    anOrder({ ...rest, symbol, category, ...tampered }),
  )
const placing: fc.Arbitrary<Placing> = fc.record({
  client: fc.nat(2),
  order: anyOrder,
  key: fc.option(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { freq: 3 }),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('trade' as const),
      // Some orders are sent again as they are: that is what keys are for.
      orders: fc
        .array(placing, { minLength: 1, maxLength: 8 })
        .chain((orders) => fc.shuffledSubarray([...orders, ...orders], { minLength: 1 })),
      isTicking: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('run' as const),
      ticks: fc.integer({ min: 1, max: 20 }),
      everyMs: fc.constantFrom(400, 3_000, 4_500, 5_500, 50_000),
      silent: seldom(fc.nat(2)),
      dice: fc.nat(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      ms: fc.constantFrom(1, 250, 1_999, 2_001, 9_999, 12_000, 59_000, 700_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle again' as const), dice: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
)

describe('any history of orders, prices, silences, repeated settlements and restarts', () => {
  it(`leaves sound books and the balances of a model (seed ${seed})`, async () => {
    const seen = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 24 }), async (steps) => {
        const history = await begin()
        try {
          for (const one of steps) await play(history, one)
          await finish(history)
          await compare(history, seen)
        } finally {
          await end(history)
        }
      }),
      { seed, numRuns: isProving ? 20 : 4, endOnFailure: true },
    )
    expect([...seen.keys()].sort()).toEqual(expect.arrayContaining(['lost', 'voided', 'won']))
  }, 600_000)
})

type History = {
  readonly database: TestDatabase
  readonly clock: TestClock
  readonly model: Model
  readonly clients: readonly ClientId[]
  readonly positions: Position[]
  engine: TestEngine
}

const money = { real: dollars(200), demo: dollars(300) }

async function begin(): Promise<History> {
  const database = await cloneDatabase()
  const clock = testClock(wednesday)
  const clients: ClientId[] = []
  for (let i = 0; i < 3; i += 1) {
    clients.push(await addFundedClient(database.db, { ...money, at: wednesday }))
  }
  const engine = await startTestEngine(database.db, { clock })
  const start = { clients, money, instruments: testInstruments, prices: firstPrices, at: wednesday }
  const history = { database, clock, model: newModel(start), clients, positions: [], engine }
  await run(history, { do: 'run', ticks: 2, everyMs: second, silent: null, dice: 2 })
  return history
}

async function end({ database: { db, connection }, engine }: History): Promise<void> {
  await engine.stop()
  await db.close()
  const admin = openDatabase({ ...connection, database: 'postgres' }, () => {})
  await admin.rows(`drop database ${connection.database}`)
  await admin.close()
}

async function play(history: History, one: Step): Promise<void> {
  switch (one.do) {
    case 'trade':
      await trade(history, one.orders)
      // A price of the instant of acceptance is not one of after it.
      if (one.isTicking && history.model.maySpeak(history.clock.now())) tickAll(history, null, 3)
      return pass(history, 1)
    case 'run':
      return run(history, one)
    case 'wait':
      return pass(history, one.ms)
    case 'settle again': {
      const through = history.engine.market.storedThrough
      const done = history.positions.filter((it) => hasFallenDue(it.trade.expiresAt, through))
      history.engine.lanes.settle(done.toSorted(() => rolled(one.dice, done.length) - 15))
      return
    }
    case 'restart':
      await history.engine.stop()
      // No start takes no time: what it asks the source is answered after what was settled before.
      history.clock.advance(1)
      history.engine = await startTestEngine(history.database.db, { clock: history.clock })
      return pass(history, 1)
  }
}

/** The model knows money, not prices: whether there was a price is asked of the estimator itself. */
function isPriceable({ market, clock }: TestEngine, order: Order): boolean {
  const quoted = present(market.bySymbol.get(order.symbol), 'an instrument')
  const rate = payoutRateOf(order, defaultSettings.strikeRates)
  const known = estimate(quoted.estimator, order.durationSeconds, clock.now())
  return (
    rate !== undefined && known?.canPlace(winProbability(rate, defaultSettings.marginBp)) === true
  )
}

async function trade(history: History, orders: readonly Placing[]): Promise<void> {
  const { engine, model, clients, clock } = history
  const requests = orders.map(({ client, order, key }) => ({
    clientId: present(clients[client], 'a client'),
    order,
    orderKey: key,
  }))
  const answers = await Promise.all(requests.map((request) => engine.lanes.open(request)))
  for (const [index, request] of requests.entries()) {
    const answer = present(answers[index], 'an answer')
    const code = isRefusal(answer) ? answer.refused : null
    const expected = model.decide(request, clock.now())
    const isUnpriced = code === 'no_quote' && !isPriceable(engine, request.order)
    expect(isUnpriced ? null : code).toEqual(isUnpriced ? null : expected.refused)
    if (isRefusal(answer)) continue
    const trade = model.accept(request, {
      id: answer.trade.id,
      factor: answer.trade.strikeFactor,
      at: clock.now(),
    })
    expect(answer.trade.id).toBe(trade.id)
    expect(answer.isNew).toBe(expected.earlier === null)
    const position = engine.positions.byId.get(answer.trade.id)
    if (position) history.positions.push(position)
  }
}

/**
 * New prices of all instruments but the silent one, again and again; some at the very end of
 * trades.
 */
async function run(history: History, { ticks, everyMs, silent, dice }: Step & { do: 'run' }) {
  for (let i = 0; i < ticks; i += 1) {
    await pass(history, everyMs)
    tickAll(history, silent, dice + i)
  }
  await pass(history, 1)
}

function tickAll({ model, engine, clock }: History, silent: number | null, dice: number): void {
  for (const [index, { symbol, scale }] of testInstruments.entries()) {
    if (index === silent) continue
    const points = model.tick(symbol, clock.now(), rolled(dice, index))
    engine.feed.tick(symbol, points / 10 ** scale.decimals)
  }
}

async function pass(history: History, ms: number): Promise<void> {
  await history.engine.pass(ms)
  const through = history.engine.market.storedThrough
  history.model.settle(through, (expiresAt) => hasFallenDue(expiresAt as Millis, through))
}

async function finish(history: History): Promise<void> {
  await run(history, { do: 'run', ticks: 40, everyMs: 4_900, silent: null, dice: 1 })

  await pass(history, 901 * second)
}

async function compare(history: History, seen: Map<string, number>) {
  const { engine, model, clients, clock } = history
  const { db } = history.database
  await engine.stop()
  expect(brokenOf(await audit(db, { now: iso(clock.now()), show: 3 }))).toEqual([])
  for (const clientId of clients) {
    for (const account of await accountsOf(db, [clientId])) {
      expect([account.book, account.balance]).toEqual([
        account.book,
        model.balance(clientId, account.book),
      ])
    }
    const rows = await db.rows<Omit<ModelTrade, 'order'>>(
      'select id, status, payout, stake from trade_records where client_id = $1 order by id',
      [clientId],
    )
    expect(rows).toEqual(model.tradesOf(clientId))
    for (const { status } of rows) seen.set(status, (seen.get(status) ?? 0) + 1)
    const postings = await db.rows<{ count: bigint }>(
      'select count(*) from postings p join ledger_accounts a on a.id = p.account_id where client_id = $1',
      [clientId],
    )
    const paid = rows.filter(({ payout }) => payout !== null && payout > 0n)
    expect(postings[0]?.count).toBe(BigInt(books.length + rows.length + paid.length))
  }
}

/** A number from 0 to 30 that follows from these two. */
function rolled(dice: number, turn: number): number {
  return Math.floor((((Math.sin(dice * 12.9898 + turn * 78.233) * 43758.5453) % 1) + 1) * 15.5)
}
