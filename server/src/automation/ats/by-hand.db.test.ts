// Whoever trades by hand while a signal is served for many.

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { second } from '#kernel/time.ts'
import { leadMs } from '#server/automation/signals/signal.ts'
import type { OrderRequest } from '#server/trading/trades/open-trades.ts'
import { type AtsWorld, openAtsWorld } from '#test/ats-world.ts'
import { freshDatabase } from '#test/database.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { newServing, serveSignals } from './serve-signals.ts'

const database = freshDatabase()
let world: AtsWorld

beforeAll(async () => {
  world = await openAtsWorld(database().db)
  await world.tickBy(0)
})
afterAll(async () => {
  await world.stop()
  await expectSoundBooks(database().db, world.clock.now())
})

/** A client for whom it runs on the demo. */
async function running(): Promise<ClientId> {
  const id = await world.client()
  expect(await world.settle(id, { rules: ['coin'] })).toBeUndefined()
  expect(await world.switchTo(id, 'demo')).toBeUndefined()
  return id
}

test('a signal for many lets whoever trades by hand go first', async () => {
  const hand = await world.client()
  const ids = await Promise.all(Array.from({ length: 120 }, running))
  const signal = await world.publish('coin')
  for (let left = leadMs; left > 0; left -= second) {
    await world.pass(second - 1)
    await world.tickBy(1)
  }
  const done: string[] = []
  let asked = 0
  let byHand: Promise<unknown> | undefined
  const open = async (request: OrderRequest) => {
    const opening = world.deps.open(request)
    asked += 1
    if (asked === ids.length) {
      const late = { ...request, clientId: hand, orderKey: 'by-hand' }
      byHand = world.deps.open(late).then(() => done.push('by hand'))
    }
    const opened = await opening
    done.push('signal')
    return opened
  }
  expect(await serveSignals({ ...world.deps, open }, newServing())).toBe(1)
  await byHand
  const placed = await database().db.rows(
    'select from ats_orders where signal_id = $1 and trade_id is not null',
    [signal.id],
  )
  expect(placed.length).toBeGreaterThanOrEqual(ids.length)
  // Each lane takes some of those of signals along: the rest comes after.
  expect(done.indexOf('by hand')).toBeLessThan(placed.length - 20)
})
