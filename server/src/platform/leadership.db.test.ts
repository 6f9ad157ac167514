import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { iso, millis } from '#kernel/time.ts'
import { cloneDatabase, freshDatabase } from '#test/database.ts'
import { testInstruments } from '#test/engine.ts'
import { upsertInstruments } from '../trading/instruments/instruments.store.ts'
import { newToken, systemRandom } from './crypto.ts'
import { type Database, DatabaseOutage, type Db, openDatabase, type Tx } from './db.ts'
import { processSetting, standForLead } from './leadership.ts'

const database = freshDatabase()

it('each lead has its own pass, which those who stand by read with the address', async () => {
  const { server } = database()
  const [first, second] = [standForLead(server, () => {}), standForLead(server, () => {})]
  onTestFinished(() => second.resign())
  expect(await second.leader()).toBeUndefined()
  expect(await first.lead(AbortSignal.timeout(30_000))).toBe(true)
  const leader = { url: 'http://first:1', pass: newToken(systemRandom) }
  await first.announce(leader, 'http://first:1')
  expect(await second.leader()).toEqual(leader)
  await first.resign()
  expect(await second.lead(AbortSignal.timeout(30_000))).toBe(true)
  const next = { url: 'http://second:1', pass: newToken(systemRandom) }
  await second.announce(next, 'http://second:1')
  expect(await second.leader()).toEqual(next)
  // One that knows none is shown none.
  await second.announce({ ...next, pass: null }, 'http://second:1')
  expect(await second.leader()).toEqual({ ...next, pass: null })
})

/** A database, and the connections of two processes to it. */
async function openTwo() {
  const { db, connection } = await cloneDatabase()
  const of = (process: string) =>
    openDatabase(connection, () => {}, { settings: processSetting(process) })
  const [one, two] = [of('one'), of('two')]
  onTestFinished(async () => {
    await Promise.all([db.close(), one.close(), two.close()])
  })
  await db.transaction((tx) => upsertInstruments(tx, testInstruments))
  await db.rows('select add_tick_day($1)', [iso(millis(0))])
  return { db, one, two }
}

function write(tx: Tx, at: number): Promise<unknown> {
  return tx.rows(
    `insert into ticks (instrument_id, at, seq, price, source_id) values ($1, $2, $3, 1, 1)`,
    [testInstruments[0]?.id, iso(millis(at)), at],
  )
}

async function written(db: Db): Promise<number[]> {
  const rows = await db.rows<{ seq: bigint }>('select seq from ticks order by seq')
  return rows.map(({ seq }) => Number(seq))
}

it('who led before writes no prices any more, and what they were writing is there first', async () => {
  const { db, one, two } = await openTwo()
  const first = standForLead(one, () => {}, 'one')
  expect(await first.lead(AbortSignal.timeout(30_000))).toBe(true)
  await first.announce({ url: 'http://first:1', pass: null }, 'http://first:1')
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  const writing = one.transaction(async (tx) => {
    await write(tx, 1)
    await held
  })
  // As where its own connection is gone and it does not know.
  await first.resign()
  const second = standForLead(two, () => {}, 'two')
  onTestFinished(() => second.resign())
  let leads = false
  const leading = second.lead(AbortSignal.timeout(120_000)).then((taken) => {
    leads = taken
  })
  await sleep(1_500)
  expect(leads).toBe(false)
  release()
  await writing
  await leading
  expect(leads).toBe(true)
  expect(await written(two)).toEqual([1])
  await expect(write(one, 2)).rejects.toThrow(DatabaseOutage)
  await write(two, 3)
  // Whoever is no process of the install.
  await write(db, 4)
  expect(await written(db)).toEqual([1, 3, 4])
})

const holders = (db: Db) =>
  db.rows<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and objid = 7307 and granted
       and database = (select oid from pg_database where datname = current_database())`,
  )

/** Leads as process "one", and counts how often it lost that. */
async function leadAsOne(db: Database): Promise<() => number> {
  let lost = 0
  const onLost = () => {
    lost += 1
  }
  const leadership = standForLead(db, onLost, 'one')
  onTestFinished(() => leadership.resign())
  expect(await leadership.lead(AbortSignal.timeout(30_000))).toBe(true)
  await leadership.announce({ url: 'http://first:1', pass: null }, 'http://first:1')
  return () => lost
}

it('who was cut off leads again, unless somebody else did meanwhile', async () => {
  const { db, one } = await openTwo()
  const lost = await leadAsOne(one)
  const cut = async () => {
    const [before] = await holders(db)
    await db.rows('select pg_terminate_backend($1)', [before?.pid])
    return before?.pid
  }
  const before = await cut()
  await expect
    .poll(async () => (await holders(db))[0]?.pid ?? before, { timeout: 120_000 })
    .not.toBe(before)
  expect(lost()).toBe(0)
  await db.rows(`update leader set process = 'another'`)
  await cut()
  await expect.poll(lost, { timeout: 120_000 }).toBe(1)
})

/** Between one process and the database: what it cuts off, PostgreSQL is not told of. */
async function openRelay({ host, port }: { readonly host: string; readonly port: number }) {
  const here = new Set<Socket>()
  const there = new Set<Socket>()
  const relay = createServer((near) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    here.add(near)
    there.add(far)
    for (const one of [near, far]) one.on('error', () => {})
    near.pipe(far, { end: false })
    far.pipe(near)
  })
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    for (const one of [...here, ...there]) one.destroy()
    relay.close()
  })
  const cut = () => {
    for (const one of here) one.destroy()
    here.clear()
  }
  return { port: (relay.address() as AddressInfo).port, cut }
}

it('who was cut off while it took the lead again does not take its own lock for another', async () => {
  const { db, connection } = await cloneDatabase()
  onTestFinished(() => db.close())
  const relay = await openRelay(connection)
  const behind = { ...connection, host: '127.0.0.1', port: relay.port }
  const one = openDatabase(behind, () => {}, { settings: processSetting('one') })
  onTestFinished(() => one.close())
  const lost = await leadAsOne(one)
  const pidOf = async () => (await holders(db))[0]?.pid
  // What somebody writes is waited for, and meanwhile the connection is cut, again and again.
  await db.transaction(async (tx) => {
    await tx.rows('select pg_advisory_xact_lock_shared(7308)')
    for (let times = 0; times < 3; times += 1) {
      const before = await pidOf()
      relay.cut()
      await expect
        .poll(async () => ({ isNew: (await pidOf()) !== before, waits: await waiting(db) }), {
          timeout: 120_000,
        })
        .toEqual({ isNew: true, waits: true })
    }
  })
  expect(lost()).toBe(0)
  await expect.poll(() => waiting(db), { timeout: 120_000 }).toBe(false)
  expect(await one.rows('select process from leader')).toEqual([{ process: 'one' }])
  expect(await holders(db)).toHaveLength(1)
})

/** Whether who takes the lead waits for what is being written. */
async function waiting(db: Db): Promise<boolean> {
  const rows = await db.rows(
    `select from pg_locks where locktype = 'advisory' and objid = 7308 and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  return rows.length > 0
}
