import { afterAll, beforeAll, expect, it } from 'vitest'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { millis, second } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'

const database = freshDatabase()
const settings = () => ({ ...defaultSettings, planLimitScope: 'live' as const })

/** A host whose own days are others, and of 23 and 25 hours twice a year. */
const zoneBefore = process.env.TZ
beforeAll(() => {
  process.env.TZ = 'America/New_York'
})
afterAll(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

const days = ['2026-01-14', '2026-03-08', '2026-11-01'] as const

it.each(days)("a plan's day ends with the UTC day of %s (T12)", async (day) => {
  const midnight = Date.parse(`${day}T00:00:00.000Z`) + 86_400_000
  const clock = testClock(millis(midnight - 10 * second))
  const { db } = database()
  const engine = await startTestEngine(db, { clock, settings })
  try {
    const clientId = await addFundedClient(db, {
      at: clock.now(),
      real: dollars(1_000),
      demo: dollars(0),
      plan: 'Gold-7600',
    })
    expect(new Date(midnight).getHours()).not.toBe(0)
    await quoteUntil(engine, midnight - 100)
    expect(await opened(engine, clientId)).toBe(5)
    await quoteUntil(engine, midnight + 100)
    expect(await opened(engine, clientId)).toBe(5)
    const rows = await db.rows<{ day: string; slots: bigint }>(
      `select plan_day::text as day, count(*) as slots from trades where client_id = $1
        group by plan_day order by plan_day`,
      [clientId],
    )
    const next = new Date(midnight).toISOString().slice(0, 10)
    expect(rows).toEqual([
      { day, slots: 5n },
      { day: next, slots: 5n },
    ])
  } finally {
    await engine.stop()
  }
  await expectSoundBooks(db, clock.now())
})

it('whoever has a plan keeps the trades a day that it gave them', async () => {
  const clock = testClock(millis(Date.parse('2026-01-14T12:00:00.000Z')))
  const { db } = database()
  const engine = await startTestEngine(db, { clock, settings })
  try {
    const clientId = await addFundedClient(db, {
      at: clock.now(),
      real: dollars(1_000),
      demo: dollars(0),
      plan: 'Gold-7600',
    })
    await db.rows('update clients set plan_trades = 7 where id = $1', [clientId])
    await engine.pass(second - 1)
    await engine.tick({ BTCUSD: 60_000 })
    expect(await opened(engine, clientId)).toBe(7)
  } finally {
    await engine.stop()
  }
})

let quotes = 0

/** Moves on to this very instant, with a price that is fresh then, and another than before. */
async function quoteUntil(engine: TestEngine, at: number): Promise<void> {
  await engine.pass(at - engine.clock.now() - 1)
  quotes += 1
  await engine.tick({ BTCUSD: 60_000 + quotes })
  expect(engine.clock.now()).toBe(at)
}

/** How many of twenty live orders at once were opened; the plan refused the others. */
async function opened(engine: TestEngine, clientId: Parameters<typeof order>[0]): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => engine.lanes.open(order(clientId))),
  )
  const refused = answers.flatMap((answer) => (isRefusal(answer) ? [answer.refused] : []))
  expect(new Set(refused)).toEqual(new Set(['plan_limit_reached']))
  return answers.length - refused.length
}

function order(clientId: Awaited<ReturnType<typeof addFundedClient>>) {
  return { clientId, order: anOrder({ book: 'real' }), orderKey: null }
}
