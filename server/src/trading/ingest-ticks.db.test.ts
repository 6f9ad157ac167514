import { describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { later, type Millis } from '#kernel/time.ts'
import { type Database, DatabaseOutage, openDatabase } from '#server/platform/db.ts'
import { processSetting } from '#server/platform/leadership.ts'
import { testClock } from '#test/clock.ts'
import { freshDatabase } from '#test/database.ts'
import { startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { ticksOf } from './market/tick.ts'

const database = freshDatabase()
/** One for all tests: prices of one database never go back in time. */
const clock = testClock(wednesday)

/** The database, with something happening just before ticks are stored. */
function interrupted(beforeStoring: () => void): Database {
  const { db } = database()
  return {
    ...db,
    rows: async (statement, values) => {
      if (typeof statement !== 'string' && statement.name === 'insert_ticks') beforeStoring()
      return db.rows(statement, values)
    },
  }
}

describe('prices', () => {
  it('of a stretch that is already decided are not taken, however late they are told', async () => {
    const stored: { through: Millis; at: Millis }[] = []
    let whileStoring = () => {}
    const engine: TestEngine = await startTestEngine(
      interrupted(() => whileStoring()),
      {
        clock,
        audience: {
          ticks: (ticks) => {
            const through = engine.market.storedThrough
            stored.push(...ticks.map(({ tick }) => ({ through, at: tick.at })))
          },
        },
      },
    )
    await engine.pass(1_000)
    whileStoring = () => {
      whileStoring = () => {}
      engine.feed.tick('EURUSD', 1.1, later(engine.clock.now(), -40))
    }
    await engine.tick({ BTCUSD: 60_000 })
    await engine.pass(1_000)
    await engine.stop()
    expect(stored).toHaveLength(1)
  })

  it('are the same in memory and in the database after an outage', async () => {
    let outages = 3
    const engine = await startTestEngine(
      interrupted(() => {
        outages -= 1
        if (outages >= 0) throw new DatabaseOutage('planted')
      }),
      { clock },
    )
    await engine.pass(1_000)
    for (let i = 0; i < 8; i += 1) {
      engine.feed.tick('BTCUSD', 60_000 + i)
      engine.clock.advance(300)
    }
    await engine.pass(1_000)
    expect(outages).toBeLessThan(0)
    await expectSameSeries(engine, 8)
  })

  it('that do not come decide nothing either, once another process leads', async () => {
    const { db, connection } = database()
    const ours = openDatabase(connection, () => {}, { settings: processSetting('ours') })
    const logged: string[] = []
    const engine = await startTestEngine(ours, { clock, log: (line) => logged.push(line) })
    await db.rows(`insert into leader (url, process) values ('http://ours:1', 'ours')`)
    await engine.pass(1_000)
    await db.rows(`update leader set process = 'another'`)
    const last = engine.market.storedThrough
    engine.clock.advance(1_000)
    await expect.poll(() => logged.join(), { timeout: 120_000 }).toContain('another process leads')
    expect(engine.market.storedThrough).toBe(last)
    await db.rows('delete from leader')
    await engine.pass(1_000)
    expect(engine.market.storedThrough).toBeGreaterThan(last)
    await engine.stop()
    await ours.close()
  })

  it('are taken once, although whoever is told of them fails', async () => {
    let failures = 2
    const engine = await startTestEngine(database().db, {
      clock,
      audience: {
        ticks: () => {
          failures -= 1
          if (failures >= 0) throw new Error('planted')
        },
      },
    })
    await engine.pass(1_000)
    await engine.tick({ EURUSD: 1.1 })
    await engine.pass(500)
    await engine.tick({ EURUSD: 1.1002 })
    await engine.pass(500)
    await expectSameSeries(engine, 2, 'EURUSD')
  })
})

async function expectSameSeries(engine: TestEngine, newest: number, symbol = 'BTCUSD') {
  const quoted = present(engine.market.bySymbol.get(symbol), 'quoted')
  const memory = ticksOf(quoted.series)
    .slice(-newest)
    .map(({ seq, at, price }) => [seq, at, price])
  await engine.stop()
  const rows = await database().db.rows<{ seq: bigint; at: number; price: bigint }>(
    'select seq, at, price from ticks where instrument_id = $1 order by at desc limit $2',
    [quoted.instrument.id, newest],
  )
  expect(memory).toEqual(
    rows.reverse().map(({ seq, at, price }) => [Number(seq), at, Number(price)]),
  )
  expect(memory?.length).toBe(newest)
}
