import { expect, test } from 'vitest'
import {
  day,
  floorTo,
  hour,
  iso,
  later,
  millis,
  minute,
  minuteShown,
  second,
  toWholeMinute,
} from './time.ts'

const noon = millis(Date.UTC(2026, 10, 22, 12))

test('durations are whole milliseconds', () => {
  expect([second, minute, hour, day]).toEqual([1_000, 60_000, 3_600_000, 86_400_000])
})

test('an instant is a whole millisecond', () => {
  expect([millis(1.9), millis(-1.9), later(noon, 0.5)]).toEqual([1, -1, noon])
  expect(later(noon, -day)).toBe(Date.UTC(2026, 10, 21, 12))
})

test('a minute that is said has begun: nothing ends later than it', () => {
  expect(toWholeMinute(noon)).toBe(noon)
  expect(toWholeMinute(later(noon, 1))).toBe(noon + minute)
  expect(toWholeMinute(later(noon, -1))).toBe(noon)
  expect(minuteShown(later(noon, 180_000))).toBe('2026-11-22 12:03 UTC')
  expect(minuteShown(later(noon, 180_001))).toBe('2026-11-22 12:04 UTC')
})

test('a period begins at or before every instant in it', () => {
  expect(floorTo(later(noon, 5), day)).toBe(Date.UTC(2026, 10, 22))
  expect(floorTo(millis(Date.UTC(2026, 10, 22)), day)).toBe(Date.UTC(2026, 10, 22))
  expect(floorTo(millis(-1), minute)).toBe(-minute)
  expect(iso(noon)).toBe('2026-11-22T12:00:00.000Z')
})
