import { expect, test } from 'vitest'
import { addDays, addLags, lagOf, noDay, noLags } from './overview.ts'

const lags = (...ms: number[]) => {
  const late = new Map<number, number>()
  for (const one of ms) late.set(one, (late.get(one) ?? 0) + 1)
  return { voided: 0, late }
}

test.each([
  [[], null, null],
  [[7], 7, 7],
  [[1, 2], 1, 2],
  [Array.from({ length: 100 }, (_, i) => 100 - i), 50, 95],
])('of %j the half is within %s ms and the slowest twentieth begins after %s', (ms, half, p95) => {
  const settled = ms.length
  expect(lagOf(lags(...ms))).toEqual({ settled, voided: 0, half, p95 })
})

test('what is put together is as if it were summed at once', () => {
  const [one, other] = [
    { ...lags(3, 3, 9), voided: 1 },
    { ...lags(3, 4), voided: 2 },
  ]
  expect(addLags(one, other)).toEqual({ ...lags(3, 3, 9, 3, 4), voided: 3 })
  expect(addLags(one, noLags)).toEqual(one)
  const sums = { staked: 1n, returned: 2n, trades: 3, paidIn: 4n, paidOut: 5n, signUps: 6 }
  expect(addDays(sums, noDay)).toEqual(sums)
  expect(addDays(sums, sums).staked).toBe(2n)
})
