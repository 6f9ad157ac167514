import { expect, test } from 'vitest'
import { day, hour } from '#kernel/time.ts'
import { spansUntil } from './spans.ts'

test.each([
  [-hour, []],
  [hour, []],
  [hour + 1, ['hour', 'due']],
  [5 * hour, ['hour', 'fourHours', 'due']],
  [2 * day, ['hour', 'fourHours', 'day', 'due']],
])('due in %d ms: %o', (due, names) => {
  const spans = spansUntil(due, 0)
  expect(spans.map(({ name }) => name)).toEqual(names)
  expect(spans.every(({ until }) => until > 0 && until <= due)).toBe(true)
})
