import { describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { dollars } from '#kernel/money.ts'
import { day, iso, later, minute } from '#kernel/time.ts'
import { freshDatabase } from '#test/database.ts'
import { anOrder, startTestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { dropOldPrices, fullTicksDays } from './drop-old-prices.ts'

const database = freshDatabase()

describe('dropping old prices', () => {
  it('keeps the ticks around a trade, drops the others, and changes nothing when repeated', async () => {
    const { db } = database()
    const engine = await startTestEngine(db)
    const clientId = await addFundedClient(db, {
      real: dollars(1_000),
      demo: dollars(1_000),
      at: wednesday,
    })
    await engine.tick({ BTCUSD: 60_100 })
    const opened = await engine.lanes.open({ clientId, order: anOrder(), orderKey: null })
    const trade = present('trade' in opened ? opened.trade : undefined, 'the order is accepted')
    for (let i = 0; i < 62; i += 1) {
      await engine.pass(1_000)
      await engine.tick({ BTCUSD: 60_100 + i })
    }
    for (let i = 0; i < 10; i += 1) {
      await engine.pass(10 * minute)
      await engine.tick({ BTCUSD: 60_000 + i })
    }
    await engine.stop()
    const count = async (where: string) => {
      const rows = await db.rows<{ n: number }>(
        `select count(*)::int as n from ticks where instrument_id = 1 and ${where}`,
      )
      return rows[0]?.n
    }
    const around = `at between '${iso(later(trade.acceptedAt, -minute))}'
      and '${iso(later(trade.expiresAt, minute))}'`
    const needed = await count(around)
    const before = await count('true')

    const now = later(wednesday, (fullTicksDays + 1) * day)
    expect(await dropOldPrices(db, later(wednesday, day))).toBe(0)
    expect(await count('true')).toBe(before)
    expect(await dropOldPrices(db, now)).toBeGreaterThan(0)
    expect(await count(around)).toBe(needed)
    expect(await count('true')).toBeLessThan(before ?? 0)
    expect(await dropOldPrices(db, now)).toBe(0)
  })
})
