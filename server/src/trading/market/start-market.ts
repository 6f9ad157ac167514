// Brings the market to life: fetches the history that is missing, teaches the estimators, and
// recalls the newest ticks.

import { pointsTold } from '#kernel/price.ts'
import { day, floorTo, hour, later, type Millis, minute } from '#kernel/time.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/db.ts'
import type { Instrument } from '../instruments/instrument.ts'
import type { Feed, FeedCandle, FeedTick } from './feed.ts'
import { loadRecentGaps } from './gaps.store.ts'
import { endHalts, loadHaltsOf } from './halts.store.ts'
import {
  createTickPartitions,
  insertTicks,
  loadCloses,
  loadNewestCandleTime,
  loadNewestTicks,
  loadRecentTicks,
  loadWithoutCandles,
  type StoredTick,
  saveCandles,
  saveHours,
} from './market.store.ts'
import { applyTick, learn, type Market, type MinuteCandle, newMarket } from './market.ts'
import { loadSources, numberSources } from './number-sources.ts'

/** How much history a fresh install fetches, and estimators learn from. */
const historyMs = 2 * day
const learnMs = 3 * day
/** Longer than exchanges are closed around Easter. */
const sessionsMs = 6 * day
/** Ticks of a fresh install's past, so that its fine charts are not empty. */
const pastTicksMs = 2 * hour
/** Gaps that an open trade may rest on: none lasts longer than a day. */
const recallGapsMs = 2 * day
/** Recent ticks kept in memory from before a restart. */
const recallMs = 10 * minute

type Deps = {
  readonly db: Database
  readonly clock: Clock
  readonly feed: Feed
  readonly instruments: readonly Instrument[]
}

export async function startMarket({ db, clock, feed, instruments }: Deps): Promise<Market> {
  const market = newMarket(instruments, await loadSources(db), feed.symbols)
  const now = clock.now()
  await createTickPartitions(db, { from: later(now, -pastTicksMs), to: now })
  const isNew = new Set(await loadWithoutCandles(db))
  const to = await fetchHistory({ db, feed, market, now })
  await fetchLastSessions({ db, feed, market, now }, { isNew, to })
  await fetchPastTicks({ db, feed, market, now })
  for (const row of await loadCloses(db, later(now, -learnMs))) {
    const quoted = market.byId.get(row.instrument_id)
    const { at, close, within } = row
    if (quoted) learn(quoted, { at, close, within: within ?? undefined })
  }
  await recallTicks(db, market, now)
  for (const { instrumentId, ...gap } of await loadRecentGaps(db, later(now, -recallGapsMs))) {
    market.byId.get(instrumentId)?.gaps.push(gap)
  }
  // Of prices that are followed, halts end when whoever told them says so.
  if (!feed.isAdmitted) await endHalts(db, now)
  const recent = { instrumentId: null, after: later(now, -recallGapsMs), upTo: null }
  for (const { instrumentId, ...halt } of await loadHaltsOf(db, recent)) {
    const quoted = market.byId.get(instrumentId)
    if (quoted) quoted.halts = [...quoted.halts, halt]
  }
  return market
}

type Fetch = {
  readonly db: Database
  readonly feed: Feed
  readonly market: Market
  readonly now: Millis
}

/** The candles between the newest we have and now; returns from when on. */
async function fetchHistory({ db, feed, market, now }: Fetch): Promise<Millis> {
  const newest = await loadNewestCandleTime(db)
  const oldest = later(now, -(feed.isAdmitted ? learnMs : historyMs))
  const from = newest === undefined || newest < oldest ? oldest : later(newest, minute)
  const range = { from: floorTo(from, minute), to: floorTo(now, minute) }
  if (range.from >= range.to) return range.from
  for await (const batch of feed.history(range)) await saveCandles(db, minuteCandles(market, batch))
  await saveHours(db, { from: floorTo(range.from, hour), to: floorTo(range.to, hour) })
  return range.from
}

/**
 * What an exchange trades may have been closed for days: where nothing was stored of it before, its
 * last sessions are fetched, so that it has a price and a chart.
 */
async function fetchLastSessions(
  { db, feed, market, now }: Fetch,
  { isNew, to }: { readonly isNew: ReadonlySet<number>; readonly to: Millis },
): Promise<void> {
  const symbols = [...market.bySymbol.values()].flatMap(({ instrument }) =>
    instrument.exchange !== null && isNew.has(instrument.id) ? [instrument.symbol] : [],
  )
  if (symbols.length === 0) return
  const range = { from: floorTo(later(now, -sessionsMs), hour), to }
  for await (const batch of feed.history(range, symbols)) {
    await saveCandles(db, minuteCandles(market, batch))
  }
  await saveHours(db, { from: range.from, to: floorTo(now, hour) })
}

/** A feed's candles in our points; those of instruments we do not have are left out. */
export function minuteCandles(market: Market, candles: readonly FeedCandle[]): MinuteCandle[] {
  return candles.flatMap((candle) => {
    const instrument = market.bySymbol.get(candle.symbol)?.instrument
    if (!instrument) return []
    const price = (value: number) => pointsTold(value, instrument.scale)
    const { at, ticks, within } = candle
    const [open, high, low, close] = [candle.open, candle.high, candle.low, candle.close].map(price)
    // What has no price in it is no candle.
    if (!open || !high || !low || !close) return []
    return [{ instrumentId: instrument.id, candle: { at, open, high, low, close, ticks, within } }]
  })
}

/**
 * On a fresh install only, for its charts. What a later start has missed is a gap: asked for where
 * open trades rest on it, and stored with what the source answered.
 */
async function fetchPastTicks({ db, feed, market, now }: Fetch): Promise<void> {
  if ((await loadNewestTicks(db)).length > 0) return
  const seqs = new Map<number, number>()
  for await (const batch of feed.pastTicks({ from: later(now, -pastTicksMs), to: now })) {
    await numberSources(
      db,
      market.sources,
      batch.map((tick) => tick.source),
    )
    const stored = batch.flatMap((tick) => storedTick(market, tick, seqs) ?? [])
    await insertTicks(db, stored)
  }
}

function storedTick(
  market: Market,
  tick: FeedTick,
  seqs: Map<number, number>,
): StoredTick | undefined {
  const instrument = market.bySymbol.get(tick.symbol)?.instrument
  const sourceId = market.sources.numbers.get(tick.source)
  if (!instrument?.isTradable || sourceId === undefined) return undefined
  const price = pointsTold(tick.price, instrument.scale)
  if (price === undefined) return undefined
  const seq = (seqs.get(instrument.id) ?? 0) + 1
  seqs.set(instrument.id, seq)
  return { instrumentId: instrument.id, seq, at: tick.at, price, sourceId, mids: tick.mids }
}

/**
 * The last minutes' ticks back into memory; at least the newest of each instrument, whose number
 * the next one continues.
 */
async function recallTicks(db: Database, market: Market, now: Millis): Promise<void> {
  const recent = await loadRecentTicks(db, later(now, -recallMs))
  const known = new Set(recent.map((tick) => tick.instrumentId))
  const older = (await loadNewestTicks(db)).filter((tick) => !known.has(tick.instrumentId))
  for (const tick of [...older, ...recent]) {
    const quoted = market.byId.get(tick.instrumentId)
    if (quoted) applyTick(quoted, tick)
  }
}
