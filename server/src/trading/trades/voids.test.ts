import { expect, test } from 'vitest'
import { alarmText } from '#contract/staff/alarm-texts.ts'
import { alarmOf, isHigh, voidedOf } from './voids.ts'

const voids = (settled: number, silent: number, empty = 0) => ({
  settled,
  byCause: [
    { cause: 'source_silent' as const, count: silent },
    { cause: 'source_empty' as const, count: empty },
  ],
})

test.each([
  [false, voids(0, 0)],
  [false, voids(2, 2)],
  [true, voids(3, 3)],
  [true, voids(149, 2, 1)],
  [false, voids(150, 2, 1)],
])('many: %s', (expected, counts) => {
  expect(isHigh(counts)).toBe(expected)
})

test('are told in one line, by cause', () => {
  const counts = voids(40, 4, 1)
  expect(voidedOf(counts)).toBe(5)
  expect(alarmText(alarmOf(counts))).toBe(
    'void trades: 5 of 40 trades of the last hour are void. source_silent: 4 of them. source_empty: 1 of them.',
  )
})
