import { expect, test } from 'vitest'
import { millis } from '#kernel/time.ts'
import {
  datedBy,
  hear,
  heardThrough,
  leadMaxMs,
  millisOf,
  newStreamTime,
  slackMs,
} from './stream-time.ts'

test('a price is dated by its source, and never later than it was heard', () => {
  const time = newStreamTime()
  expect(hear(time, millis(1_000), millis(1_120))).toBe(true)
  expect(datedBy(time, millis(1_000))).toBe(1_000)
  expect(hear(time, millis(2_080), millis(2_000))).toBe(true)
  expect(datedBy(time, millis(2_080))).toBe(2_000)
  // Once seen ahead, the clock is set back for good, whenever its messages are read.
  expect(hear(time, millis(3_000), millis(23_000))).toBe(true)
  expect(datedBy(time, millis(3_000))).toBe(2_920)
})

test('what was heard late, all at once, is known up to the newest of it, less a little', () => {
  const time = newStreamTime()
  expect(heardThrough(time)).toBeUndefined()
  for (const at of [1_000, 5_000, 4_900, 20_000]) hear(time, millis(at), millis(60_000))
  expect(heardThrough(time)).toBe(20_000 - slackMs)
})

test('a clock far ahead is not believed', () => {
  const time = newStreamTime()
  expect(hear(time, millis(1_000 + leadMaxMs), millis(1_000))).toBe(true)
  expect(hear(time, millis(2_001 + leadMaxMs), millis(2_000))).toBe(false)
  expect(time.newest).toBe(1_000 + leadMaxMs)
})

test('what has no time is as old as the newest time before it', () => {
  const time = newStreamTime()
  expect(datedBy(time, undefined)).toBeUndefined()
  hear(time, millis(1_000), millis(9_000))
  expect(datedBy(time, undefined)).toBe(1_000)
})

test('a part of a millisecond is rounded up: at the expiry and after it are different instants', () => {
  expect(millisOf(1_671_960_659_123_000)).toBe(1_671_960_659_123)
  expect(millisOf(1_671_960_659_123_001)).toBe(1_671_960_659_124)
})
