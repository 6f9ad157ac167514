// A share is traded once the operator puts its kind in, in the hours of its exchange, from its first
// trade to its result; and not before, not outside them, and not after it is taken out again.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { hour, second } from '#kernel/time.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { freshDatabase } from '#test/database.ts'
import {
  anOrder,
  startTestEngine,
  type TestEngine,
  tradedInstrument,
  wednesday,
} from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'

const database = freshDatabase()
let engine: TestEngine
let client: ClientId
let settings = defaultSettings

beforeAll(async () => {
  const { db } = database()
  const share = {
    ...tradedInstrument,
    id: 4,
    symbol: 'SAPEUR',
    base: 'SAP',
    quote: 'EUR',
    ...({ category: 'Stocks', exchange: 'XETRA', title: 'SAP' } as const),
    scale: { decimals: 2, tickPoints: 1 },
  }
  engine = await startTestEngine(db, { settings: () => settings, more: [share] })
  client = await addFundedClient(db, { at: wednesday, real: dollars(100), demo: dollars(100) })
  await engine.pass(second)
})
afterAll(async () => {
  await engine.stop()
  await expectSoundBooks(database().db, engine.clock.now())
})

let price = 200
async function place(): Promise<string> {
  price += 0.01
  await engine.tick({ SAPEUR: price })
  const order = anOrder({ symbol: 'SAPEUR', category: 'Stocks' })
  const answer = await engine.lanes.open({ clientId: client, order, orderKey: null })
  return isRefusal(answer) ? answer.refused : 'opened'
}

async function statuses(): Promise<string[]> {
  const rows = await database().db.rows<{ status: string }>(
    'select status from trade_records order by id',
  )
  return rows.map(({ status }) => status)
}

it('a share is traded while its kind is put in and its exchange is open', async () => {
  expect(await place()).toBe('instrument_unknown')

  settings = { ...defaultSettings, tradedCategories: ['Stocks'] }
  expect(await place()).toBe('opened')
  await engine.pass(second)
  await engine.tick({ SAPEUR: 200.05 })
  await engine.pass(55 * second)
  await engine.tick({ SAPEUR: 200.6 })
  await engine.pass(10 * second)
  expect(await statuses()).toEqual(['won'])

  settings = defaultSettings
  expect(await place()).toBe('instrument_unknown')

  settings = { ...defaultSettings, tradedCategories: ['Stocks'] }
  await engine.pass(8 * hour)
  expect(await place()).toBe('instrument_closed')
  expect(await statuses()).toEqual(['won'])
})
