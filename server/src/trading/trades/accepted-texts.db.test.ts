// Clients who have not accepted the legal texts in force: no new trades, and nothing else is less.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { millis, second } from '#kernel/time.ts'
import { acceptBySigningUp } from '#server/identity/acceptances/accept-by-signing-up.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'

const database = freshDatabase()
/** After the first versions came into force. */
const at = millis(Date.UTC(2026, 10, 25, 10))
let engine: TestEngine

beforeAll(async () => {
  engine = await startTestEngine(database().db, { clock: testClock(at) })
  await engine.pass(second)
  await engine.tick({ BTCUSD: 60_000 })
})
afterAll(async () => {
  await engine.stop()
  await expectSoundBooks(database().db, engine.clock.now())
})

const place = async (clientId: ClientId, orderKey: string | null = null) => {
  const answer = await engine.lanes.open({ clientId, order: anOrder(), orderKey })
  return isRefusal(answer) ? answer.refused : answer.trade.id
}

it('they are asked before the next trade, and trade again once they accepted', async () => {
  const { db } = database()
  const clientId = await addFundedClient(db, { at, real: dollars(100), demo: dollars(100) })
  const earlier = await place(clientId, 'key')
  expect(earlier).not.toBe('terms_not_accepted')

  // As if a version had come into force since.
  await db.rows(
    `update clients set accepted = accepted || '{"terms": "2020-01-01"}' where id = $1`,
    [clientId],
  )
  expect(await place(clientId)).toBe('terms_not_accepted')
  // An order that was accepted before is answered as it was.
  expect(await place(clientId, 'key')).toBe(earlier)

  await db.rows(`update clients set accepted = '{}' where id = $1`, [clientId])
  expect(await place(clientId)).toBe('terms_not_accepted')
  await db.transaction(async (tx) => {
    await tx.rows('set local session_replication_role = replica')
    await tx.rows('delete from acceptances')
  })
  await acceptBySigningUp(db, clientId, at)
  expect(await place(clientId)).not.toBe('terms_not_accepted')
})
