// Takes what the feed reports, stores it ten times a second, and only then lets anyone see or use
// it: the stored series decides, and charts, quotes and settlements all follow from it.

import { floorTo, type Millis, millis, minute, second } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import { DatabaseOutage, type Db } from '#server/platform/db.ts'
import { count } from '#server/platform/measure.ts'
import { type Filling, fillGaps } from './fill-gaps.ts'
import type { Feed, FeedGap, FeedSink } from './market/feed.ts'
import { haltsWith } from './market/halts.ts'
import {
  type Collected,
  collect,
  giveBack,
  type Intake,
  leaveOut,
  newIntake,
  noteAnswer,
  openGap,
  receive,
} from './market/intake.ts'
import {
  applyTick,
  closeMinutes,
  type Market,
  type MinuteCandle,
  type StoredTicks,
} from './market/market.ts'
import { minuteCandles } from './market/start-market.ts'
import {
  saveGaps,
  saveHalts,
  saveRefused,
  storeCandles,
  storeTicks,
} from './market/store-prices.ts'

/** A source that did not answer is asked again after so many storings: five seconds. */
const askAgainStores = 50
/** Prices of some seconds, which came while they could not be stored. */
const muchToMakeReady = 1_000
/** Answers remembered of one instrument. */
const gapsKept = 1_000

export type IngestDeps = {
  readonly db: Db
  readonly clock: Clock
  readonly feed: Feed
  readonly market: Market
  readonly log: (message: string) => void
  /** Whether open trades, or orders being decided, rest on the prices of an instrument. */
  readonly isOpen: (instrumentId: number) => boolean
  /** Whether the prices of before this start are another feed's, which nobody can tell again. */
  readonly isOtherFeed: boolean
  /** Called after each storing, with the ticks that are now part of the series (often none). */
  readonly onStored: (ticks: StoredTicks) => void
  /** How often to store; 100 ms unless a test's clock runs faster. */
  readonly storeEveryMs?: number | undefined
}

type Ingest = IngestDeps & {
  readonly intake: Intake
  candles: MinuteCandle[]
  /** The minute in which it was last written down what was left out. */
  refusedIn: Millis
  voicesAt: Millis
  readonly filling: Filling
}

export function ingestTicks(deps: IngestDeps) {
  const { market, feed, log, storeEveryMs = 100 } = deps
  const intake = newIntake(market, feed.isAdmitted)
  const askAgainMs = askAgainStores * storeEveryMs
  const filling = fillGaps({ ...deps, intake, askAgainMs })
  const ingest: Ingest = {
    ...deps,
    intake,
    candles: [],
    refusedIn: millis(0),
    voicesAt: millis(0),
    filling,
  }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const loop = async () => {
    const began = performance.now()
    running = flush(ingest).catch((error) => log(`storing prices failed: ${error}`))
    await running
    const rest = storeEveryMs - (performance.now() - began)
    if (timer) timer = setTimeout(loop, Math.max(1, rest))
  }
  return {
    start: async () => {
      await feed.start(sinkOf(ingest))
      timer = setTimeout(loop, 0)
    },
    stop: async () => {
      clearTimeout(timer)
      timer = undefined
      await feed.stop()
      await ingest.filling.stop()
      await running
    },
  }
}

function sinkOf(ingest: Ingest): FeedSink {
  const { market, feed, log, intake } = ingest
  return {
    tick: (tick) => receive(intake, tick),
    halt: (halt) => void intake.halts.push(halt),
    leftOut: (tick, why) => leaveOut(intake, tick, why),
    answered: ({ symbol, ...gap }) => noteAnswer(intake, symbol, gap),
    waiting: () => intake.taken.length,
    gap: (gap) => missed(ingest, gap),
    candles: (missed) => ingest.candles.push(...minuteCandles(market, missed)),
    status: ({ connected, detail }) =>
      log(`feed ${feed.name}: ${connected ? 'connected' : 'lost'}, ${detail}`),
  }
}

/** Prices were missed: the source is asked for those that trades rest on. */
function missed({ intake, isOpen, filling }: Ingest, gap: FeedGap): void {
  if (openGap(intake, gap, isOpen)) filling.wake()
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
    await flushRefused(ingest, now)
  } catch (error) {
    if (!(error instanceof DatabaseOutage)) throw error
    ingest.log(`prices wait for the database: ${error.message}`)
  }
}

/** Once a minute; what cannot be written waits for the next. */
async function flushRefused(ingest: Ingest, now: Millis): Promise<void> {
  const { db, market, intake } = ingest
  const thisMinute = floorTo(now, minute)
  if (thisMinute <= ingest.refusedIn || intake.refused.size === 0) return
  const refused = intake.refused
  intake.refused = new Map()
  await saveRefused(db, market, [...refused.values()], now).catch((error) => {
    intake.refused = new Map([...intake.refused, ...refused])
    throw error
  })
  ingest.refusedIn = thisMinute
}

/** What was answered to gaps, then the prices: nothing is decided on one without the other. */
async function storeCollected(db: Db, market: Market, { batch, filled, halts }: Collected) {
  // While nobody is there to take it, it is not made ready ten times a second.
  if (batch.length > muchToMakeReady) await db.rows('select')
  await saveGaps(db, filled)
  await saveHalts(db, market, halts)
  return storeTicks(db, market, batch)
}

/** Once a second. */
function tellVoices(ingest: Ingest, now: Millis): void {
  if (!ingest.feed.voices || now - ingest.voicesAt < second) return
  ingest.voicesAt = now
  ingest.market.voices = ingest.feed.voices()
}

async function flushTicks(ingest: Ingest, now: Millis): Promise<void> {
  const { db, market, intake, feed } = ingest
  const told = millis(Math.min(now - 1, feed.toldThrough()))
  const through = told > market.storedThrough ? told : market.storedThrough
  const collected = collect(intake, through)
  const stored = await storeCollected(db, market, collected).catch((error) => {
    const dropped = giveBack(intake, collected)
    if (dropped) missed(ingest, dropped)
    throw error
  })
  if (stored.length > 0) count('ticks_stored_total', {}, stored.length)
  for (const { quoted, tick } of stored) {
    const candle = applyTick(quoted, tick)
    if (candle) ingest.candles.push({ instrumentId: quoted.instrument.id, candle })
  }
  market.storedThrough = through
  market.turns = collected.halts
  for (const { symbol, at, cause } of collected.halts) {
    const quoted = market.bySymbol.get(symbol)
    if (!quoted) continue
    quoted.halt = cause
    quoted.halts = haltsWith(quoted.halts, { at, cause }).slice(-gapsKept)
  }
  tellVoices(ingest, now)
  for (const { line, answered } of collected.filled) {
    line.quoted.heldFrom = line.gaps[0]?.from
    line.quoted.heldFor = line.gaps[0]?.cause
    line.quoted.gaps = [...line.quoted.gaps, answered].slice(-gapsKept)
  }
  if (feed.isAdmitted) holdAs(feed, market)
  if (collected.filled.length > 0) ingest.filling.wake()
  ingest.candles.push(...closeMinutes(market))
  ingest.onStored(stored)
}

/** What is not known yet where prices come from is not known here. */
function holdAs(feed: Feed, market: Market): void {
  for (const [symbol, quoted] of market.bySymbol) {
    const held = feed.heldAt?.(symbol)
    if (quoted.heldFrom === held?.from) continue
    quoted.heldFrom = held?.from
    quoted.heldFor = held?.cause
  }
}
