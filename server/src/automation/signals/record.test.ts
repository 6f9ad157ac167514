import { expect, test } from 'vitest'
import { ratedFrom } from '#contract/public/signal-rules.ts'
import { added, measuredOf, noSums, type Sums } from './record.ts'

/** At 75 % profit: break-even 57.14 %, priced 54.86 %. */
function sums(hits: number, misses: number, ties = 0, voids = 0): Sums {
  const decided = hits + misses
  return {
    hits,
    misses,
    ties,
    voids,
    breakEven: decided / 1.75,
    priced: (decided * 0.96) / 1.75,
    returnedBp: hits * 7_500 - misses * 10_000,
  }
}

test('nothing is said of few, however good they look', () => {
  expect(measuredOf(noSums)).toMatchObject({ hit_rate: null, break_even: null, verdict: 'too_few' })
  const few = measuredOf(sums(ratedFrom - 1, 0, 5, 3))
  expect(few).toMatchObject({ hits: 29, hit_rate: null, interval: null, return_each: null })
  expect(few.verdict).toBe('too_few')
  expect(measuredOf(sums(ratedFrom, 0)).verdict).toBe('above')
})

test.each([
  ['a coin, long enough', sums(5_486, 4_514), 'loses'],
  ['a coin, of some hundreds', sums(165, 135), 'unclear'],
  ['at break-even', sums(5_714, 4_286), 'unclear'],
  ['always wrong', sums(0, 40), 'loses'],
  ['far better', sums(700, 300), 'above'],
])('%s: %s', (_, counted, verdict) => {
  expect(measuredOf(counted).verdict).toBe(verdict)
})

test('ties and voids are no part of the rate, and ties of what a dollar brought', () => {
  const measured = measuredOf(sums(20, 20, 10, 7))
  expect(measured.hit_rate).toBe(0.5)
  expect(measured.return_each).toBeCloseTo((20 * 0.75 - 20) / 50, 10)
  expect(measured.break_even).toBeCloseTo(1 / 1.75, 10)
  expect(measured.priced).toBeCloseTo(0.96 / 1.75, 10)
  // Wilson 1927, of 20 in 40.
  expect(measured.interval?.[0]).toBeCloseTo(0.352, 3)
  expect(measured.interval?.[1]).toBeCloseTo(0.648, 3)
})

test('sums add up', () => {
  expect(added(sums(3, 2, 1, 1), sums(1, 2, 0, 4))).toEqual(sums(4, 4, 1, 5))
})
