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
  wait(4)
  expect(told).toEqual([])
  wait(1)
  wait(1)
  expect(told).toEqual([{ code: 'log_not_kept', details: { minutes: 5 } }])
  keeping.keptAt = clock.now()
  wait(3)
  wait(4)
  expect(told).toHaveLength(2)
})
