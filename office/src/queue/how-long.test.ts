import { expect, test } from 'vitest'
import { day, hour, minute } from '#kernel/time.ts'
import { howLong } from './how-long.ts'

test.each([
  [0, '1 min'],
  [59 * minute, '59 min'],
  [-59 * minute, '59 min'],
  [hour, '1 h'],
  [2 * day - 1, '47 h'],
  [2 * day, '2 d'],
  [9.9 * day, '9 d'],
])('%d ms is %s', (ms, said) => {
  expect(howLong(ms)).toBe(said)
})
