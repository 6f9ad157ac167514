// Turns a recorded candle back into prices one could have traded on: a path that opens, touches the
// nearer extreme, then the other one, and closes. A candle built from the path is the recorded
// candle again.

import { fromPoints, type PriceScale, toPoints } from '#kernel/price.ts'
import type { RecordedCandle } from './recorded-rows.ts'
import { type NoiseKey, uniform } from './seeded-noise.ts'

/** A price of the path; `offset` is its place in the candle's time, from 0 up to 1. */
export type PathPoint = { readonly offset: number; readonly price: number }

/** Open, two extremes and close: a path has at least so many prices. */
export const pathPointsMin = 4
/**
 * How far a step strays from the straight way, as a share of the candle's height over the root of
 * the steps.
 */
const strayShare = 0.5

type PathTerms = {
  /** How many prices, at least `pathPointsMin`. */
  readonly count: number
  /** How far a price's time strays from the even spacing, as a share of the spacing. */
  readonly jitter: number
  /** The grid on which the recording's prices lie. */
  readonly scale: PriceScale
  readonly key: NoiseKey
}

/** The same candle and terms give the same path. */
export function candlePath(candle: RecordedCandle, terms: PathTerms): PathPoint[] {
  const { count, jitter, key } = terms
  const prices = pricesOf(candle, terms)
  return prices.map((price, index) => {
    const stray = (2 * uniform(key, count + index) - 1) * jitter
    return { offset: (index + 0.5 + stray) / count, price }
  })
}

function pricesOf(candle: RecordedCandle, { count, scale, key }: PathTerms): number[] {
  const stops = stopsOf(candle, count)
  const stray = (strayShare * (candle.high - candle.low)) / Math.sqrt(count)
  const prices: number[] = []
  let offWay = 0
  for (const [index, to] of stops.entries()) {
    const from = stops[index - 1]
    for (let i = prices.length; from && i < to.index; i += 1) {
      const left = (to.index - i) / (to.index - i + 1)
      offWay = (offWay + (2 * uniform(key, i) - 1) * stray) * left
      const done = (i - from.index) / (to.index - from.index)
      const price = from.price + (to.price - from.price) * done + offWay
      prices.push(within(candle, fromPoints(toPoints(price, scale), scale)))
    }
    prices.push(to.price)
    offWay = 0
  }
  return prices
}

type Stop = { readonly index: number; readonly price: number }

/**
 * The four prices that must be met, with the steps between them shared out by the ways between
 * them.
 */
function stopsOf({ open, high, low, close }: RecordedCandle, count: number): Stop[] {
  const [near, far] = high - open <= open - low ? [high, low] : [low, high]
  const first = Math.abs(near - open)
  const second = high - low
  const way = first + second + Math.abs(close - far)
  const between = count - pathPointsMin
  const untilNear = way === 0 ? 0 : Math.round((between * first) / way)
  const untilFar = way === 0 ? 0 : Math.round((between * (first + second)) / way)
  return [
    { index: 0, price: open },
    { index: 1 + untilNear, price: near },
    { index: 2 + untilFar, price: far },
    { index: count - 1, price: close },
  ]
}

/** A price that strays out of the candle is turned back at its edge. */
function within({ high, low }: RecordedCandle, price: number): number {
  const turned = price > high ? 2 * high - price : price < low ? 2 * low - price : price
  return Math.min(Math.max(turned, low), high)
}
