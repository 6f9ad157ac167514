// What minutes said within themselves is learned again at a restart.

import { expect, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { minute, second } from '#kernel/time.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { startTestEngine, wednesday } from '#test/engine.ts'

const database = freshDatabase()

test('a start knows what the process before had learned', async () => {
  const { db } = database()
  const clock = testClock(wednesday)
  const one = await startTestEngine(db, { clock })
  for (let nr = 0; nr < 4 * 60; nr += 1) {
    await one.pass(second - 1)
    await one.tick({ BTCUSD: 60_000 + ((nr * 7) % 11) / 10 })
  }
  await one.pass(minute)
  const learned = present(one.market.bySymbol.get('BTCUSD'), 'it is quoted').estimator
  expect(learned.heardWithin).toBe(3)
  await one.stop()
  const rows = await db.rows<{ within: number | null }>(
    'select within from candles where instrument_id = 1 and interval_s = 60 order by at desc limit 5',
  )
  // The first began without a price before it, and those before it were told as minutes.
  expect(rows.map(({ within }) => within !== null)).toEqual([true, true, true, false, false])
  const other = await startTestEngine(db, { clock })
  const again = present(other.market.bySymbol.get('BTCUSD'), 'it is quoted').estimator
  expect(again.heardWithin).toBe(3)
  expect([again.within, again.whole]).toEqual([learned.within, learned.whole])
  await other.stop()
})
