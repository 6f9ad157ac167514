import { describe, expect, it } from 'vitest'
import { type Millis, millis, minute } from '#kernel/time.ts'
import { type Estimator, estimate, newEstimator, observe, volatilityOf } from './estimator.ts'
import { quantileOf } from './histogram.ts'

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

/** By adding up the density. */
function normalBelow(value: number): number {
  const steps = 2_000
  const width = value / steps
  let sum = 0
  for (let i = 0; i < steps; i += 1) sum += Math.exp(-(((i + 0.5) * width) ** 2) / 2) * width
  return 0.5 + sum / Math.sqrt(2 * Math.PI)
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

/** Of squared returns a second, the newest first, each half-life counting half. */
function faded(closes: readonly number[], halfLife: number): number {
  let [sum, weight] = [0, 0]
  for (let i = 1; i < closes.length; i += 1) {
    const w = 0.5 ** ((closes.length - 1 - i) / halfLife)
    sum += (w * Math.log(closes[i]! / closes[i - 1]!) ** 2) / 60
    weight += w
  }
  return sum / weight
}

describe('what is expected of a duration', () => {
  const closes = walk([...even(1_000, 1e-3), ...even(90, 3e-4)])
  const [now, day] = [faded(closes, 30), faded(closes, 1_440)]
  /** Nothing learned weighs against so much prior: the shape is normal. */
  const state = taught(closes, newEstimator(1, 1e12))

  it.each([1, 3, 5, 15, 30, 60, 120, 1_440])(
    'of %i minutes: today’s return to the day’s level',
    (minutes) => {
      // Each instant on the way has as much of now's variance as exp(-t / two hours).
      const steps = Array.from({ length: 1_000 }, (_, i) => ((i + 0.5) / 1_000) * minutes)
      const variances = steps.map((t) => day + (now - day) * Math.exp(-t / 120))
      const expected = variances.reduce((sum, it) => sum + it, 0) / steps.length
      const known = estimate(state, minutes * 60, at(1_089))!
      expect(known.volatility).toBeCloseTo(Math.sqrt(now), 9)
      const sigma = Math.sqrt(now * minutes * 60)
      const tick = 1 / closes.at(-1)! / sigma
      expect(known.quantile(0.8413447) + 0.8413447 * tick).toBeCloseTo(Math.sqrt(expected / now), 3)
      expect(known.quantile(0.1586553) + 0.1586553 * tick).toBeCloseTo(
        -Math.sqrt(expected / now),
        3,
      )
    },
  )

  it('has a normal prior of as many windows as it is told', () => {
    const weights = [...newEstimator(1, 3).horizons].map(([seconds, { histogram }]) => {
      return histogram.priorWeight / (seconds / 60)
    })
    expect(weights).toEqual(weights.map(() => 3))
  })

  it('does not depend on the size of the tick, only on how many make up the price', () => {
    const five = taught(
      closes.map((close) => 5 * close),
      newEstimator(5),
    )
    const one = taught(closes)
    for (const seconds of [60, 900, 7_200]) {
      const [fives, ones] = [
        estimate(five, seconds, at(1_089))!,
        estimate(one, seconds, at(1_089))!,
      ]
      expect(fives.volatility).toBeCloseTo(ones.volatility, 12)
      for (const probability of [0.3, 0.55, 0.95]) {
        expect(fives.quantile(probability)).toBeCloseTo(ones.quantile(probability), 9)
        expect(fives.canPlace(probability)).toBe(ones.canPlace(probability))
      }
    }
    const still = taught(
      Array.from({ length: 60 }, () => 5_000),
      newEstimator(5),
    )
    expect(volatilityOf(still)).toBeCloseTo(0.0002 / Math.sqrt(60), 10)
  })
})

describe('a price on its grid', () => {
  it('is taken to lie evenly within its tick', () => {
    const state = newEstimator()
    const places = Array.from({ length: 2_000 }, (_, index) => {
      observe(state, at(index), 1_000)
      return state.withinTick
    }).toSorted((a, b) => a - b)
    const steps = [...places, 1].map((place, index) => place - (places[index - 1] ?? 0))
    expect(places[0]).toBeGreaterThanOrEqual(0)
    // Nowhere twice as far from the next as on average, as steps of the golden ratio have it.
    expect(Math.max(...steps)).toBeLessThan(2 / 2_000)
  })

  it.each([1, 5])('that stands still is never further than half a tick of %i', (tickPoints) => {
    const closes = Array.from({ length: 2_000 }, () => 1_000 * tickPoints)
    const state = taught(closes, newEstimator(tickPoints, 1e-9))
    // A minute is expected to move a fifth of a tick: half a tick is two and a half of that.
    const { histogram } = state.horizons.get(60)!
    expect(quantileOf(histogram, 0.999)).toBeCloseTo(2.5, 1)
    expect(quantileOf(histogram, 0.75)).toBeCloseTo(1.25, 1)
  })
})

describe('what is learned', () => {
  const learned = (state: Estimator, minutes: number) =>
    state.horizons.get(minutes * 60)!.histogram.bins.reduce((sum, bin) => sum + bin, 0)

  it('begins one duration after the first thirty returns', () => {
    const closes = walk(even(50))
    const state = taught(closes.slice(0, 31))
    expect(state.horizons.get(60)?.histogram.weight).toBe(1)
    taught(closes.slice(31, 32), state, 31)
    expect(learned(state, 1)).toBeGreaterThan(0)
    taught(closes.slice(32, 33), state, 32)
    expect(state.horizons.get(180)?.histogram.weight).toBe(1)
    taught(closes.slice(33, 34), state, 33)
    expect(learned(state, 3)).toBeGreaterThan(0)
  })

  it('goes on over ten minutes without a close, not over eleven', () => {
    const closes = walk(even(100))
    expect(volatilityOf(taught([closes[60]!], taught(closes.slice(0, 60)), 69))).toBeGreaterThan(0)
    expect(volatilityOf(taught([closes[60]!], taught(closes.slice(0, 60)), 70))).toBeUndefined()
  })

  it('is nothing of a minute that had no close, whatever was so a day before', () => {
    const state = taught(walk(even(1_600)))
    const before = learned(state, 1)
    walk(even(800), 11).forEach((price, index) => {
      observe(state, at(1_601 + 2 * index), price)
    })
    expect(learned(state, 1)).toBe(before)
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

  it.each([
    ['on an even walk', even(300), 60],
    ['as a calm ends', [...even(240, 1e-3), ...even(60, 3e-4)], 3_600],
  ])('places a strike that wins the share asked for within two points: %s', (_, sizes, seconds) => {
    const probabilities = [0.25, 0.3019, 0.4, 0.5486, 0.7, 0.9505]
    let [places, others] = [0, 0]
    for (let price = 100; price < 40_000; price = Math.round(price * 1.07)) {
      const known = estimate(taught(walk(sizes, 7, price), newEstimator(1, 1e12)), seconds, at(299))
      if (known === undefined) continue
      const unit = known.quantile(0.8413447) - known.quantile(0.1586553)
      const asked = known.quantile(0.5)
      for (const probability of probabilities) {
        // The quantile of one half is half a tick below nothing.
        const tick = -2 * asked
        const sigma = (unit + (0.8413447 - 0.1586553) * tick) / 2
        const step = tick / sigma
        const strike = Math.ceil(known.quantile(probability) / tick)
        const wins = normalBelow((strike - 0.5) * step)
        const losses = 1 - normalBelow((strike + 0.5) * step)
        const error = Math.abs(wins / (wins + losses) - probability)
        if (Math.abs(error - 0.02) < 1e-3) continue
        expect(known.canPlace(probability)).toBe(error < 0.02)
        if (error < 0.02) places += 1
        else others += 1
      }
    }
    expect(Math.min(places, others)).toBeGreaterThan(20)
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

  it.each([0, -1])('is a defect for a price of %i', (price) => {
    expect(() => observe(newEstimator(), at(0), price)).toThrow(/price/)
  })

  it('is a defect for a duration that is not offered', () => {
    expect(() => estimate(taught(walk(even(50))), 61, at(49))).toThrow(/61 s/)
  })
})
