// A tick is one price of the stored series; a series keeps an instrument's newest ticks in order of
// time.

import { type Points, points } from '#kernel/price.ts'
import { type Millis, millis } from '#kernel/time.ts'
import type { Mids } from './feed.ts'

export type Tick = {
  /** Counts the instrument's stored ticks, without gaps. */
  readonly seq: number
  /** When it entered our series, on the database's clock. Strictly later than the tick before. */
  readonly at: Millis
  readonly price: Points
  readonly sourceId: number
  /** Of a median read for its evidence: what each source said. */
  readonly mids?: Mids | undefined
}

/**
 * The newest ticks of an instrument, up to `keptTicks`. Their numbers lie in a ring of columns:
 * what that takes of memory is taken at once and never grows, and no collector of garbage walks it.
 */
export type TickSeries = {
  /** How many came, ever: the newest is at `count - 1`, modulo the columns' length. */
  count: number
  readonly seqs: Float64Array
  readonly ats: Float64Array
  readonly prices: Float64Array
  readonly sourceIds: Float64Array
}

const keptTicks = 1_024
const beforeAll = millis(Number.NEGATIVE_INFINITY)

export function emptySeries(): TickSeries {
  // Written at once, so that a server has this memory from its start and not hours later.
  const column = () => new Float64Array(keptTicks).fill(1)
  return { count: 0, seqs: column(), ats: column(), prices: column(), sourceIds: column() }
}

export function append(series: TickSeries, { seq, at, price, sourceId }: Tick): void {
  const slot = series.count % keptTicks
  series.seqs[slot] = seq
  series.ats[slot] = at
  series.prices[slot] = price
  series.sourceIds[slot] = sourceId
  series.count += 1
}

export function newest(series: TickSeries): Tick | undefined {
  return tickAt(series, series.count - 1)
}

/** Those that are kept, oldest first; where an instant is given, those later than it. */
export function ticksOf(series: TickSeries, after = beforeAll): Tick[] {
  const first = countUpTo(series, after)
  const length = series.count - first
  return Array.from({ length }, (_, nr) => tickAt(series, first + nr)!)
}

/** The first tick later than this instant; undefined when none came yet. */
export function firstAfter(series: TickSeries, instant: Millis): Tick | undefined {
  return tickAt(series, countUpTo(series, instant))
}

/**
 * The last tick at or before this instant. Ask `reaches` first whether memory goes back that far.
 */
export function lastUpTo(series: TickSeries, instant: Millis): Tick | undefined {
  return tickAt(series, countUpTo(series, instant) - 1)
}

/** Whether the series in memory goes back to this instant, so that it alone can answer about it. */
export function reaches(series: TickSeries, instant: Millis): boolean {
  return series.count > 0 && instantAt(series, oldestOf(series)) <= instant
}

/** Of all that came, how many are not later than this instant, or kept no more. */
function countUpTo(series: TickSeries, instant: Millis): number {
  let low = oldestOf(series)
  let high = series.count
  while (low < high) {
    const middle = (low + high) >>> 1
    if (instantAt(series, middle) <= instant) low = middle + 1
    else high = middle
  }
  return low
}

function oldestOf({ count }: TickSeries): number {
  return Math.max(0, count - keptTicks)
}

function instantAt({ ats }: TickSeries, nr: number): number {
  return ats[nr % keptTicks]!
}

/** Of all that came the one with this number, from 0; undefined where it is not kept. */
function tickAt(series: TickSeries, nr: number): Tick | undefined {
  if (nr < oldestOf(series) || nr >= series.count) return undefined
  const slot = nr % keptTicks
  return {
    seq: series.seqs[slot]!,
    at: millis(series.ats[slot]!),
    price: points(series.prices[slot]!),
    sourceId: series.sourceIds[slot]!,
  }
}
