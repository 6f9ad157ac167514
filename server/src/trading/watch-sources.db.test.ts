import { beforeEach, expect, test } from 'vitest'
import { alarmText } from '#contract/staff/alarm-texts.ts'
import { minute } from '#kernel/time.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { sourceWatcher } from './watch-sources.ts'

let database: TestDatabase
let clock: TestClock
let engine: TestEngine

beforeEach(async () => {
  database = await cloneDatabase()
  clock = testClock(wednesday)
  engine = await startTestEngine(database.db, { clock })
  return async () => {
    await engine.stop()
    await database.db.close()
  }
})

test('a source that stays silent sounds the alarm once, and again after it was good', async () => {
  const alarms: string[] = []
  const look = sourceWatcher({
    clock,
    market: () => engine.market,
    alarm: (...parts) => alarms.push(alarmText(parts)),
  })
  let price = 60_000
  const hear = async () => {
    price += 1
    await engine.tick({ BTCUSD: price })
    look()
  }
  const silence = (minutes: number) => {
    for (const _ of Array(minutes).keys()) {
      clock.advance(minute)
      look()
    }
  }
  await hear()
  silence(1)
  expect(alarms).toEqual([])
  silence(3)
  expect(alarms).toHaveLength(1)
  expect(alarms[0]).toMatch(
    /^prices: \S+.* is (silent|frozen); 0 of its \d+ instruments are good\.$/,
  )
  await hear()
  silence(2)
  expect(alarms).toHaveLength(2)
})

test('before prices are heard there is nothing to say', () => {
  const alarms: string[] = []
  sourceWatcher({
    clock,
    market: () => undefined,
    alarm: (...parts) => alarms.push(alarmText(parts)),
  })()
  expect(alarms).toEqual([])
})
