// The real trading engine on a real database, with a clock that a test moves and prices that a test
// decides.

import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Order } from '#contract/client/trades.ts'
import { type TradeId, uuidFrom } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { type Millis, millis } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import type { Database } from '#server/platform/db.ts'
import {
  type Engine,
  type EngineAudience,
  type EngineDeps,
  startEngine,
} from '#server/trading/engine.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'
import { upsertInstruments } from '#server/trading/instruments/instruments.store.ts'
import type { Feed } from '#server/trading/market/feed.ts'
import { type Entries, entriesOf, slotMs } from '#server/trading/trades/positions.ts'
import { isEntryOverdue } from '#server/trading/trades/settlement.ts'
import { type TestClock, testClock } from './clock.ts'
import { type ScriptedFeed, scriptedFeed } from './feed.ts'

/** A Wednesday morning: every market is open. */
export const wednesday = millis(Date.UTC(2026, 2, 4, 10))

export const tradedInstrument = {
  isTradable: true,
  stakeMin: dollars(1),
  stakeMax: dollars(10_000),
  payoutMaxPerClient: dollars(1_000_000),
  exposureMax: dollars(10_000_000),
  krakenSymbol: null,
  exchange: null,
  title: null,
} as const

/** Three price grids: cents, a coarse one, and one of a currency pair. */
export const testInstruments: readonly Instrument[] = [
  {
    ...tradedInstrument,
    id: 1,
    symbol: 'BTCUSD',
    base: 'BTC',
    quote: 'USD',
    category: 'Cryptocurrency',
    scale: { decimals: 2, tickPoints: 1 },
  },
  {
    ...tradedInstrument,
    id: 2,
    symbol: 'BCHBTC',
    base: 'BCH',
    quote: 'BTC',
    category: 'Cryptocurrency',
    scale: { decimals: 8, tickPoints: 25 },
  },
  {
    ...tradedInstrument,
    id: 3,
    symbol: 'EURUSD',
    base: 'EUR',
    quote: 'USD',
    category: 'Currencies',
    scale: { decimals: 5, tickPoints: 1 },
  },
]

export function anOrder(changes: Partial<Order> = {}): Order {
  return {
    book: 'demo',
    symbol: 'BTCUSD',
    category: 'Cryptocurrency',
    direction: 'rise',
    stake: dollars(10),
    durationSeconds: 60,
    strikeRate: '75/3',
    ...changes,
  }
}

export function newTestId(now: Millis): string {
  return uuidFrom(now, randomBytes(10))
}

export type TestEngine = Engine & {
  readonly clock: TestClock
  readonly feed: ScriptedFeed
  readonly entriesOf: (ids: readonly TradeId[]) => Promise<Entries>
  /**
   * Moves the clock on, then waits until all that happened is stored and all that fell due is
   * settled.
   */
  readonly pass: (ms: number) => Promise<void>
  /** Reports these prices, by symbol, and waits until they are stored. */
  readonly tick: (prices: Readonly<Record<string, number>>) => Promise<void>
}

export type TestEngineOptions = Partial<
  Pick<
    EngineDeps,
    | 'settings'
    | 'needsIdentity'
    | 'needsAppropriateness'
    | 'serves'
    | 'lanes'
    | 'log'
    | 'orderPatienceMs'
    | 'isShared'
  >
> & {
  readonly clock?: TestClock
  readonly audience?: Partial<EngineAudience>
  /** Besides the usual three. */
  readonly more?: readonly Instrument[]
  /** Whether another feed gave the prices before this start. */
  readonly isOtherFeed?: boolean
  /** Where prices come from, in the place of what a test says itself. */
  readonly source?: Feed
  /** Called before the feed starts. */
  readonly prepare?: (feed: ScriptedFeed) => void
}

export async function startTestEngine(
  db: Database,
  options: TestEngineOptions = {},
): Promise<TestEngine> {
  const clock = options.clock ?? testClock(wednesday)
  const instruments = [...testInstruments, ...(options.more ?? [])]
  const feed = scriptedFeed(clock, instruments)
  options.prepare?.(feed)
  await upsertInstruments(db, instruments)
  const nobody = () => {}
  const engine = await startEngine({
    db,
    clock,
    feed: options.source ?? feed,
    instruments,
    settings: options.settings ?? (() => defaultSettings),
    installTradesLive: () => true,
    needsIdentity: options.needsIdentity ?? (() => false),
    needsAppropriateness: options.needsAppropriateness ?? (() => false),
    serves: options.serves ?? (() => true),
    newId: newTestId,
    lanes: options.lanes ?? 2,
    log: options.log ?? nobody,
    orderPatienceMs: options.orderPatienceMs,
    audience: {
      ticks: nobody,
      opened: nobody,
      entered: nobody,
      settled: nobody,
      ...options.audience,
    },
    storeEveryMs: 1,
    isOtherFeed: options.isOtherFeed ?? false,
    isShared: options.isShared ?? false,
  })
  const settle = async () => {
    while (engine.market.storedThrough < clock.now() - 1 || isAnythingDue(engine)) await sleep(1)
  }
  return {
    ...engine,
    clock,
    feed,
    entriesOf: async (ids) => entriesOf(engine.positions, ids),
    pass: async (ms) => {
      clock.advance(ms)
      await settle()
    },
    tick: async (prices) => {
      for (const [symbol, price] of Object.entries(prices)) feed.tick(symbol, price)
      clock.advance(1)
      await settle()
    },
  }
}

/**
 * Whether a trade of this expiry is settled once everything up to `through` is known: by slots of
 * the wheel.
 */
export function hasFallenDue(expiresAt: Millis, through: Millis): boolean {
  return Math.floor(expiresAt / slotMs) < Math.floor((through + 1) / slotMs)
}

function isAnythingDue({ market, positions }: Engine): boolean {
  const through = market.storedThrough
  return [...positions.byId.values()].some(
    ({ trade, entry }) =>
      hasFallenDue(trade.expiresAt, through) || (entry === null && isEntryOverdue(trade, through)),
  )
}
