import { describe, expect, test } from 'vitest'
import { median, percentile } from './percentile.ts'

describe('the median', () => {
  test.each([
    { values: [7], is: 7 },
    { values: [3, 1], is: 2 },
    { values: [10, 9, 2], is: 9 },
    { values: [1, 100, 3, 2], is: 2.5 },
    { values: [], is: Number.NaN },
  ])('of $values is $is', ({ values, is }) => {
    expect(median(values)).toBe(is)
  })
})

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, nr) => 100 - nr)

  test.each([
    { values: [7], share: 0.95, is: 7 },
    { values: [3, 1], share: 0.49, is: 1 },
    { values: [3, 1], share: 0.95, is: 3 },
    { values: [3, 1], share: 1, is: 3 },
    { values: hundred, share: 0.95, is: 96 },
    { values: hundred, share: 1, is: 100 },
    { values: [], share: 0.95, is: Number.NaN },
  ])('at $share of $values.length is $is', ({ values, share, is }) => {
    expect(percentile(values, share)).toBe(is)
  })
})
