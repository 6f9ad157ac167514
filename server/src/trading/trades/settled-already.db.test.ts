// Settling beside what is settled already, or becomes so in between: by another process, or by this
// one when it lost the answer or its connection. Nothing is paid twice, and nothing is left.

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { present } from '#kernel/assert.ts'
import { dollars } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { defaultSettings } from '#server/install/operators/settings.ts'
import { type Database, DatabaseOutage, type Single, type Tx } from '#server/platform/db.ts'
import { noStops } from '#server/trading/stops/stop.ts'
import { type TestClock, testClock } from '#test/clock.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { anOrder, newTestId, startTestEngine, type TestEngine, wednesday } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { expectSoundBooks } from '#test/invariants.ts'
import { type Lanes, openLanes } from './open-lanes.ts'
import { newPositions, type Position } from './positions.ts'

const tradesCount = 12
let database: TestDatabase
let clock: TestClock
let engine: TestEngine
/** All fall due at once, some won and some lost. */
let due: readonly Position[]
let processes: Process[]

/** As if it were another process: a connection of its own, and nothing else in common. */
type Process = {
  readonly lanes: Lanes
  /** Resolves once the lane has settled them, or has put them back. */
  readonly settle: (positions: readonly Position[]) => Promise<void>
  /** The trades that it told of. */
  readonly told: string[]
}

beforeEach(async () => {
  database = await cloneDatabase()
  clock = testClock(wednesday)
  processes = []
  const { db } = database
  engine = await startTestEngine(db, { clock })
  await engine.pass(1_000)
  await engine.tick({ BTCUSD: 60_000 })
  const money = dollars(1_000)
  const clientId = await addFundedClient(db, { at: clock.now(), real: money, demo: money })
  for (let i = 0; i < tradesCount; i += 1) {
    const order = anOrder({ direction: i % 2 === 0 ? 'rise' : 'fall', strikeRate: '1/18' })
    expect(isRefusal(await engine.lanes.open({ clientId, order, orderKey: null }))).toBe(false)
  }
  await engine.pass(1_000)
  await engine.tick({ BTCUSD: 60_011 })
  await engine.pass(57_000)
  await engine.tick({ BTCUSD: 60_020 })
  due = [...engine.positions.byId.values()]
  expect(due.length).toBe(tradesCount)
  await engine.stop()
  clock.advance(5_000)
})

afterEach(async () => {
  for (const { lanes } of processes) await lanes.close()
  await database.db.close()
})

type Between = {
  /** After its message was committed, before the lane hears so. */
  readonly written?: () => void
  /** In the careful transaction, after it has read what is settled already. */
  readonly read?: (tx: Tx) => Promise<void>
}

function aProcess(between: Between = {}): Process {
  const { db } = database
  const told: string[] = []
  let done = () => {}
  const lanes = openLanes({
    db: interrupted(db, between),
    clock,
    settings: () => defaultSettings,
    lanes: 1,
    market: engine.market,
    positions: newPositions(),
    newId: newTestId,
    installTradesLive: () => true,
    needsIdentity: () => false,
    needsAppropriateness: () => false,
    stops: () => noStops,
    serves: () => true,
    onOpened: () => {},
    onUnknown: () => {},
    log: () => done(),
    onSettled: (settled) => {
      told.push(...settled.map(({ trade }) => trade.id))
      done()
    },
  })
  const settle = (positions: readonly Position[]) =>
    new Promise<void>((resolve) => {
      done = resolve
      lanes.settle(positions)
    })
  processes.push({ lanes, settle, told })
  return { lanes, settle, told }
}

/** The same database, with something that happens at just that moment. */
function interrupted(db: Database, { written, read }: Between): Database {
  const listening = (tx: Tx): Tx => ({
    append: tx.append,
    rows: async (statement, values) => {
      const rows = await tx.rows<never>(statement, values)
      if (typeof statement === 'string' && / from outcomes /.test(statement)) await read?.(tx)
      return rows
    },
  })
  const single = (conflicts?: readonly string[]): Single => {
    const inner = db.single(conflicts)
    return {
      ...inner,
      transaction: (work) => inner.transaction((tx) => work(listening(tx))),
      write: async (first, appends) => {
        await inner.write(first, appends)
        written?.()
      },
    }
  }
  return { ...db, single }
}

const idsOf = (positions: readonly Position[]) => positions.map(({ trade }) => trade.id).sort()

async function expectEachOnce(): Promise<void> {
  const { db } = database
  const ended = await db.rows<{ ref: string }>(
    `select ref from journal where kind = 'trade_settle' order by ref`,
  )
  expect(ended.map(({ ref }) => ref)).toEqual(idsOf(due))
  const [covered] = await db.rows<{ profits: bigint; covers: bigint }>(
    `select (select sum(o.payout - t.stake) from outcomes o join trades t on t.id = o.trade_id
              where o.status = 'won')::bigint as profits,
            (select sum(amount) from journal where kind = 'house_cover')::bigint as covers`,
  )
  expect(covered?.profits).toBeGreaterThan(0n)
  expect(covered?.covers).toBe(covered?.profits)
  await expectSoundBooks(db, clock.now())
}

describe('a settlement', () => {
  it('leaves alone what another process has settled, and pays the others once', async () => {
    const [other, mine] = [aProcess(), aProcess()]
    await other.settle(due.slice(0, 5))
    await mine.settle(due)
    expect(mine.told.toSorted()).toEqual(idsOf(due.slice(5)))
    await expectEachOnce()
  })

  it('begins again where another process settles some after it has looked', async () => {
    const other = aProcess()
    let looked = 0
    const mine = aProcess({
      read: async () => {
        looked += 1
        if (looked === 1) await other.settle(due.slice(3, 8))
      },
    })
    await other.settle(due.slice(0, 3))
    await mine.settle(due)
    expect(looked).toBe(2)
    expect(mine.told.toSorted()).toEqual(idsOf(due.slice(8)))
    await expectEachOnce()
  })

  it('has nothing left to do where another process settles all of it after it has looked', async () => {
    const other = aProcess()
    const mine = aProcess({ read: () => settleOnce() })
    let settling: Promise<void> | undefined
    const settleOnce = () => {
      settling ??= other.settle(due.slice(1))
      return settling
    }
    await other.settle(due.slice(0, 1))
    await mine.settle(due)
    expect(mine.told).toEqual([])
    await expectEachOnce()
  })

  it('whose answer was lost is not written again', async () => {
    let losses = 0
    const mine = aProcess({
      written: () => {
        losses += 1
        if (losses === 1) throw new DatabaseOutage('the answer was lost')
      },
    })
    await mine.settle(due)
    expect(mine.told).toEqual([])
    await mine.settle(due)
    expect(mine.told).toEqual([])
    expect(losses).toBe(1)
    await expectEachOnce()
  })

  it('whose connection is killed after it has looked is done whole the next time', async () => {
    const { db } = database
    const other = aProcess()
    let kills = 0
    const mine = aProcess({
      read: async (tx) => {
        kills += 1
        if (kills > 1) return
        const [own] = await tx.rows<{ pid: number }>('select pg_backend_pid() as pid')
        const { pid } = present(own, 'a connection has a process')
        await db.rows('select pg_terminate_backend($1, 10000)', [pid])
      },
    })
    await other.settle(due.slice(0, 5))
    await mine.settle(due)
    expect(mine.told).toEqual([])
    expect(await db.rows(`select from journal where kind = 'trade_settle'`)).toHaveLength(5)
    await mine.settle(due)
    expect(kills).toBe(2)
    expect(mine.told.toSorted()).toEqual(idsOf(due.slice(5)))
    await expectEachOnce()
  })
})
