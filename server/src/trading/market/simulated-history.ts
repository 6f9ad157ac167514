// The past of simulated prices: one-minute candles cut from the same paths that the ticks are read
// from.

import { floorTo, later, type Millis, minute } from '#kernel/time.ts'
import { type Instrument, isOpenAt } from '../instruments/instrument.ts'
import type { FeedCandle, FeedTick, TimeRange } from './feed.ts'
import { blockMs } from './simulated-path.ts'
import type { SimulatedPrices } from './simulated-prices.ts'
import { type NextTick, tickGapMs } from './tick-times.ts'

/** What is read off a minute's path: its two ends and fifteen points between them. */
const pointsPerMinute = 16
const depth = Math.log2((blockMs / minute) * pointsPerMinute)
const minutesPerBatch = 32

/** An instrument with the instants at which it ticks. */
export type Ticking = { readonly instrument: Instrument; readonly next: NextTick }

/**
 * Candles of the whole minutes in the range, half an hour at a time, ordered by time.
 * A candle opens where the one before it closed; minutes in which the market is closed have none.
 */
export function* simulatedCandles(
  prices: SimulatedPrices,
  instruments: readonly Instrument[],
  range: TimeRange,
): Generator<FeedCandle[]> {
  const end = floorTo(range.to, minute)
  let from = floorTo(later(range.from, minute - 1), minute)
  for (; from < end; from = later(from, minutesPerBatch * minute)) {
    const minutes = Math.min(minutesPerBatch, (end - from) / minute)
    const grid = {
      from,
      stepMs: minute / pointsPerMinute,
      count: minutes * pointsPerMinute + 1,
      depth,
    }
    const logOf = prices.logPrices(grid)
    const batch: FeedCandle[] = []
    for (let index = 0; index < minutes; index += 1) {
      const at = later(from, index * minute)
      for (const instrument of instruments) {
        if (!isOpenAt(instrument, at)) continue
        const base = logOf(instrument.base)
        const quote = logOf(instrument.quote)
        batch.push(candleOf(instrument, at, ohlcOf(base, quote, index * pointsPerMinute)))
      }
    }
    yield batch
  }
}

type Ohlc = readonly [open: number, high: number, low: number, close: number]

function ohlcOf(base: Float64Array, quote: Float64Array, first: number): Ohlc {
  const last = first + pointsPerMinute
  let high = Number.NEGATIVE_INFINITY
  let low = Number.POSITIVE_INFINITY
  for (let i = first; i <= last; i += 1) {
    const log = base[i]! - quote[i]!
    if (log > high) high = log
    if (log < low) low = log
  }
  return [base[first]! - quote[first]!, high, low, base[last]! - quote[last]!]
}

function candleOf(instrument: Instrument, at: Millis, logs: Ohlc): FeedCandle {
  const [open, high, low, close] = logs
  return {
    symbol: instrument.symbol,
    at,
    open: Math.exp(open),
    high: Math.exp(high),
    low: Math.exp(low),
    close: Math.exp(close),
    ticks: Math.round(minute / tickGapMs(instrument)),
  }
}

export const simulatedSource = 'simulated'

/** All ticks in (after, to], ordered by time. */
export function simulatedTicks(
  prices: SimulatedPrices,
  ticking: readonly Ticking[],
  after: Millis,
  to: Millis,
): FeedTick[] {
  const due = ticking.flatMap(({ instrument, next }) => {
    const times: { instrument: Instrument; at: Millis }[] = []
    for (let at = next(after); at <= to; at = next(at)) times.push({ instrument, at })
    return times
  })
  due.sort((a, b) => a.at - b.at)
  return due.map(({ instrument: { symbol, base, quote }, at }) => {
    return { symbol, at, price: prices.priceAt(base, quote, at), source: simulatedSource }
  })
}
