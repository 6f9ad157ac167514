import { beforeEach, describe, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { minute, second } from '#kernel/time.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'

let database: TestDatabase
let clock: TestClock
let client: ClientId

beforeEach(async () => {
  database = await cloneDatabase()
  clock = testClock(wednesday)
  client = await addFundedClient(database.db, {
    at: wednesday,
    real: dollars(100),
    demo: dollars(100),
  })
  return () => database.db.close()
})

const start = () => startTestEngine(database.db, { clock })

describe('a start', () => {
  it('leaves a trade the entry price it had, however long ago that was', async () => {
    const engine = await start()
    await tick(engine, 60_000)
    await place(engine, 900)
    await tick(engine, 60_001)
    await tickFor(engine, 12 * minute)
    await engine.stop()
    const next = await start()
    expect([...next.positions.byId.values()].map(({ entry }) => entry?.price)).toEqual([6_000_100])
    await tickFor(next, 4 * minute)
    await next.stop()
    expect(await onlyTrade()).toMatchObject({ status: 'won', entry_price: 6_000_100n })
  })

  it('settles what fell due before it, at the price of the expiry', async () => {
    const engine = await start()
    await tick(engine, 60_000)
    await place(engine, 60)
    await tick(engine, 60_001)
    await tickFor(engine, 55 * second)
    await tick(engine, 60_020)
    await engine.stop()
    clock.advance(3 * 60 * minute)
    const next = await start()
    await tick(next, 50_000)
    await next.pass(5 * second)
    await next.stop()
    expect(await onlyTrade()).toMatchObject({ status: 'won', exit_price: 6_002_000n })
  })

  it('gives back the stake of a trade that was without prices while nobody was there', async () => {
    const engine = await start()
    await tick(engine, 60_000)
    await place(engine, 60)
    await engine.stop()
    clock.advance(30 * second)
    const next = await start()
    await tick(next, 60_100)
    await tickFor(next, 40 * second)
    await next.stop()
    expect(await onlyTrade()).toMatchObject({ status: 'voided', void_reason: 'no_entry_tick' })
  })
})

async function place(engine: TestEngine, durationSeconds: number): Promise<void> {
  const order = anOrder({ durationSeconds, strikeRate: '1/18' })
  const opened = await engine.lanes.open({ clientId: client, order, orderKey: null })
  expect(isRefusal(opened)).toBe(false)
}

/** A price in a second. */
async function tick(engine: TestEngine, price: number): Promise<void> {
  await engine.pass(second - 1)
  await engine.tick({ BTCUSD: price })
}

async function tickFor(engine: TestEngine, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5 * second) {
    await engine.pass(4 * second)
    await tick(engine, 60_010 + (passed % 7))
  }
}

async function onlyTrade() {
  await expectSoundBooks(database.db, clock.now())
  const rows = await database.db.rows('select * from trade_records')
  expect(rows.length).toBe(1)
  return rows[0]
}
