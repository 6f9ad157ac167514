// Takes what the feed reports, stores it ten times a second, and only then lets anyone see or use it:
// the stored series decides, and charts, quotes and settlements all follow from it.

import { later, type Millis, millis } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { DatabaseOutage, type Db } from '#server/platform/db.ts'
import { isOpenAt } from '../modules/instruments/instrument.ts'
import {
  type Admission,
  admit,
  admitWaiting,
  newAdmission,
  type Reported,
} from '../modules/market/admission.ts'
import { volatilityOf } from '../modules/market/estimator.ts'
import type { Feed, FeedTick } from '../modules/market/feed.ts'
import {
  applyTick,
  closeMinutes,
  type Market,
  type MinuteCandle,
  type Quoted,
} from '../modules/market/market.ts'
import { minuteCandles } from '../modules/market/start-market.ts'
import { storeCandles, storeTicks } from '../modules/market/store-prices.ts'
import { newest, type Tick } from '../modules/market/tick.ts'

export type StoredTicks = readonly {
  readonly quoted: Quoted
  readonly tick: Tick
  readonly source: string
}[]

type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly feed: Feed
  readonly market: Market
  readonly log: (message: string) => void
  /** Called after each storing, with the ticks that are now part of the series (often none). */
  readonly onStored: (ticks: StoredTicks) => void
  /** How often to store; 100 ms unless a test's clock runs faster. */
  readonly everyMs?: number
}

type Line = { readonly quoted: Quoted; readonly admission: Admission }
type Taken = { readonly line: Line; readonly reported: Reported }

/** Ticks kept while there is no database; beyond that the oldest are dropped, as if never received. */
const keptWhileDown = 100_000

export function ingestTicks(deps: Deps): { start: () => Promise<void>; stop: () => Promise<void> } {
  const { market, clock, feed, log } = deps
  const lines = new Map<string, Line>()
  for (const quoted of market.byId.values())
    lines.set(quoted.instrument.symbol, lineOf(market, quoted))
  const waiting = new Set<Line>()
  let taken: Taken[] = []
  let candles: MinuteCandle[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  /** What is received from now on is later: the stretch up to here is being stored, if not stored. */
  let sealed = market.storedThrough

  const report = (tick: FeedTick) => {
    const line = lines.get(tick.symbol)
    if (!line || !isOpenAt(line.quoted.instrument.category, clock.now())) return
    // Received means received now: a tick can never slip into a stretch that is already settled.
    const at = later(sealed, Math.max(1, tick.at - sealed))
    const { instrument, estimator } = line.quoted
    const reported = admit(
      line.admission,
      { ...tick, at },
      instrument.scale,
      volatilityOf(estimator),
    )
    if (reported) taken.push({ line, reported })
    if (line.admission.waiting) waiting.add(line)
  }

  const collect = (now: Millis): Taken[] => {
    for (const line of waiting) {
      const reported = admitWaiting(line.admission, now)
      if (reported) taken.push({ line, reported })
      if (!line.admission.waiting) waiting.delete(line)
    }
    const batch = taken
    taken = []
    sealed = later(now, -1)
    return batch
  }

  const flushTicks = async (now: Millis) => {
    const batch = collect(now)
    const admitted = batch.map(({ line, reported }) => ({ quoted: line.quoted, reported }))
    const stored = await storeTicks(deps.db, market, admitted).catch((error) => {
      taken = [...batch, ...taken].slice(-keptWhileDown)
      throw error
    })
    candles.push(...applyAll(stored))
    market.storedThrough = later(now, -1)
    candles.push(...closeMinutes(market))
    deps.onStored(stored)
  }

  const flush = async () => {
    const now = clock.now()
    try {
      await flushTicks(now)
      const done = candles
      await storeCandles(deps.db, done, now)
      candles = candles.slice(done.length)
    } catch (error) {
      if (!(error instanceof DatabaseOutage)) throw error
      log(`prices wait for the database: ${error.message}`)
    }
  }

  const loop = async () => {
    const began = performance.now()
    running = flush().catch((error) => log(`storing prices failed: ${error}`))
    await running
    const rest = (deps.everyMs ?? 100) - (performance.now() - began)
    if (timer) timer = setTimeout(loop, Math.max(1, rest))
  }

  return {
    start: async () => {
      market.storedThrough = millis(clock.now() - 1)
      sealed = market.storedThrough
      await feed.start({
        tick: report,
        candles: (missed) => candles.push(...minuteCandles(market, missed)),
        status: ({ connected, detail }) =>
          log(`feed ${feed.name}: ${connected ? 'connected' : 'lost'}, ${detail}`),
      })
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

function lineOf(market: Market, quoted: Quoted): Line {
  const last = newest(quoted.series)
  const source = last && market.sources.names.get(last.sourceId)
  const admission = newAdmission(
    last && { at: last.at as Millis, price: last.price, source: source ?? '' },
  )
  return { quoted, admission }
}

function applyAll(stored: StoredTicks): MinuteCandle[] {
  return stored.flatMap(({ quoted, tick }) => {
    const candle = applyTick(quoted, tick)
    return candle ? [{ instrumentId: quoted.instrument.id, candle }] : []
  })
}
