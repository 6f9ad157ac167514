// Who somebody is makes no difference to what they are offered: the same order at the same moment
// has the same price and the same terms for everybody.

import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { second } from '#kernel/time.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'

const database = freshDatabase()
let engine: TestEngine

beforeAll(async () => {
  engine = await startTestEngine(database().db, { clock: testClock(wednesday) })
  await engine.pass(second)
  await engine.tick({ BTCUSD: 60_000 })
})
afterAll(() => engine.stop())

async function termsFor(clientId: ClientId, stake: number, book: 'real' | 'demo') {
  const order = anOrder({ book, stake: dollars(stake), durationSeconds: 300 })
  const answer = await engine.lanes.open({ clientId, order, orderKey: null })
  if (isRefusal(answer)) throw new Error(answer.refused)
  const [terms] = await database().db.rows(
    `select strike_rate, payout_rate_bp, margin_bp, win_probability, volatility, quantile,
            strike_factor, rule_version, duration_s
       from trades where id = $1`,
    [answer.trade.id],
  )
  return terms
}

it('a rich client, a poor one, one with a plan and one with limits are offered the same', async () => {
  const { db } = database()
  const funded = (real: number) =>
    addFundedClient(db, { at: wednesday, real: dollars(real), demo: dollars(100) })
  const [poor, rich, planned] = [await funded(20), await funded(9_000), await funded(100)]
  await db.rows(`update clients set plan = 'Diamond-50730' where id = $1`, [planned])
  await db.rows(
    `insert into own_limits (client_id, kind, period, amount, changed_at)
     values ($1, 'stake', 'day', 100000, now())`,
    [planned],
  )
  const terms = [
    await termsFor(poor, 10, 'real'),
    await termsFor(poor, 10, 'demo'),
    await termsFor(rich, 1_000, 'real'),
    await termsFor(planned, 10, 'real'),
  ]
  expect(terms[0]).toMatchObject({ strike_rate: expect.any(String), margin_bp: 400 })
  expect(terms).toEqual(terms.map(() => terms[0]))
})
