import { expect, test } from 'vitest'
import { roundUp } from './scale.ts'

test.each([
  [0, 0],
  [-3, 0],
  [Number.NaN, 0],
  [1, 1],
  [1.2, 1.5],
  [28, 30],
  [430, 500],
  [9_999, 10_000],
  [0.031, 0.05],
])('above %d the axis ends at %d', (value, end) => {
  expect(roundUp(value)).toBeCloseTo(end, 9)
})
