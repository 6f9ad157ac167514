// Thirty days against their prices, read from trades that were really settled.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { day, minute, second } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { keptSeen } from './read-seen.ts'

const database = freshDatabase()
let engine: TestEngine
let client: ClientId

beforeAll(async () => {
  const { db } = database()
  engine = await startTestEngine(db)
  client = await addFundedClient(db, { at: wednesday, real: dollars(50), demo: dollars(50) })
  await engine.pass(second)
  await engine.tick({ BTCUSD: 60_000 })
})
afterAll(() => engine.stop())

async function trade(book: 'real' | 'demo') {
  await engine.tick({ BTCUSD: 60_000 })
  const order = anOrder({ book, stake: dollars(1) })
  await engine.lanes.open({ clientId: client, order, orderKey: null })
}

test('what is settled is counted once, at most a minute old, and no longer after thirty days', async () => {
  const { db } = database()
  const seen = keptSeen({ db, clock: engine.clock })
  expect([...(await seen()).lines]).toEqual([])
  await trade('real')
  await trade('demo')
  for (let passed = 0; passed < 63; passed += 1) {
    await engine.tick({ BTCUSD: 60_100 + passed })
    await engine.pass(second)
  }
  expect([...(await seen()).lines.keys()]).toEqual(['1 60'])
  const { lines, tenths } = await seen()
  expect(lines.get('1 60')).toMatchObject({ trades: 2, won: 2, independent: 1 })
  expect([...tenths.values()]).toMatchObject([{ trades: 2, won: 2 }])
  engine.clock.advance(29 * day)
  expect((await seen()).lines.get('1 60')).toMatchObject({ trades: 2 })
  engine.clock.advance(day + minute)
  expect([...(await seen()).lines]).toEqual([])
})
