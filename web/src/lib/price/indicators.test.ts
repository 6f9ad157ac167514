// Indicators against published worked examples (StockCharts' ChartSchool; closes and results are
// printed rounded, so a result may differ by one in its last place) and against naive versions
// written another way.

import { describe, expect, it } from 'vitest'
import { fc } from '#seed'
import { bollinger, ema, macd, rsi, sma } from './indicators.ts'

/** ChartSchool, "Moving Averages": Intel, March and April 2010. */
const intel = [
  22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38, 22.61,
  23.36, 24.05, 23.75, 23.83, 23.95, 23.63, 23.82, 23.87, 23.65, 23.19, 23.1, 23.33, 22.68, 23.1,
  22.4, 22.17,
]

/** ChartSchool, "Relative Strength Index": QQQQ, December 2009 to February 2010. */
const qqqq = [
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931,
  46.0328, 45.614, 46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122, 46.2521,
  45.7137, 46.4515, 45.7835, 45.3548, 44.0288, 44.1783, 44.2181, 44.5672, 43.4205, 42.6628, 43.1314,
]

/** ChartSchool, "Bollinger Bands". */
const banded = [
  86.16, 89.09, 88.78, 90.32, 89.07, 91.15, 89.44, 89.18, 86.93, 87.68, 86.96, 89.43, 89.32, 88.72,
  87.45, 87.26, 89.5, 87.9, 89.13, 90.7, 92.9, 92.98, 91.8, 92.66,
]

const printed = (values: readonly number[]) => values.map((value) => within(value, 0.0101))
const within = (value: number, tolerance: number) => ({
  asymmetricMatch: (other: unknown) =>
    typeof other === 'number' && Math.abs(other - value) <= tolerance,
})

describe('published examples', () => {
  it('simple and exponential averages of ten days', () => {
    const averages = sma(intel, 10).slice(0, 6)
    expect(averages).toEqual(printed([22.22, 22.21, 22.23, 22.26, 22.3, 22.42]))
    expect(ema(intel, 10)).toEqual(
      printed([
        22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97, 23.13, 23.28, 23.34, 23.43, 23.51,
        23.53, 23.47, 23.4, 23.39, 23.26, 23.23, 23.08, 22.92,
      ]),
    )
  })

  it('relative strength of fourteen days', () => {
    expect(rsi(qqqq)).toEqual(
      printed([
        70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93, 63.26, 56.06, 62.38, 54.71, 50.42, 39.99,
        41.46, 41.87, 45.46, 37.3, 33.08, 37.77,
      ]),
    )
  })

  it('bands of twenty days and two deviations', () => {
    const bands = bollinger(banded)
    expect(bands.map(({ middle }) => middle)).toEqual(printed([88.71, 89.05, 89.24, 89.39, 89.51]))
    expect(bands.map(({ upper }) => upper)).toEqual(printed([91.29, 91.95, 92.61, 92.93, 93.31]))
    expect(bands.map(({ lower }) => lower)).toEqual(printed([86.12, 86.14, 85.87, 85.85, 85.7]))
  })
})

const closesOf = (least: number) =>
  fc.array(fc.double({ min: 0.01, max: 1e4, noNaN: true }), { minLength: least, maxLength: 120 })
const close = (value: number) => expect.closeTo(value, 4)

describe('against naive versions', () => {
  it('an average of each stretch', () => {
    fc.assert(
      fc.property(closesOf(1), fc.integer({ min: 1, max: 30 }), (closes, n) => {
        const naive: number[] = []
        for (let end = n; end <= closes.length; end += 1) {
          let sum = 0
          for (let index = end - n; index < end; index += 1) sum += closes[index] ?? 0
          naive.push(sum / n)
        }
        expect(sma(closes, n)).toEqual(naive.map(close))
      }),
    )
  })

  it('an exponential average as one weighted sum', () => {
    fc.assert(
      fc.property(closesOf(10), (closes) => {
        const n = 10
        const weight = 2 / (n + 1)
        const rest = closes.slice(n)
        const first = closes.slice(0, n).reduce((sum, value) => sum + value, 0) / n
        const last = rest.reduce(
          (sum, value, index) => sum + weight * (1 - weight) ** (rest.length - 1 - index) * value,
          (1 - weight) ** rest.length * first,
        )
        expect(ema(closes, n).at(-1)).toEqual(close(last))
      }),
    )
  })

  it('relative strength is Wilder’s formula, and within 0 and 100', () => {
    fc.assert(
      fc.property(closesOf(20), (closes) => {
        let rise = 0
        let fall = 0
        for (let index = 1; index < closes.length; index += 1) {
          const step = (closes[index] ?? 0) - (closes[index - 1] ?? 0)
          const [up, down] = [Math.max(step, 0), Math.max(-step, 0)]
          rise = index <= 14 ? rise + up / 14 : (rise * 13 + up) / 14
          fall = index <= 14 ? fall + down / 14 : (fall * 13 + down) / 14
        }
        const naive = rise + fall === 0 ? 50 : 100 - 100 / (1 + rise / fall)
        const [last = Number.NaN] = rsi(closes).slice(-1)
        expect(last).toEqual(close(naive))
        expect(last).toBeGreaterThanOrEqual(0)
        expect(last).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('the lines of MACD are differences of averages, and end with the last close', () => {
    fc.assert(
      fc.property(closesOf(40), (closes) => {
        const row = macd(closes)
        expect(row).toHaveLength(closes.length - 26 - 9 + 2)
        const [short = 0] = ema(closes, 12).slice(-1)
        const [long = 0] = ema(closes, 26).slice(-1)
        expect(row.at(-1)?.line).toEqual(close(short - long))
        const lines = closes.map((_, index) => {
          const until = closes.slice(0, index + 1)
          return (ema(until, 12).at(-1) ?? 0) - (ema(until, 26).at(-1) ?? 0)
        })
        expect(row.at(-1)?.signal).toEqual(close(ema(lines.slice(25), 9).at(-1) ?? 0))
      }),
      { numRuns: 50 },
    )
  })

  it('bands lie around the average, as wide as the deviation', () => {
    fc.assert(
      fc.property(closesOf(20), (closes) => {
        const newest = closes.slice(-20)
        const middle = newest.reduce((sum, value) => sum + value, 0) / 20
        const squares = newest.reduce((sum, value) => sum + value * value, 0) / 20
        const reach = 2 * Math.sqrt(Math.max(0, squares - middle * middle))
        const bands = bollinger(closes).at(-1)
        expect(bands?.middle).toEqual(close(middle))
        expect(bands?.lower).toBeLessThanOrEqual(bands?.upper ?? 0)
        expect((bands?.upper ?? 0) - middle).toEqual(expect.closeTo(reach, 1))
      }),
    )
  })
})

describe('too few closes', () => {
  it('answer nothing rather than something wrong', () => {
    const closes = [1, 2, 3]
    expect([sma(closes, 4), ema(closes, 4), rsi(closes), macd(closes), bollinger(closes)]).toEqual([
      [],
      [],
      [],
      [],
      [],
    ])
  })

  it('a price that never moved is neither strong nor weak', () => {
    const flat = Array.from({ length: 40 }, () => 5)
    expect(rsi(flat).at(-1)).toBe(50)
    expect(macd(flat).at(-1)).toEqual({ line: 0, signal: 0 })
    expect(bollinger(flat).at(-1)).toEqual({ lower: 5, middle: 5, upper: 5 })
  })
})
