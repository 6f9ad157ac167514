import { expect, test } from 'vitest'
import { millis, minute } from '#kernel/time.ts'
import { testClock } from '#test/clock.ts'
import { logWatcher } from './watch-log.ts'

test('a log that is not kept sounds the alarm once, and again the next time', () => {
  const clock = testClock(millis(Date.UTC(2026, 0, 14, 12)))
  const keeping = { keptAt: clock.now() }
  const told: unknown[] = []
  const look = logWatcher({ clock, keeping, alarm: (one) => void told.push(one) })
  const wait = (minutes: number) => {
    clock.advance(minutes * minute)
    look()
  }
  const waitOut = (minutes: number) => {
    for (let left = minutes; left > 0; left -= 1) wait(1)
  }
  waitOut(4)
  expect(told).toEqual([])
  wait(1)
  wait(1)
  expect(told).toEqual([{ code: 'log_not_kept', details: { minutes: 5 } }])
  keeping.keptAt = clock.now()
  waitOut(7)
  expect(told).toHaveLength(2)
})

test('a machine that slept is no log that was not kept, unless it stays so', () => {
  const clock = testClock(millis(Date.UTC(2026, 0, 14, 12)))
  const keeping = { keptAt: clock.now() }
  const told: unknown[] = []
  const look = logWatcher({ clock, keeping, alarm: (one) => void told.push(one) })
  clock.advance(8 * 60 * minute)
  look()
  expect(told).toEqual([])
  for (let nr = 0; nr < 5; nr += 1) {
    clock.advance(minute)
    look()
  }
  expect(told).toEqual([{ code: 'log_not_kept', details: { minutes: 5 } }])
})
