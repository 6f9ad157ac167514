// Takes what the feed reports, stores it ten times a second, and only then lets anyone see or use
// it: the stored series decides, and charts, quotes and settlements all follow from it.

import { later, type Millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { DatabaseOutage, type Db } from '#server/platform/db.ts'
import type { Feed, FeedSink } from '../modules/market/feed.ts'
import { collect, giveBack, type Intake, newIntake, receive } from '../modules/market/intake.ts'
import {
  applyTick,
  closeMinutes,
  type Market,
  type MinuteCandle,
  type Quoted,
} from '../modules/market/market.ts'
import { minuteCandles } from '../modules/market/start-market.ts'
import { storeCandles, storeTicks } from '../modules/market/store-prices.ts'
import type { Tick } from '../modules/market/tick.ts'

export type StoredTicks = readonly {
  readonly quoted: Quoted
  readonly tick: Tick
  readonly source: string
}[]

export type IngestDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly feed: Feed
  readonly market: Market
  readonly log: (message: string) => void
  /** Called after each storing, with the ticks that are now part of the series (often none). */
  readonly onStored: (ticks: StoredTicks) => void
  /** How often to store; 100 ms unless a test's clock runs faster. */
  readonly storeEveryMs?: number
}

type Ingest = IngestDeps & { readonly intake: Intake; candles: MinuteCandle[] }

export function ingestTicks(deps: IngestDeps) {
  const { market, clock, feed, log } = deps
  const ingest: Ingest = { ...deps, intake: newIntake(market, clock.now()), candles: [] }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const loop = async () => {
    const began = performance.now()
    running = flush(ingest).catch((error) => log(`storing prices failed: ${error}`))
    await running
    const rest = (deps.storeEveryMs ?? 100) - (performance.now() - began)
    if (timer) timer = setTimeout(loop, Math.max(1, rest))
  }
  return {
    start: async () => {
      ingest.intake.sealed = later(clock.now(), -1)
      market.storedThrough = ingest.intake.sealed
      await feed.start(sinkOf(ingest))
      timer = setTimeout(loop, 0)
    },
    stop: async () => {
      clearTimeout(timer)
      timer = undefined
      await feed.stop()
      await running
    },
  }
}

function sinkOf(ingest: Ingest): FeedSink {
  const { market, clock, feed, log, intake } = ingest
  return {
    tick: (tick) => receive(intake, tick, clock.now()),
    candles: (missed) => ingest.candles.push(...minuteCandles(market, missed)),
    status: ({ connected, detail }) =>
      log(`feed ${feed.name}: ${connected ? 'connected' : 'lost'}, ${detail}`),
  }
}

/** Ticks first; the minutes they complete may follow later, for they are only history. */
async function flush(ingest: Ingest): Promise<void> {
  const now = ingest.clock.now()
  try {
    await flushTicks(ingest, now)
    const complete = ingest.candles
    ingest.candles = []
    await storeCandles(ingest.db, complete, now).catch((error) => {
      ingest.candles = [...complete, ...ingest.candles]
      throw error
    })
  } catch (error) {
    if (!(error instanceof DatabaseOutage)) throw error
    ingest.log(`prices wait for the database: ${error.message}`)
  }
}

async function flushTicks(ingest: Ingest, now: Millis): Promise<void> {
  const { db, market, intake } = ingest
  const batch = collect(intake, now)
  const stored = await storeTicks(db, market, batch).catch((error) => {
    giveBack(intake, batch)
    throw error
  })
  for (const { quoted, tick } of stored) {
    const candle = applyTick(quoted, tick)
    if (candle) ingest.candles.push({ instrumentId: quoted.instrument.id, candle })
  }
  market.storedThrough = later(now, -1)
  ingest.candles.push(...closeMinutes(market))
  ingest.onStored(stored)
}
