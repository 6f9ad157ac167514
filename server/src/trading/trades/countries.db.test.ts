// Live trades are taken from the countries of the list only, as it is at that moment; demo trades
// from everywhere, and nobody is asked twice where they live.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import { tellProfile } from '#test/clients.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'

const database = freshDatabase()
let engine: TestEngine
let served = ['NL', 'BE']

beforeAll(async () => {
  const serves = (country: string) => served.includes(country)
  engine = await startTestEngine(database().db, { serves })
  await engine.pass(second)
  await engine.tick({ BTCUSD: 60_000 })
})
afterAll(async () => {
  await engine.stop()
  await expectSoundBooks(database().db, engine.clock.now())
})

async function refusalOf(clientId: ClientId, book: 'real' | 'demo' = 'real') {
  const order = anOrder({ book })
  const answer = await engine.lanes.open({ clientId, order, orderKey: null })
  return isRefusal(answer) ? answer.refused : undefined
}

function someone(): Promise<ClientId> {
  const funds = { real: dollars(1_000), demo: dollars(1_000) }
  return addFundedClient(database().db, { at: engine.clock.now(), ...funds })
}

it('a live trade is refused from elsewhere, also when the list was shortened later', async () => {
  const { db } = database()
  const id = await someone()
  await tellProfile(db, { id }, 'BE')
  expect(await refusalOf(id)).toBeUndefined()
  served = ['NL']
  expect(await refusalOf(id)).toBe('country_closed')
  expect(await refusalOf(id, 'demo')).toBeUndefined()
  served = ['NL', 'BE']
  expect(await refusalOf(id)).toBeUndefined()
})

it('the country counts as it was told last; where none was told, none is refused', async () => {
  const { db } = database()
  const id = await someone()
  expect(await refusalOf(id)).toBeUndefined()
  await tellProfile(db, { id }, 'FR')
  expect(await refusalOf(id)).toBe('country_closed')
  await tellProfile(db, { id }, 'NL')
  expect(await refusalOf(id)).toBeUndefined()
})
