// Stores what ingestion took: ticks of the tradable instruments, and the minutes of all.

import { day, floorTo, hour, later, type Millis, millis } from '#kernel/time.ts'
import type { Db } from '#server/platform/db.ts'
import type { FeedHalt } from './feed.ts'
import { insertGaps } from './gaps.store.ts'
import { insertHalts } from './halts.store.ts'
import type { Admitted, Filled } from './intake.ts'
import {
  createTickPartitions,
  expectToLead,
  insertTicks,
  type StoredTick,
  saveCandles,
  saveHours,
} from './market.store.ts'
import type { Market, MinuteCandle } from './market.ts'
import { numberSources } from './number-sources.ts'
import { insertRefused } from './refused.store.ts'
import type { RefusedPrice } from './refused.ts'
import { newest, type Tick } from './tick.ts'

/**
 * Numbers the ticks and stores those of tradable instruments; returns all of them, in the same
 * order. After an outage the same ticks may come again with the same numbers: storing them twice
 * changes nothing.
 */
export async function storeTicks(db: Db, market: Market, admitted: readonly Admitted[]) {
  if (admitted.length === 0) {
    // That there was no price is decided on too.
    await expectToLead(db)
    return []
  }
  await numberSources(
    db,
    market.sources,
    admitted.map(({ reported }) => reported.source),
  )
  const seqs = new Map<number, number>()
  const numbered = admitted.map(({ quoted, reported }) => {
    const { id } = quoted.instrument
    const seq = (seqs.get(id) ?? newest(quoted.series)?.seq ?? 0) + 1
    seqs.set(id, seq)
    const sourceId = market.sources.numbers.get(reported.source) ?? 0
    const tick: Tick = { seq, at: reported.at, price: reported.price, sourceId }
    return { quoted, tick, source: reported.source, mids: reported.mids }
  })
  const kept = numbered.filter(({ quoted }) => quoted.instrument.isTradable)
  if (kept.length > 0) {
    const ticks = kept.map(({ quoted, tick, mids }) => {
      return { instrumentId: quoted.instrument.id, ...tick, mids }
    })
    await makeRoom(db, market, ticks)
    await insertTicks(db, ticks)
  } else await expectToLead(db)
  return numbered
}

/** What the source said to gaps. Storing it twice changes nothing. */
export async function saveGaps(db: Db, filled: readonly Filled[]): Promise<void> {
  if (filled.length === 0) return
  await insertGaps(
    db,
    filled.map(({ line, answered }) => ({ ...answered, instrumentId: line.quoted.instrument.id })),
  )
}

/** From when on instruments have no price, and when they have one again. */
export async function saveHalts(
  db: Db,
  { sources, bySymbol }: Pick<Market, 'sources' | 'bySymbol'>,
  halts: readonly FeedHalt[],
): Promise<void> {
  if (halts.length === 0) return
  await numberSources(
    db,
    sources,
    halts.map(({ source }) => source),
  )
  await insertHalts(
    db,
    halts.flatMap(({ symbol, at, cause = null, source, mids }) => {
      const instrumentId = bySymbol.get(symbol)?.instrument.id
      if (instrumentId === undefined) return []
      return [{ instrumentId, at, cause, sourceId: sources.numbers.get(source) ?? 0, mids }]
    }),
  )
}

/** What was left out of the series, for whoever looks after prices. */
export async function saveRefused(
  db: Db,
  { sources }: Pick<Market, 'sources'>,
  refused: readonly RefusedPrice[],
  now: Millis,
): Promise<void> {
  if (refused.length === 0) return
  await numberSources(
    db,
    sources,
    refused.map(({ source }) => source),
  )
  await insertRefused(
    db,
    refused.map(({ source, ...one }) => {
      return { ...one, sourceId: sources.numbers.get(source) ?? 0, notedAt: now }
    }),
  )
}

/** Ticks find their day's partition ready; each is made a day ahead, or now after a long sleep. */
async function makeRoom(db: Db, market: Market, ticks: readonly StoredTick[]): Promise<void> {
  const times = ticks.map((tick) => tick.at)
  const last = millis(Math.max(...times))
  if (last < market.partitionedUntil) return
  const until = later(floorTo(last, day), 2 * day)
  await createTickPartitions(db, { from: millis(Math.min(...times)), to: later(until, -1) })
  market.partitionedUntil = later(until, -day)
}

/** Stores completed minutes, and at the top of an hour also the hour. */
export async function storeCandles(
  db: Db,
  candles: readonly MinuteCandle[],
  now: Millis,
): Promise<void> {
  if (candles.length === 0) return
  await saveCandles(db, candles)
  const thisHour = floorTo(now, hour)
  if (candles.some(({ candle }) => candle.at < thisHour)) {
    await saveHours(db, { from: later(thisHour, -hour), to: thisHour })
  }
}
