// A small world in which everything that can become of a trade has happened once, made by the real
// engine.

import type { Order } from '#contract/client/trades.ts'
import { present } from '#kernel/assert.ts'
import type { ClientId, TradeId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { fromPoints } from '#kernel/price.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import type { Database } from '#server/platform/db.ts'
import type { Outcome } from '#server/trading/trades/settlement.ts'
import { anOrder, startTestEngine, type TestEngine, testInstruments, wednesday } from './engine.ts'
import { firstPrices } from './feed.ts'
import { addFundedClient } from './funded-client.ts'

export type World = {
  readonly ada: ClientId
  readonly bob: ClientId
  readonly trades: Readonly<Record<Name, TradeId>>
  /** The world's last instant, ISO 8601. */
  readonly now: string
}

type Name =
  | Exclude<Outcome, 'voided'>
  | 'wonReal'
  | 'lostReal'
  | 'noEntry'
  | 'noExit'
  | 'tooOld'
  | 'open'
  | 'openReal'

const bch = { symbol: 'BCHBTC' } as const
const eur = { symbol: 'EURUSD', category: 'Currencies' } as const

/**
 * Ada trades under a plan with five live trades a day; Bob has none and trades on his demo account.
 */
export async function buildWorld(db: Database): Promise<World> {
  const money = { at: wednesday, real: dollars(500), demo: dollars(1_000) }
  const ada = await addFundedClient(db, { ...money, plan: 'Gold-7600' })
  const bob = await addFundedClient(db, money)
  const engine = await startTestEngine(db, {
    settings: () => ({ ...defaultSettings, planLimitScope: 'live' }),
  })
  try {
    const trades = await tradeAll(engine, ada, bob)
    return { ada, bob, trades, now: iso(engine.clock.now()) }
  } finally {
    await engine.stop()
  }
}

async function tradeAll(engine: TestEngine, ada: ClientId, bob: ClientId) {
  let keys = 0
  const place = async (clientId: ClientId, changes: Partial<Order> = {}): Promise<TradeId> => {
    await engine.pass(7)
    keys += 1
    const opened = await engine.lanes.open({
      clientId,
      order: anOrder(changes),
      orderKey: keys % 3 === 0 ? null : `key-${keys}`,
    })
    if (isRefusal(opened)) throw new Error(`refused: ${opened.refused}`)
    return opened.trade.id
  }

  await tickFor(engine, 3, { BTCUSD: 1, BCHBTC: 1, EURUSD: 1 })
  const won = await place(ada)
  const lost = await place(ada, { direction: 'fall', strikeRate: '218/218', stake: dollars(25) })
  const wonReal = await place(ada, { book: 'real', stake: dollars(33), strikeRate: '11/13' })
  const lostReal = await place(ada, { book: 'real', strikeRate: '218/218' })
  const noEntry = await place(bob, { ...bch, stake: dollars(7) })
  await tickFor(engine, 62, { BTCUSD: 1.00003, EURUSD: 1 })

  await tickFor(engine, 1, { BCHBTC: 1.0001 })
  const tied = await place(bob, eur)
  const noExit = await place(bob, { ...bch, direction: 'fall' })
  await tickFor(engine, 1, { BCHBTC: 1.0002, EURUSD: 1 })
  const strike = present(engine.positions.byId.get(tied)?.strike, 'the strike of a running trade')
  await tickFor(engine, 58, {
    EURUSD: fromPoints(strike, scaleOf('EURUSD')) / firstPriceOf('EURUSD'),
  })

  await engine.pass(1_000)
  await tickFor(engine, 1, { BCHBTC: 1.0003, BTCUSD: 1 })
  const tooOld = await place(bob, { ...bch, durationSeconds: 300 })
  await tickFor(engine, 130, { BCHBTC: 1.0004, BTCUSD: 1 })
  await tickFor(engine, 175, { BTCUSD: 1 })

  const open = await place(bob, { durationSeconds: 300, stake: dollars(50) })
  const openReal = await place(ada, { book: 'real', durationSeconds: 900 })
  await tickFor(engine, 2, { BTCUSD: 1 })
  return { won, lost, tied, wonReal, lostReal, noEntry, noExit, tooOld, open, openReal }
}

/**
 * Every second, for so many seconds, a price about this multiple of the first one, and in the end
 * exactly.
 */
async function tickFor(engine: TestEngine, seconds: number, multiples: Record<string, number>) {
  for (let left = seconds - 1; left >= 0; left -= 1) {
    // A price that stands still for a minute would be taken for a frozen feed.
    const wiggle = 1 + (left % 2) * 2e-5
    const prices = Object.entries(multiples).map(([symbol, times]) => {
      return [symbol, times * wiggle * firstPriceOf(symbol)] as const
    })
    await engine.pass(999)
    await engine.tick(Object.fromEntries(prices))
  }
}

function scaleOf(symbol: string) {
  return present(
    testInstruments.find((it) => it.symbol === symbol),
    'a test instrument',
  ).scale
}

function firstPriceOf(symbol: string): number {
  return present(firstPrices[symbol], 'a first price')
}
