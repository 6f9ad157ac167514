import { expect, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import { overlaps } from './gap.ts'

const gap = { from: millis(100), to: millis(200) }

test.each([
  [0, 100, false],
  [0, 101, true],
  [150, 160, true],
  [199, 300, true],
  [200, 300, false],
])('what happened after %i and up to %i is in a gap from 100 to 200: %s', (after, upTo, isIn) => {
  expect(overlaps(gap, { after: millis(after), upTo: millis(upTo) })).toBe(isIn)
})
