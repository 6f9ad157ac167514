import { expect, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import { type AnsweredGap, causeOf, overlaps, wantsOf } from './gap.ts'

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

test.each([
  ['sources_disagreed', 90, 110],
  ['sources_disagreed', 150, null],
  ['source_silent', 10, 100],
  ['source_silent', 200, null],
] as const)('a stretch without a price says %s for a halt from %i to %s', (cause, from, to) => {
  const halt = { from: millis(from), to: to && millis(to), cause: 'disputed' } as const
  const stretch = { after: millis(100), upTo: millis(200) }
  expect(causeOf(wantsOf([], [halt]), stretch)).toBe(cause)
  const unreachable = { ...gap, answer: 'unreachable' } as AnsweredGap
  expect(causeOf(wantsOf([unreachable], [halt]), stretch)).toBe('source_unreachable')
})
