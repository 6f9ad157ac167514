import { describe, expect, it } from 'vitest'
import { strikeRates } from '#contract/client/trades.ts'
import { points } from '#kernel/price.ts'
import { fc } from '#seed'
import { breakEven, strikeFactor, strikeFrom, winProbability } from './pricing.ts'

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
  const distance = { volatility: 0.0001, quantile: 0.5, durationSeconds: 900 }

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
  const far = { volatility: 100, durationSeconds: 100, direction: 'fall' } as const
  expect(() => strikeFactor({ ...far, quantile: 0 })).toThrow('near its spot')
  expect(() => strikeFactor({ ...far, volatility: 1, quantile: 9 })).toThrow('near its spot')
})
