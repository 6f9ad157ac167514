// Candles: the open, high, low and close of a stretch of time, cut from ticks or from shorter
// candles.

import type { Points } from '#kernel/price.ts'
import { floorTo, type Millis } from '#kernel/time.ts'

export type Candle = {
  /** The start of its stretch. */
  readonly at: Millis
  readonly open: Points
  readonly high: Points
  readonly low: Points
  readonly close: Points
  /** How many ticks it holds. */
  readonly ticks: number
  /** Of a minute that was heard by the second: its variance per second, on two time scales. */
  readonly within?: number | undefined
}

export function candleOf(at: Millis, price: Points): Candle {
  return { at, open: price, high: price, low: price, close: price, ticks: 1 }
}

/** `later` added behind `earlier`; the result starts where `earlier` does. */
export function joined(earlier: Candle, later: Candle): Candle {
  return {
    at: earlier.at,
    open: earlier.open,
    high: later.high > earlier.high ? later.high : earlier.high,
    low: later.low < earlier.low ? later.low : earlier.low,
    close: later.close,
    ticks: earlier.ticks + later.ticks,
  }
}

/**
 * Longer candles from shorter ones (or from ticks as candles of one), which come in order of time.
 */
export function aggregated(candles: readonly Candle[], intervalMs: number): Candle[] {
  const result: Candle[] = []
  for (const candle of candles) {
    const at = floorTo(candle.at, intervalMs)
    const current = result.at(-1)
    if (current?.at === at) result[result.length - 1] = joined(current, candle)
    else result.push({ ...candle, at })
  }
  return result
}
