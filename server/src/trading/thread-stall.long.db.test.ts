// The thread that trades owes nothing to the thread that serves the web.

import { expect, onTestFinished, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { type Millis, millis, second } from '#kernel/time.ts'
import { cloneDatabase } from '#test/database.ts'
import { anOrder } from '#test/engine.ts'
import { fastClock } from '#test/fast-time.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { funded, place, speed, startThread } from '#test/thread-world.ts'
import { ticksOf } from './market/tick.ts'

/** Nothing runs in this thread: no timer, no socket, no promise. */
function standStill(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

const stallMs = 20 * second

test('20 s in which this thread stands still delay no price and no settlement', async () => {
  const database = await cloneDatabase()
  const world = await startThread(database, 'simulated?seed=threads')
  onTestFinished(async () => {
    await world.trading.stop()
    await database.db.close()
  })
  const { trading, time } = world
  const clientId = await funded(world)
  const symbols = ['BTCUSD', 'ETHUSD', 'BCHBTC']
  for (const symbol of symbols) {
    for (const direction of ['rise', 'fall'] as const) {
      await place(world, { clientId, order: anOrder({ symbol, direction }), orderKey: null })
    }
  }
  const began = fastClock(time).now()
  standStill(stallMs)
  const ended = fastClock(time).now()
  expect(ended - began).toBeGreaterThanOrEqual(stallMs * speed)

  // Trades of a minute, in a stall of two: all expired, and were settled, within it.
  const rows = await database.db.rows<{ expires_at: Millis; settled_at: Millis; status: string }>(
    'select expires_at, settled_at, status::text from trades join outcomes on trade_id = id where client_id = $1',
    [clientId],
  )
  expect(rows).toHaveLength(2 * symbols.length)
  for (const { expires_at, settled_at, status } of rows) {
    expect(status).not.toBe('voided')
    expect(settled_at - expires_at).toBeLessThan(ended - expires_at - 10 * second)
  }
  expect(await database.db.rows('select from price_gaps')).toEqual([])
  // This thread hears of it all afterwards, in order.
  const settled = () => world.heard.settled.filter(({ trade }) => trade.clientId === clientId)
  await expect.poll(() => settled().length, { timeout: 120_000 }).toBe(rows.length)
  await expect.poll(() => trading.market.storedThrough, { timeout: 120_000 }).toBeGreaterThan(ended)
  const quoted = present(trading.market.bySymbol.get('BTCUSD'), 'quoted')
  const during = ticksOf(quoted.series, millis(began)).filter(({ at }) => at < ended)
  expect(during.length).toBeGreaterThan(60)
  await expectSoundBooks(database.db, fastClock(time).now())
}, 180_000)
