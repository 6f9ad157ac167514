// Home and another cell of one install: two engines on two databases, on one clock, and a wire
// between them that a test can cut.

import type { Database } from '#server/platform/db.ts'
import type { Feed } from '#server/trading/market/feed.ts'
import { hearHome } from '#server/trading/market/hear-home.ts'
import { loadNewestTicks } from '#server/trading/market/market.store.ts'
import { createSharedFeed } from '#server/trading/market/shared.feed.ts'
import { askedOfHome } from '#server/trading/market/shared-prices.ts'
import { sharePrices } from '#server/trading/share-prices.ts'
import { type TestClock, testClock } from './clock.ts'
import { startTestEngine, type TestEngine, testInstruments, wednesday } from './engine.ts'
import type { ScriptedFeed } from './feed.ts'
import { newWires, type Wires } from './wires.ts'

export type TwoCells = {
  readonly clock: TestClock
  readonly wires: Wires
  readonly logged: string[]
  home: TestEngine
  cell: TestEngine
  /** Prices of home's source, stored at home and, where it hears them, in the other cell. */
  readonly tick: (prices: Readonly<Record<string, number>>) => Promise<void>
  readonly pass: (ms: number) => Promise<void>
  readonly startHome: (prepare?: (feed: ScriptedFeed) => void) => Promise<void>
  /** `changed` says how its feed differs. */
  readonly startCell: (changed?: Partial<Feed>) => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startTwoCells(homeDb: Database, cellDb: Database): Promise<TwoCells> {
  const clock = testClock(wednesday)
  const wires = newWires()
  const logged: string[] = []
  const startHome = async (prepare?: (feed: ScriptedFeed) => void) => {
    const leadsSince = clock.now()
    const sharing = sharePrices({ bus: wires.join({ clock }), db: homeDb, leadsSince })
    const { ticks } = sharing.audience
    const engine = await startTestEngine(homeDb, {
      clock,
      audience: { ticks },
      isShared: true,
      ...(prepare && { prepare }),
    })
    const { market, feed } = engine
    const stopSharing = sharing.share({ market, feed }, 'scripted')
    const stop = async () => {
      stopSharing()
      await engine.stop()
    }
    return { ...engine, stop }
  }
  const startCell = async (changed: Partial<Feed> = {}) => {
    const home = await hearHome(wires.join({ clock }), 'prices')
    const source = await home.ask(askedOfHome.source, null)
    const newest = new Map((await loadNewestTicks(cellDb)).map((it) => [it.instrumentId, it.at]))
    const feed = createSharedFeed({
      name: 'simulated',
      home,
      source,
      instruments: testInstruments,
      clock,
      newest,
      log: (message) => logged.push(message),
      onOtherSource: () => logged.push('another source'),
    })
    return startTestEngine(cellDb, { clock, source: { ...feed, ...changed } })
  }
  const home = await startHome()
  const cell = await startCell()
  const cells: TwoCells = {
    clock,
    wires,
    logged,
    home,
    cell,
    tick: async (prices) => {
      for (const [symbol, price] of Object.entries(prices)) cells.home.feed.tick(symbol, price)
      await cells.pass(1)
    },
    pass: async (ms) => {
      await cells.home.pass(ms)
      await cells.cell.pass(0)
    },
    startHome: async (prepare) => {
      cells.home = await startHome(prepare)
    },
    startCell: async (changed) => {
      cells.cell = await startCell(changed)
    },
    stop: async () => {
      await cells.cell.stop()
      await cells.home.stop()
    },
  }
  return cells
}

/** All that a database has of prices, but for numbers of its own. */
export async function pricesIn(db: Database) {
  return {
    ticks: await db.rows(
      `select instrument_id, at, price, name as source, mids from ticks
         join tick_sources on id = source_id order by instrument_id, at`,
    ),
    halts: await db.rows(
      `select instrument_id, at, cause, name as source, mids from price_halts h
         join tick_sources s on s.id = source_id order by instrument_id, at`,
    ),
    gaps: await db.rows(
      `select instrument_id, from_at, to_at, cause, asked, answered_at, answer, ticks
         from price_gaps order by instrument_id, from_at`,
    ),
    candles: await db.rows('select * from candles order by instrument_id, interval_s, at'),
  }
}
