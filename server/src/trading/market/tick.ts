// A tick is one price of the stored series; a series keeps an instrument's newest ticks in order of
// time.

import type { Points } from '#kernel/price.ts'
import type { Millis } from '#kernel/time.ts'
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
 * The newest ticks of an instrument, oldest first; at least `keptTicks` once there were that many.
 */
export type TickSeries = { ticks: Tick[] }

const keptTicks = 1_024

export function emptySeries(): TickSeries {
  return { ticks: [] }
}

export function append(series: TickSeries, tick: Tick): void {
  if (series.ticks.length >= 2 * keptTicks) series.ticks = series.ticks.slice(-keptTicks)
  series.ticks.push(tick)
}

export function newest(series: TickSeries): Tick | undefined {
  return series.ticks.at(-1)
}

/** The first tick later than this instant; undefined when none came yet. */
export function firstAfter(series: TickSeries, instant: Millis): Tick | undefined {
  return series.ticks[countUpTo(series, instant)]
}

/**
 * The last tick at or before this instant. Ask `reaches` first whether memory goes back that far.
 */
export function lastUpTo(series: TickSeries, instant: Millis): Tick | undefined {
  return series.ticks[countUpTo(series, instant) - 1]
}

/** Whether the series in memory goes back to this instant, so that it alone can answer about it. */
export function reaches(series: TickSeries, instant: Millis): boolean {
  const oldest = series.ticks[0]
  return oldest !== undefined && oldest.at <= instant
}

function countUpTo(series: TickSeries, instant: Millis): number {
  const { ticks } = series
  let low = 0
  let high = ticks.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ticks[middle]!.at <= instant) low = middle + 1
    else high = middle
  }
  return low
}
