// Terms stand in rows of their own, which the trades of one moment share.

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Order } from '#contract/client/trades.ts'
import type { ClientId } from '#kernel/ids.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { minute, second } from '#kernel/time.ts'
import { sqlStateOf } from '#server/platform/database-errors.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'

const database = freshDatabase()
let engine: TestEngine
let clients: ClientId[]

beforeAll(async () => {
  engine = await startTestEngine(database().db, { lanes: 1 })
  await engine.pass(second)
  await engine.tick({ BTCUSD: 60_000 })
})
beforeEach(async () => {
  const money = { at: wednesday, real: dollars(100), demo: dollars(100) }
  clients = await Promise.all([1, 2, 3].map(() => addFundedClient(database().db, money)))
})
afterAll(async () => {
  await engine.stop()
  await expectSoundBooks(database().db, engine.clock.now())
})

/** An order of each client; the numbers of the terms that the trades have. */
async function placeAll(order: Order = anOrder()): Promise<bigint[]> {
  const opened = await Promise.all(
    clients.map((clientId) => engine.lanes.open({ clientId, order, orderKey: null })),
  )
  const ids = opened.map((answer) => (isRefusal(answer) ? answer.refused : answer.trade.id))
  const rows = await database().db.rows<{ terms_id: bigint }>(
    "select terms_id from journal where kind = 'trade_open' and ref = any($1::uuid[])",
    [ids],
  )
  expect(rows).toHaveLength(clients.length)
  return rows.map((row) => row.terms_id)
}

it('are shared by orders of one batch, and by the batches after it', async () => {
  const all = [...(await placeAll()), ...(await placeAll()), ...(await placeAll())]
  expect(new Set(all).size).toBe(1)
})

it('are others for another offer, and once the volatility is another', async () => {
  const before = await placeAll()
  const fall = await placeAll(anOrder({ direction: 'fall' }))
  for (let i = 0; i < 3; i += 1) {
    await engine.pass(minute)
    await engine.tick({ BTCUSD: 60_000 + 400 * (i % 2) })
  }
  const after = await placeAll()
  expect(new Set([...before, ...fall, ...after]).size).toBe(3)
  const [row] = await database().db.rows<{ count: number }>(
    `select count(distinct (volatility, direction))::int as count from trade_terms
      where id = any($1)`,
    [[...before, ...fall, ...after]],
  )
  expect(row?.count).toBe(3)
})

it('that are remembered and not there are written again', async () => {
  const { owner } = database()
  const [gone] = await placeAll()
  // As after a crash that lost them, of which this process knows nothing.
  await owner.rows('alter table trade_terms disable trigger trade_terms_append_only')
  await owner.rows(
    `insert into trade_terms select -id, instrument_id, direction, duration_s, strike_rate,
       payout_rate_bp, margin_bp, win_probability, volatility, quantile, strike_factor, decimals,
       tick_points, rule_version from trade_terms where id = $1`,
    [gone],
  )
  await owner.rows('alter table journal disable trigger journal_append_only')
  await owner.rows('update journal set terms_id = -terms_id where terms_id = $1', [gone])
  await owner.rows('delete from trade_terms where id = $1', [gone])
  await owner.rows('alter table journal enable trigger journal_append_only')
  await owner.rows('alter table trade_terms enable trigger trade_terms_append_only')
  const [again] = await placeAll()
  expect(again).not.toBe(gone)
})

it('are never edited or deleted, not even by the server', async () => {
  const { owner, server } = database()
  for (const sql of ['update trade_terms set margin_bp = 0', 'delete from trade_terms']) {
    expect(await owner.rows(sql).catch(sqlStateOf)).toBe('42501')
    expect(await server.rows(sql).catch(sqlStateOf)).toBe('42501')
  }
})
