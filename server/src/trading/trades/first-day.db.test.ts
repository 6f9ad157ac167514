// Live trades wait for the questions about them, and begin small for a day; the demo does not.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { firstDayHours } from '#contract/client/appropriateness.ts'
import type { ClientId } from '#kernel/ids.ts'
import { cents, dollars, type Usd } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso, later, minute, second } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'

const database = freshDatabase()
let engine: TestEngine
let isNeeded = true
let firstDay = defaultSettings.firstDay

beforeAll(async () => {
  engine = await startTestEngine(database().db, {
    needsAppropriateness: () => isNeeded,
    settings: () => ({ ...defaultSettings, firstDay }),
  })
  await engine.pass(second)
  await engine.tick({ BTCUSD: 60_000 })
})
afterAll(async () => {
  await engine.stop()
  await expectSoundBooks(database().db, engine.clock.now())
})

const client = () =>
  addFundedClient(database().db, {
    at: engine.clock.now(),
    real: dollars(1_000),
    demo: dollars(1_000),
  })

const pass = (clientId: ClientId, msAgo = 0) =>
  database().db.rows('update clients set appropriate_at = $2 where id = $1', [
    clientId,
    iso(later(engine.clock.now(), -msAgo)),
  ])

async function place(
  clientId: ClientId,
  { book = 'real', stake = dollars(5) }: { book?: 'real' | 'demo'; stake?: Usd } = {},
): Promise<string> {
  const order = anOrder({ book, stake })
  const answer = await engine.lanes.open({ clientId, order, orderKey: null })
  return isRefusal(answer) ? answer.refused : 'opened'
}

it('a live trade waits for the questions, a demo trade does not', async () => {
  const clientId = await client()
  expect(await place(clientId)).toBe('appropriateness_needed')
  expect(await place(clientId, { book: 'demo', stake: dollars(500) })).toBe('opened')
  await pass(clientId, minute)
  expect(await place(clientId)).toBe('opened')
})

it('on the first day a trade has a largest amount, to the cent', async () => {
  const clientId = await client()
  await pass(clientId, minute)
  const most = dollars(firstDay.stakeMax)
  expect(await place(clientId, { stake: (most + 1n) as Usd })).toBe('first_day_stake')
  expect(await place(clientId, { stake: most })).toBe('opened')
  expect(await place(clientId, { book: 'demo', stake: cents(2_501n) })).toBe('opened')
})

it('on the first day so many trades are placed and no more, also at once', async () => {
  const clientId = await client()
  await pass(clientId, minute)
  const first = await Promise.all(Array.from({ length: 4 }, () => place(clientId)))
  expect(new Set(first)).toEqual(new Set(['opened']))
  const rest = await Promise.all(Array.from({ length: firstDay.tradesMax }, () => place(clientId)))
  expect(rest.filter((it) => it === 'opened')).toHaveLength(firstDay.tradesMax - 4)
  expect(new Set(rest)).toEqual(new Set(['opened', 'first_day_trades']))
  expect(await place(clientId, { book: 'demo' })).toBe('opened')
})

it('after it, and where nobody has to answer, nothing of it holds', async () => {
  const [after, unasked] = [await client(), await client()]
  await pass(after, firstDayHours * 60 * minute)
  const large = { stake: dollars(100) }
  expect(await place(after, large)).toBe('opened')
  isNeeded = false
  expect(await place(unasked, large)).toBe('opened')
  isNeeded = true
})

it('how small one begins is what the install says, from the next order on', async () => {
  const clientId = await client()
  await pass(clientId, minute)
  firstDay = { stakeMax: 5, tradesMax: 2 }
  expect(await place(clientId, { stake: cents(501n) })).toBe('first_day_stake')
  expect(await place(clientId)).toBe('opened')
  expect(await place(clientId)).toBe('opened')
  expect(await place(clientId)).toBe('first_day_trades')
  firstDay = { stakeMax: 100, tradesMax: 3 }
  expect(await place(clientId, { stake: dollars(100) })).toBe('opened')
  expect(await place(clientId)).toBe('first_day_trades')
  firstDay = defaultSettings.firstDay
})
