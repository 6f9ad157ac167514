import { expect, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import { fc } from '#seed'
import { candlePath, type PathPoint, pathPointsMin } from './candle-path.ts'
import type { RecordedCandle } from './recorded-rows.ts'
import { noiseKey, subKey } from './seeded-noise.ts'

const scale = { decimals: 2, tickPoints: 5 }
const key = noiseKey('test', 'BTCUSD')
const terms = { count: 120, jitter: 0.2, scale, key }

const candles = fc
  .array(fc.integer({ min: 100, max: 4_000 }), { minLength: 4, maxLength: 4 })
  .map((ticks): RecordedCandle => {
    const [low, a, b, high] = ticks.sort((x, y) => x - y).map((tick) => tick / 20)
    const [open, close] = ticks[0]! % 2 === 0 ? [a!, b!] : [b!, a!]
    return { at: millis(0), open, high: high!, low: low!, close }
  })
const counts = fc.integer({ min: pathPointsMin, max: 300 })

function rebuilt(path: readonly PathPoint[]) {
  const prices = path.map((point) => point.price)
  return {
    at: millis(0),
    open: prices[0],
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1),
  }
}

test('a candle built from its path is the candle again', () => {
  fc.assert(
    fc.property(candles, counts, fc.integer(), (candle, count, n) => {
      const path = candlePath(candle, { ...terms, count, key: subKey(key, n) })
      expect(path).toHaveLength(count)
      expect(rebuilt(path)).toEqual(candle)
    }),
  )
})

test('every price lies on the grid of the recording', () => {
  fc.assert(
    fc.property(candles, (candle) => {
      for (const { price } of candlePath(candle, terms)) {
        expect(price * 20).toBeCloseTo(Math.round(price * 20), 6)
      }
    }),
  )
})

test('times rise from 0 to 1, at most the jitter away from even', () => {
  fc.assert(
    fc.property(candles, counts, (candle, count) => {
      const path = candlePath(candle, { ...terms, count })
      for (const [index, { offset }] of path.entries()) {
        expect(Math.abs(offset * count - index - 0.5)).toBeLessThanOrEqual(0.2)
      }
    }),
  )
})

test('the nearer extreme comes first', () => {
  const order = (candle: Omit<RecordedCandle, 'at'>) => {
    const path = candlePath({ at: millis(0), ...candle }, terms).map((point) => point.price)
    return path.indexOf(candle.high) < path.indexOf(candle.low) ? 'high' : 'low'
  }
  expect(order({ open: 12, high: 13, low: 10, close: 11 })).toBe('high')
  expect(order({ open: 11, high: 13, low: 10, close: 12 })).toBe('low')
})

test('the ways between the four prices take their share of the time', () => {
  const candle = { at: millis(0), open: 10, high: 20, low: 10, close: 20 }
  const path = candlePath(candle, { ...terms, jitter: 0 })
  const half = path[60]!.price
  expect(half).toBeGreaterThan(13)
  expect(half).toBeLessThan(17)
})

test('a flat candle is a flat path, and four prices are enough for any candle', () => {
  const flat = { at: millis(0), open: 5, high: 5, low: 5, close: 5 }
  expect(new Set(candlePath(flat, terms).map((point) => point.price))).toEqual(new Set([5]))
  const candle = { at: millis(0), open: 12, high: 13, low: 10, close: 11 }
  const path = candlePath(candle, { ...terms, count: 4, jitter: 0 })
  expect(path).toEqual([
    { offset: 0.125, price: 12 },
    { offset: 0.375, price: 13 },
    { offset: 0.625, price: 10 },
    { offset: 0.875, price: 11 },
  ])
})

test('the same key gives the same path, another key another', () => {
  const candle = { at: millis(0), open: 12, high: 130, low: 10, close: 110 }
  expect(candlePath(candle, terms)).toEqual(candlePath(candle, terms))
  expect(candlePath(candle, { ...terms, key: subKey(key, 1) })).not.toEqual(
    candlePath(candle, terms),
  )
})
