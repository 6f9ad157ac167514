// The overview of a world whose every trade is known.

import { beforeAll, expect, test } from 'vitest'
import { day, later, millis, minute } from '#kernel/time.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { createOfficeApp, type OfficeApp, read, sitDown } from '#test/office-app.ts'
import { buildWorld } from '#test/world.ts'
import { registerOverview } from './overview.office.routes.ts'

const database = freshDatabase()
let api: OfficeApp
let clock: TestClock
beforeAll(async () => {
  const { db } = database()
  const { now } = await buildWorld(db)
  clock = testClock(later(millis(Date.parse(now)), minute))
  api = await createOfficeApp(db, { clock, register: registerOverview })
})

let nr = 0
async function overview() {
  nr += 1
  const token = await sitDown(api, `ann${nr}@desk.example`, ['auditor'])
  return (await read(api, 'overview', token)).json().data
}

test('today and this hour are told as they are in the books', async () => {
  const { db } = database()
  const { days, hours } = await overview()
  expect(days).toHaveLength(14)
  expect(hours).toHaveLength(24)
  const [books] = await db.rows<{ staked: string; returned: string; trades: number }>(
    `select (sum(stake) / 100.0)::numeric(18, 2)::text as staked, count(*)::int as trades,
            (sum(payout) / 100.0)::numeric(18, 2)::text as returned
       from trade_records where book = 'real'`,
  )
  expect(days.at(-1)).toMatchObject({ ...books, paid_out: '0.00' })
  const settled = hours.reduce((sum: number, one: { settled: number }) => sum + one.settled, 0)
  const ended = await db.rows('select from outcomes')
  expect(settled).toBe(ended.length)
  const voided = hours.reduce((sum: number, one: { voided: number }) => sum + one.voided, 0)
  expect(voided).toBe(3)
})

test('a day later it is yesterday, and summed no more', async () => {
  const before = (await overview()).days.at(-1)
  clock.advance(day)
  expect((await overview()).days.at(-2)).toEqual(before)
  expect((await overview()).days.at(-2)).toEqual(before)
})
