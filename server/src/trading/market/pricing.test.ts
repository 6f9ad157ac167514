import { describe, expect, it } from 'vitest'
import { strikeRates } from '#contract/client/trades.ts'
import { points } from '#kernel/price.ts'
import { fc } from '#seed'
import {
  breakEven,
  endRulesOf,
  pricedSeconds,
  strikeFactor,
  strikeFrom,
  winProbability,
} from './pricing.ts'

describe('probabilities', () => {
  it.each([
    [7_500, 400, 0.96 / 1.75],
    [300, 400, 0.96 / 1.03],
    [21_800, 400, 0.96 / 3.18],
    [100, 0, 1 / 1.01],
  ])('a payout rate of %i at a margin of %i wins %d', (payoutRateBp, marginBp, expected) => {
    expect(winProbability(payoutRateBp, marginBp)).toBeCloseTo(expected, 12)
  })

  it('leave the house its margin of each stake, for every strike rate', () => {
    for (const { buyBp, sellBp } of strikeRates) {
      for (const rateBp of [buyBp, sellBp]) {
        expect(1 - winProbability(rateBp, 400) * (1 + rateBp / 10_000)).toBeCloseTo(0.04, 12)
        expect(winProbability(rateBp, 0)).toBe(breakEven(rateBp))
      }
    }
  })
})

describe('strike factor', () => {
  const distance = { volatility: 0.0001, quantile: 0.5, seconds: 900 }

  it('is the formula, to twelve places', () => {
    // v sqrt(T) = 0.003; exp(-0.0000045 -+ 0.0015), worked out elsewhere to 24 places.
    expect(strikeFactor({ ...distance, direction: 'rise' })).toBe(998_496_631_193n)
    expect(strikeFactor({ ...distance, direction: 'fall' })).toBe(1_001_496_618_818n)
  })

  it('puts a likely win on the near side of the spot and a long shot beyond it', () => {
    const likely = strikeFactor({ ...distance, quantile: 1.6, direction: 'rise' })
    const longShot = strikeFactor({ ...distance, quantile: -0.5, direction: 'rise' })
    expect(likely).toBeLessThan(1_000_000_000_000n)
    expect(longShot).toBeGreaterThan(1_000_000_000_000n)
  })

  it('refuses what no market does', () => {
    expect(() => strikeFactor({ ...distance, quantile: 1e6, direction: 'fall' })).toThrow(/factor/)
  })
})

describe('strike', () => {
  const scale = { decimals: 5, tickPoints: 5 }

  it.each([
    ['rise', 1_000_000_000_000n, 157_585],
    ['fall', 1_000_000_000_000n, 157_585],
    ['rise', 999_999_999_999n, 157_580],
    ['fall', 999_999_999_999n, 157_585],
    ['rise', 1_000_000_000_001n, 157_585],
    ['fall', 1_000_000_000_001n, 157_590],
  ] as const)('for a %s at %i / 10^12 is %i', (direction, factor, expected) => {
    expect(strikeFrom(points(157_585), factor, scale, direction)).toBe(expected)
  })

  it('is on the grid, at most a tick from the exact level, on the client’s side of it', () => {
    const cases = fc.record({
      entry: fc.integer({ min: 1_000, max: 2 ** 46 }),
      factor: fc.bigInt({ min: 900_000_000_000n, max: 1_100_000_000_000n }),
      tickPoints: fc.constantFrom(1, 2, 5, 25),
      direction: fc.constantFrom('rise' as const, 'fall' as const),
    })
    fc.assert(
      fc.property(cases, ({ entry, factor, tickPoints, direction }) => {
        const strike = strikeFrom(points(entry), factor, { decimals: 2, tickPoints }, direction)
        expect(strike % tickPoints).toBe(0)
        const given = BigInt(entry) * factor - BigInt(strike) * 1_000_000_000_000n
        const toClient = direction === 'rise' ? given : -given
        expect(toClient >= 0n && toClient < BigInt(tickPoints) * 1_000_000_000_000n).toBe(true)
      }),
    )
  })
})

it('a strike out of sight of its spot is a defect', () => {
  const far = { volatility: 100, seconds: 100, direction: 'fall' } as const
  expect(() => strikeFactor({ ...far, quantile: 0 })).toThrow('near its spot')
  expect(() => strikeFactor({ ...far, volatility: 1, quantile: 9 })).toThrow('near its spot')
})

describe('the seconds that are priced', () => {
  it.each([
    [60, 0, 1, 60],
    [60, 250, 1, 59.75],
    // The mean of W(59) and W(60): (59 + 60 + 2 x 59) / 4.
    [60, 0, 2, 59.25],
    [60, 500, 5, 56.7],
  ])('of %i s, with %i ms and %i prices, are %f', (seconds, entryDelayMs, exitSeconds, priced) => {
    expect(pricedSeconds(seconds, { entryDelayMs, exitSeconds })).toBeCloseTo(priced, 12)
  })

  it('are the variance of the mean, added up pair by pair', () => {
    for (let count = 1; count <= 10; count += 1) {
      const times = Array.from({ length: count }, (_, index) => 60 - index)
      const pairs = times.flatMap((one) => times.map((other) => Math.min(one, other)))
      const variance = pairs.reduce((sum, pair) => sum + pair, 0) / count ** 2
      const priced = pricedSeconds(60, { entryDelayMs: 0, exitSeconds: count })
      expect(priced).toBeCloseTo(variance, 10)
    }
  })

  it('are those of an average for two minutes at most', () => {
    const decided = { entryDelayMs: 250, exitAverageSeconds: 5 }
    expect(endRulesOf(decided, 60)).toEqual({ entryDelayMs: 250, exitSeconds: 5 })
    expect(endRulesOf(decided, 120)).toEqual({ entryDelayMs: 250, exitSeconds: 5 })
    expect(endRulesOf(decided, 180)).toEqual({ entryDelayMs: 250, exitSeconds: 1 })
  })
})
