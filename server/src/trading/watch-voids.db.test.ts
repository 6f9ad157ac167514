import { beforeEach, expect, test } from 'vitest'
import type { VoidCause } from '#contract/shared/receipts.ts'
import { alarmText } from '#contract/staff/alarm-texts.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { hour, later, minute } from '#kernel/time.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { newVoidsState, watchVoids } from './watch-voids.ts'

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

/** Trades that lack an entry price, since none comes. */
async function voidTrades(count: number): Promise<void> {
  const money = { real: dollars(1), demo: dollars(100) }
  const clientId = await addFundedClient(database.db, { at: wednesday, ...money })
  await engine.pass(1_000)
  // Another price each time: one that stands still is no price to trade on.
  await engine.tick({ BTCUSD: 60_000 + (clock.now() - wednesday) / minute })
  const one = () => engine.lanes.open({ clientId, order: anOrder(), orderKey: null })
  const answers = await Promise.all(Array.from({ length: count }, one))
  expect(answers.filter(isRefusal)).toEqual([])
  await engine.pass(2 * minute)
}

test('many void trades of an hour sound the alarm once, until they are few again', async () => {
  const state = newVoidsState()
  const alarms: string[] = []
  const watch = () =>
    watchVoids({
      db: database.db,
      clock,
      state,
      alarm: (...parts) => alarms.push(alarmText(parts)),
    })
  await voidTrades(2)
  await watch()
  expect([state.last, alarms]).toEqual(['few', []])
  await voidTrades(1)
  await watch()
  await watch()
  const cause: VoidCause = 'source_silent'
  const told = `void trades: 3 of 3 trades of the last hour are void. ${cause}: 3 of them.`
  expect([state.last, alarms]).toEqual(['many', [told]])
  clock.advance(later(wednesday, hour + 5 * minute) - clock.now())
  await watch()
  expect([state.last, alarms.length]).toEqual(['few', 1])
})
