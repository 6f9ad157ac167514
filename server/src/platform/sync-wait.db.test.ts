// PostgreSQL that waits for a standby which is not there, and one that is a replica itself.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { dollars, zeroUsd } from '#kernel/money.ts'
import { dataDir, openFolders, projectRoot, startEmbedded } from '#test/embedded.ts'
import { anOrder, startTestEngine } from '#test/engine.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { CopyRows } from './copy-rows.ts'
import { type Connection, type Database, DatabaseOutage, openDatabase } from './db.ts'
import { openCluster } from './embedded-cluster.ts'
import { standForLead } from './leadership.ts'
import { migrate } from './migrate.ts'

openFolders()

const ways: Readonly<Record<string, (db: Database, word: string) => Promise<unknown>>> = {
  'by itself': (db, word) => db.rows('insert into notes values ($1)', [word]),
  'in a transaction': (db, word) =>
    db.transaction((tx) => tx.rows('insert into notes values ($1)', [word])),
  copied: (db, word) =>
    db.append({
      copy: 'copy notes from stdin (format binary)',
      rows: new CopyRows().row(1).text(word),
    }),
  'in one message': async (db, word) => {
    const single = db.single()
    await single.write(`insert into notes values ('${word}')`, []).finally(single.close)
  },
}

test('a commit whose wait was cancelled is unknown, and all wait until it is safe', async () => {
  const { connection, admin } = await withStandby()
  await admin.rows('create table notes (word text primary key)')
  await standby(admin, 'gone')
  for (const [name, write] of Object.entries(ways)) {
    const db = openDatabase(connection, () => {})
    const outcome = write(db, name).catch((error: unknown) => error)
    await cancelWaits(admin)
    expect([name, await outcome]).toEqual([name, expect.any(DatabaseOutage)])
    expect(await admin.rows('select from notes where word = $1', [name])).toHaveLength(1)

    const seen = db.rows('select word from notes where word = $1', [name])
    let isTold = false
    void seen.then(() => {
      isTold = true
    })
    await waits(admin)
    expect(isTold).toBe(false)
    await standby(admin, 'back')
    expect(await seen).toEqual([{ word: name }])
    // Once it is safe nothing is asked for any more.
    await standby(admin, 'gone')
    expect(await db.rows('select word from notes where word = $1', [name])).toHaveLength(1)
    await db.close()
  }
})

test('an order so committed is answered unknown, and by its key once it is safe', async () => {
  const { connection, admin } = await withStandby()
  await migrate(admin, join(projectRoot, 'server/migrations'))
  const db = openDatabase(connection, () => {})
  const engine = await startTestEngine(db)
  await engine.tick({ BTCUSD: 40_000 })
  const money = { real: zeroUsd, demo: dollars(100) }
  const clientId = await addFundedClient(db, { at: engine.clock.now(), ...money })
  const request = { clientId, order: anOrder(), orderKey: 'once' }
  await engine.lanes.open({ ...request, orderKey: 'before' })
  const isThere = () => admin.rows(`select from trade_records where order_key = 'once'`)
  await standby(admin, 'gone')
  const first = engine.lanes.open(request).catch((error: unknown) => error)
  await cancelWaits(admin, 'assert_standing')
  expect(await first).toBeInstanceOf(DatabaseOutage)
  expect(await isThere()).toHaveLength(1)
  const again = engine.lanes.open(request)
  await standby(admin, 'back')
  expect(await again).toMatchObject({ isNew: false })
  expect(await isThere()).toHaveLength(1)
  await engine.stop()
  await db.close()
})

test('an order whose commit waits is unknown after a while, and there once a standby is', async () => {
  const { connection, admin } = await withStandby()
  await migrate(admin, join(projectRoot, 'server/migrations'))
  const db = openDatabase(connection, () => {})
  const engine = await startTestEngine(db, { orderPatienceMs: 300 })
  await engine.tick({ BTCUSD: 40_000 })
  const money = { real: zeroUsd, demo: dollars(100) }
  const clientId = await addFundedClient(db, { at: engine.clock.now(), ...money })
  const order = (orderKey: string) =>
    engine.lanes.open({ clientId, order: anOrder(), orderKey }).catch((error: unknown) => error)
  while ((await order('before')) instanceof Error);
  await standby(admin, 'gone')
  const [waiting, behind] = [order('waits'), order('behind')]
  expect(await waiting).toBeInstanceOf(DatabaseOutage)
  expect(await behind).toBeInstanceOf(DatabaseOutage)
  const never = order('never begun')
  expect(await never).toBeInstanceOf(DatabaseOutage)
  await standby(admin, 'back')
  let again: unknown
  do again = await order('waits')
  while (again instanceof Error)
  expect(again).toMatchObject({ isNew: false })
  const keys = await admin.rows<{ key: string }>('select order_key as key from trade_records')
  expect(keys.map(({ key }) => key)).not.toContain('never begun')
  await engine.stop()
  await db.close()
})

test('who takes the lead first has confirmed what the one before wrote', async () => {
  const { connection, admin } = await withStandby()
  await migrate(admin, join(projectRoot, 'server/migrations'))
  await standby(admin, 'gone')
  const db = openDatabase(connection, () => {})
  const leadership = standForLead(db, () => {})
  let leads = false
  const taking = leadership.lead(AbortSignal.timeout(60_000)).then((taken) => {
    leads = taken
  })
  await waits(admin)
  expect(leads).toBe(false)
  await standby(admin, 'back')
  await taking
  expect(leads).toBe(true)
  await leadership.resign()
  await db.close()
})

test('a replica is neither worked on nor led on, and a start on it says so', async () => {
  const replica = await startReplica()
  const db = openDatabase(replica, () => {})
  const single = db.single()
  for (const asked of [db, single]) {
    await expect(asked.rows('select 1')).rejects.toThrow(/is a replica/)
    await expect(asked.transaction((tx) => tx.rows('select 1'))).rejects.toThrow(DatabaseOutage)
  }
  expect(await standForLead(db, () => {}).lead(AbortSignal.timeout(1_500))).toBe(false)
  await db.close()

  const { host, port, user, password, database } = replica
  const url = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: join(dataDir, 'app'), PORT: '0' }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], { env })
  onTestFinished(() => void child.kill('SIGKILL'))
  let told = ''
  child.stderr.on('data', (text) => {
    told += text
  })
  const [code] = await once(child, 'close')
  expect([code, told]).toEqual([1, expect.stringMatching(/is a replica: .*lead to the primary/)])
})

/** Synchronous commits, and a connection whose own are not. */
async function withStandby() {
  const { connection } = await startEmbedded({ fsync: 'off' })
  const admin = openDatabase(connection, () => {}, { settings: { synchronous_commit: 'local' } })
  onTestFinished(() => admin.close())
  return { connection, admin }
}

async function standby(admin: Database, state: 'gone' | 'back'): Promise<void> {
  const names = state === 'gone' ? 'nobody' : ''
  await admin.rows(`alter system set synchronous_standby_names = '${names}'`)
  await admin.rows('select pg_reload_conf()')
  // What decides whether commits wait is set by a process of its own, a moment later.
  const isSo = `select from pg_settings where name = 'synchronous_standby_names' and setting = $1`
  while ((await admin.rows(isSo, [names])).length === 0) await sleep(5)
  await sleep(50)
}

/** Sessions that wait now, of those whose statement has this in it. */
async function waits(admin: Database, what = ''): Promise<number[]> {
  const text = `select pid from pg_stat_activity where wait_event = 'SyncRep' and query ~ $1`
  for (;;) {
    const rows = await admin.rows<{ pid: number }>(text, [what])
    if (rows.length > 0) return rows.map(({ pid }) => pid)
    await sleep(5)
  }
}

async function cancelWaits(admin: Database, what?: string): Promise<void> {
  const pids = await waits(admin, what)
  await admin.rows('select pg_cancel_backend(pid) from unnest($1::int[]) pid', [pids])
}

/** The same folder once more, as one that only follows. */
async function startReplica(): Promise<Connection> {
  const { stop } = await startEmbedded({ fsync: 'off' })
  await stop()
  const cluster = await openCluster(dataDir, projectRoot)
  const sign = join(cluster.folder, 'standby.signal')
  await fs.writeFile(sign, '')
  await cluster.give(sign)
  return (await startEmbedded({ fsync: 'off' })).connection
}
