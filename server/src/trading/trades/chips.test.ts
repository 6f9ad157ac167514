import { expect, it } from 'vitest'
import { later, millis, minute } from '#kernel/time.ts'
import { refuseChips, refuseLateChips } from './chips.ts'

const noon = millis(Date.UTC(2026, 0, 14, 12))
const times = { opensAt: noon, closesAt: later(noon, 5 * minute) }

it.each([
  [null, 0, 'chips_not_now'],
  [times, -1, 'chips_not_now'],
  [times, 0, undefined],
  [times, 5 * minute - 1, undefined],
  [times, 5 * minute, 'chips_not_now'],
])('chips of %j, %i ms after noon: %s', (known, after, code) => {
  expect(refuseChips(known, later(noon, after))?.refused).toBe(code)
})

it.each([
  ['chips', 0, undefined],
  ['chips', 1, 'chips_end_late'],
  ['demo', 1, undefined],
] as const)('%s on five minutes, %i ms after noon: %s', (book, after, code) => {
  const order = { book, durationSeconds: 300 }
  expect(refuseLateChips(order, times, later(noon, after))?.refused).toBe(code)
})
