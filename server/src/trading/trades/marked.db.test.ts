// The prices that stood one and five seconds after an entry, as they are read back.

import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRefusal } from '#kernel/refusal.ts'
import { later, type Millis, second } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { aClient } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { loadMarked } from './risk.store.ts'

const database = freshDatabase()
let engine: TestEngine
let from: Millis

beforeAll(async () => {
  engine = await startTestEngine(database().db, { settings: () => defaultSettings })
  from = engine.clock.now()
})
afterAll(() => engine.stop())

const tick = (price: number) => engine.tick({ BTCUSD: price })

/** Entered at 60,000 a second later, ended, and read back. */
async function marked(book: 'real' | 'demo', afterwards: () => Promise<void>) {
  await engine.pass(20 * second)
  await tick(60_010)
  const since = engine.clock.now()
  const { id: clientId } = await aClient(database().db, { clock: engine.clock })
  const order = anOrder({ book, durationSeconds: 60 })
  expect(isRefusal(await engine.lanes.open({ clientId, order, orderKey: null }))).toBe(false)
  await engine.pass(second)
  await tick(60_000)
  await afterwards()
  await engine.pass(55 * second)
  await tick(60_020)
  await engine.pass(10 * second)
  return (await loadMarked(database().db, since, 10)).map(({ entry, afterOne, afterFive }) => [
    ...[entry, afterOne, afterFive],
  ])
}

it('a price that nothing has followed yet still stands', async () => {
  const standing = async () => {
    await engine.pass(3 * second)
    await tick(60_007)
  }
  expect(await marked('real', standing)).toEqual([[6_000_000, 6_000_000, 6_000_700]])
})

it('each second has the last price of it', async () => {
  const moving = async () => {
    await engine.pass(0.8 * second)
    await tick(60_001)
    await engine.pass(0.5 * second)
    await tick(60_002)
    await engine.pass(3 * second)
    await tick(60_003)
    await engine.pass(second)
    await tick(60_004)
  }
  expect(await marked('real', moving)).toEqual([[6_000_000, 6_000_100, 6_000_300]])
})

it('where no price came for five seconds nothing is told', async () => {
  const silent = async () => {
    await engine.pass(6 * second)
    await tick(60_009)
  }
  expect(await marked('real', silent)).toEqual([[6_000_000, null, null]])
})

it('of play money nothing is told, nor of what was accepted before', async () => {
  expect(await marked('demo', async () => {})).toEqual([])
  expect(await loadMarked(database().db, from, 10)).toHaveLength(3)
  expect(await loadMarked(database().db, from, 2)).toHaveLength(1)
  expect(await loadMarked(database().db, later(engine.clock.now(), second), 10)).toEqual([])
})
