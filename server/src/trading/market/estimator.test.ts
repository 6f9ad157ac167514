import { describe, expect, it } from 'vitest'
import { type Millis, millis, minute } from '#kernel/time.ts'
import { type Estimator, estimate, newEstimator, observe, volatilityOf } from './estimator.ts'

const start = millis(1_700_000_040_000)
const at = (minutes: number): Millis => millis(start + minutes * minute)

/** The same random numbers in every run: mulberry32, made normal by Box and Muller. */
function normals(seed: number): () => number {
  let state = seed
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
}

/** A walk in points whose log returns have these sizes, minute after minute. */
function walk(sizes: readonly number[], seed = 7, from = 10_000_000): number[] {
  const next = normals(seed)
  let log = Math.log(from)
  return sizes.map((size) => {
    log += size * next()
    return Math.round(Math.exp(log))
  })
}

function even(count: number, size = 5e-4): number[] {
  return Array.from({ length: count }, () => size)
}

function taught(closes: readonly number[], state = newEstimator(), from = 0): Estimator {
  closes.forEach((price, index) => {
    observe(state, at(from + index), price)
  })
  return state
}

describe('volatility', () => {
  it('is the exponentially weighted mean of squared returns, a half-life of 30 minutes', () => {
    const closes = walk(even(200))
    let sum = 0
    let weight = 0
    for (let i = 1; i < closes.length; i += 1) {
      const w = 0.5 ** ((closes.length - 1 - i) / 30)
      sum += (w * Math.log(closes[i]! / closes[i - 1]!) ** 2) / 60
      weight += w
    }
    expect(volatilityOf(taught(closes))).toBeCloseTo(Math.sqrt(sum / weight), 12)
  })

  it('spreads the return over minutes without a close', () => {
    const whole = newEstimator()
    const thin = newEstimator()
    for (let i = 0; i <= 300; i += 1) {
      const price = 1_000_000 + (i % 2) * 100
      observe(whole, at(i), price)
      observe(thin, at(3 * i), price)
    }
    expect(volatilityOf(thin)! / volatilityOf(whole)!).toBeCloseTo(1 / Math.sqrt(3), 3)
  })

  it('is never nothing: a fifth of a tick a minute', () => {
    const still = taught(Array.from({ length: 60 }, () => 1_000))
    expect(volatilityOf(still)).toBeCloseTo(0.0002 / Math.sqrt(60), 10)
  })
})

describe('an estimate', () => {
  it('waits for 30 returns', () => {
    const closes = walk(even(31))
    const state = taught(closes.slice(0, 30))
    expect(estimate(state, 300, at(29))).toBeUndefined()
    observe(state, at(30), closes[30]!)
    expect(estimate(state, 300, at(30))).toBeDefined()
  })

  it('ends when the newest close is over five minutes old', () => {
    const state = taught(walk(even(100)))
    expect(estimate(state, 300, at(104))).toBeDefined()
    expect(estimate(state, 300, millis(at(104) + 1))).toBeUndefined()
  })

  it('waits again after a gap, in which the price may leap', () => {
    const state = taught(walk(even(1_000)))
    const leapt = walk(even(40), 8, 12_000_000)
    taught(leapt.slice(0, 30), state, 1_000 + 2 * 1_440)
    expect(estimate(state, 300, at(3_909))).toBeUndefined()
    observe(state, at(3_910), leapt[30]!)
    const known = estimate(state, 300, at(3_910))
    expect(known?.volatility).toBeGreaterThan(5e-5)
    expect(known?.volatility).toBeLessThan(8e-5)
  })

  it('learns nothing from windows across a gap', () => {
    const before = walk(even(3_000))
    const after = walk(even(1_500), 9)
    const histogramsAfter = (leap: number) => {
      const state = taught(before)
      const prices = after.map((price) => Math.round(price * leap))
      taught(prices, state, 3_000 + 600)
      return [...state.horizons.values()].map(({ histogram }) => histogram)
    }
    const [still, leapt] = [histogramsAfter(1), histogramsAfter(3)]
    // A leap to three times the price is dozens of standard deviations: any window across would be
    // among the largest sizes.
    const largest = (bins: Float64Array) => bins.slice(240).reduce((sum, bin) => sum + bin, 0)
    expect(still.map(({ bins }) => largest(bins))).toEqual(still.map(() => 0))
    expect(leapt.map(({ bins }) => largest(bins))).toEqual(still.map(() => 0))
  })

  it('ignores a close that is repeated or late', () => {
    const closes = walk(even(500))
    const once = taught(closes)
    const twice = newEstimator()
    closes.forEach((price, index) => {
      observe(twice, at(index), price)
      observe(twice, at(index), price * 2)
      if (index > 3) observe(twice, at(index - 3), price * 2)
    })
    expect(twice).toEqual(once)
  })

  it('is normal on a normal walk, and of the size of its steps', () => {
    const known = estimate(taught(walk(even(6_000))), 300, at(5_999))!
    expect(known.volatility * Math.sqrt(60)).toBeGreaterThan(4e-4)
    expect(known.volatility * Math.sqrt(60)).toBeLessThan(6e-4)
    expect(Math.abs(known.quantile(0.8413) - 1)).toBeLessThan(0.1)
    expect(Math.abs(known.quantile(0.95) - 1.645)).toBeLessThan(0.15)
  })

  it('has wider tails on returns with wider tails', () => {
    const leaping = even(6_000).map((size, index) => (index % 40 === 0 ? 8 * size : size / 2))
    const calm = estimate(taught(walk(even(6_000))), 60, at(5_999))!
    const wild = estimate(taught(walk(leaping)), 60, at(5_999))!
    expect(wild.quantile(0.7)).toBeLessThan(calm.quantile(0.7))
    expect(wild.quantile(0.99) / wild.quantile(0.7)).toBeGreaterThan(
      1.5 * (calm.quantile(0.99) / calm.quantile(0.7)),
    )
  })

  it('expects a calm half hour to end, the more so the longer the duration', () => {
    const calmNow = [...even(2_880, 1e-3), ...even(60, 2e-4)]
    const state = taught(walk(calmNow), newEstimator(1, 1e12))
    const distances = [60, 900, 3_600, 7_200].map(
      (seconds) => estimate(state, seconds, at(2_939))!.quantile(0.95) / 1.645,
    )
    expect(distances[0]).toBeGreaterThan(0.95)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(distances[3]).toBeGreaterThan(1.3)
  })

  it('is not given while a standard deviation is less than three ticks', () => {
    const quiet = walk(even(200, 1e-4), 5, 10_000)
    const state = taught(quiet)
    expect(estimate(state, 60, at(199))).toBeUndefined()
    expect(estimate(state, 3_600, at(199))).toBeDefined()
  })

  it.each([
    // Over five minutes a step of 5e-4 makes a standard deviation of 1.1e-3 of the price.
    ['on a fine grid every strike can be placed', 1_000_000, [true, true, true]],
    ['with four ticks to a standard deviation only the far ones', 3_600, [false, false, true]],
  ])('%s', (_, price, expected) => {
    const known = estimate(taught(walk(even(3_000), 7, price)), 300, at(2_999))!
    expect([0.5486, 0.3019, 0.9505].map(known.canPlace)).toEqual(expected)
  })

  it('can’t place a strike near the spot of a price that mostly stands still', () => {
    const still = even(3_000).map((size, index) => (index % 20 === 0 ? 10 * size : 0))
    const known = estimate(taught(walk(still)), 300, at(2_999))!
    expect([0.5486, 0.9505].map(known.canPlace)).toEqual([false, true])
  })

  it('knows nothing of later prices', () => {
    const closes = walk(even(3_000))
    const later = taught(closes.slice(0, 2_000))
    const early = estimate(later, 900, at(1_999))!
    const quantiles = [0.3, 0.55, 0.95].map(early.quantile)
    taught(closes.slice(2_000), later, 2_000)
    const again = estimate(taught(closes.slice(0, 2_000)), 900, at(1_999))!
    expect([again.volatility, ...[0.3, 0.55, 0.95].map(again.quantile)]).toEqual([
      early.volatility,
      ...quantiles,
    ])
  })

  it('is a defect for a duration that is not offered', () => {
    expect(() => estimate(taught(walk(even(50))), 61, at(49))).toThrow(/61 s/)
  })
})
