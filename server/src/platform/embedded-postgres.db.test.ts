// The embedded PostgreSQL, really started, killed and found again; each test in a data folder of
// its own.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Connection } from './db.ts'
import {
  type EmbeddedPostgres,
  embeddedConnection,
  startEmbeddedPostgres,
  withEmbeddedPostgres,
} from './embedded-postgres.ts'
import { commandLineOf, isRunning } from './process-table.ts'

const projectRoot = process.cwd()
const isRoot = process.getuid?.() === 0
let home: string
let dataDir: string
let started: EmbeddedPostgres[]

beforeEach(async () => {
  home = await fs.mkdtemp(join(tmpdir(), 'house test '))
  await fs.chmod(home, 0o755)
  dataDir = join(home, 'the data')
  started = []
})

afterEach(async () => {
  await Promise.all(started.map((postgres) => postgres.stop()))
  await fs.rm(home, { recursive: true, force: true })
})

test('starts in a folder with spaces, keeps its data, and leaves nothing running', async () => {
  const first = await start()
  await query(first.connection, 'create table kept as select 7 as n')
  await first.stop()
  expect(isRunning(first.pid())).toBe(false)
  await expect(fs.stat(first.connection.host)).rejects.toThrow('ENOENT')

  const second = await start()
  expect(await query(second.connection, 'select n from kept')).toEqual([{ n: 7 }])
})

test('is safe and the same everywhere: sync, checksums, order of text, no TCP, private files', async () => {
  const { connection } = await startEmbedded({})
  const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums']
  for (const name of [...names, 'listen_addresses', 'timezone']) {
    const [row] = await query(connection, `select current_setting('${name}') as value`)
    const values: Record<string, string> = { listen_addresses: '', timezone: 'UTC' }
    expect([name, row]).toEqual([name, { value: values[name] ?? 'on' }])
  }
  const [order] = await query(connection, `select 'a' > 'B' as by_code`)
  expect(order).toEqual({ by_code: true })
  for (const path of ['postgres/password', 'postgres.log']) {
    expect((await fs.stat(join(dataDir, path))).mode & 0o777).toBe(0o600)
  }
  await expect(query({ ...connection, password: 'wrong' }, 'select 1')).rejects.toThrow('password')
})

test('two that start at once on an empty folder share one PostgreSQL; the last to leave stops it', async () => {
  const [one, two] = await Promise.all([start(), start()])
  expect(one.connection).toEqual(two.connection)
  expect(one.pid()).toBe(two.pid())
  await one.stop()
  expect(await query(two.connection, 'select 1 as n')).toEqual([{ n: 1 }])
  await two.stop()
  expect(isRunning(two.pid())).toBe(false)
  expect(await foldersLeft()).toEqual([])
})

test('comes back in the same place when it was killed', async () => {
  const postgres = await start()
  const before = postgres.pid()
  await query(postgres.connection, 'create table kept as select 7 as n')
  process.kill(before, 'SIGKILL')
  expect(await answered(postgres.connection, 'select n from kept')).toEqual([{ n: 7 }])
  expect(postgres.pid()).not.toBe(before)
})

test('comes back although a session outlives the killed postmaster for a while', async () => {
  const postgres = await start()
  const busy = `do $$ declare n int := 0; begin for i in 1..40000000 loop n := n + 1; end loop; end $$`
  const session = query(postgres.connection, busy).catch(() => 'cut')
  await sleep(200)
  process.kill(postgres.pid(), 'SIGKILL')
  expect(await answered(postgres.connection, 'select 1 as n')).toEqual([{ n: 1 }])
  await session
})

test('two servers survive the death of the PostgreSQL they share', async () => {
  const [one, two] = [await start(), await start()]
  process.kill(one.pid(), 'SIGKILL')
  for (const { connection } of [one, two]) {
    expect(await answered(connection, 'select 1 as n')).toEqual([{ n: 1 }])
  }
})

test('a server that ends by an error does not leave it behind', async () => {
  const { server, pid } = await spawnServer('setTimeout(() => { throw new Error("planned") }, 100)')
  await once(server, 'exit')
  for (let tries = 0; isRunning(pid) && tries < 100; tries += 1) await sleep(50)
  expect(isRunning(pid)).toBe(false)
})

describe('after kill -9 of the server', () => {
  test('the PostgreSQL that still runs is taken over', async () => {
    const { pid, connection } = await killedServer()
    expect(await embeddedConnection(dataDir)).toEqual(connection)
    const next = await start()
    expect(next.pid()).toBe(pid)
    expect(next.connection).toEqual(connection)
    await next.stop()
    expect(isRunning(pid)).toBe(false)
  })

  test('and of PostgreSQL: a new one starts in the old place', async () => {
    const { pid, connection } = await killedServer()
    process.kill(pid, 'SIGKILL')
    const next = await start()
    expect(next.pid()).not.toBe(pid)
    expect(next.connection).toEqual(connection)
  })

  test('and a process number that now belongs to another: it starts all the same', async () => {
    const { pid } = await killedServer()
    process.kill(pid, 'SIGKILL')
    const file = join(dataDir, 'postgres/postmaster.pid')
    const text = await fs.readFile(file, 'utf8')
    const other = spawn('sleep', ['60'], { uid: (await fs.stat(file)).uid })
    await fs.writeFile(file, text.replace(/^\d+/, String(other.pid)))
    const next = await start()
    expect(await query(next.connection, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(isRunning(other.pid ?? 0)).toBe(true)
    other.kill()
  })

  test('in the middle of making the cluster: what it left is removed', async () => {
    const gone = spawn('true')
    await once(gone, 'exit')
    await fs.mkdir(join(dataDir, `postgres.new-${gone.pid}-abc`, 'data'), { recursive: true })
    await start()
    expect(await foldersLeft()).toEqual([])
  })
})

test.runIf(isRoot)('root starts it below a folder that is closed to all others', async () => {
  await fs.chmod(home, 0o700)
  const postgres = await start()
  expect(await query(postgres.connection, 'select 1 as n')).toEqual([{ n: 1 }])
})

test.runIf(isRoot)(
  'a folder that was root’s in a closed place still serves in an open one',
  async () => {
    await fs.chmod(home, 0o700)
    await (await start()).stop()
    await fs.chmod(home, 0o755)
    expect(await query((await start()).connection, 'select 1 as n')).toEqual([{ n: 1 }])
  },
)

test('a tool finds one that runs, and brings its own if none does', async () => {
  expect(await embeddedConnection(dataDir)).toBeUndefined()
  const options = { dataDir, projectRoot, log: () => {}, settings: { fsync: 'off' } }
  const inside = await withEmbeddedPostgres(options, async (connection) => {
    expect(await embeddedConnection(dataDir)).toEqual(connection)
    return query(connection, 'select 1 as n')
  })
  expect(inside).toEqual([{ n: 1 }])
  expect(await embeddedConnection(dataDir)).toBeUndefined()
})

test('a folder of another version is refused with a sentence', async () => {
  await (await start()).stop()
  await fs.writeFile(join(dataDir, 'postgres/PG_VERSION'), '9\n')
  await expect(start()).rejects.toThrow('no PostgreSQL 9 can run on')
})

function start(): Promise<EmbeddedPostgres> {
  return startEmbedded({ fsync: 'off' })
}

async function startEmbedded(settings: Record<string, string>): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, projectRoot, log: () => {}, settings })
  started.push(postgres)
  return postgres
}

/** A PostgreSQL whose server died without a word. */
async function killedServer(): Promise<{ pid: number; connection: Connection }> {
  const { server, pid, connection } = await spawnServer('setInterval(() => {}, 1000)')
  server.kill('SIGKILL')
  await once(server, 'exit')
  expect(commandLineOf(pid)).toContain('postgres')
  return { pid, connection }
}

/** Another process that starts PostgreSQL and then does as the script says. */
async function spawnServer(script: string) {
  const whole = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('./embedded-postgres.ts'))}
    const [dataDir, projectRoot] = process.argv.slice(-2)
    const log = () => {}
    const { pid, connection } = await startEmbeddedPostgres({ dataDir, projectRoot, log })
    process.stdout.write(JSON.stringify({ pid: pid(), connection }))
    ${script}`
  const args = ['--import', 'tsx', '--input-type=module', '-e', whole, dataDir, projectRoot]
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [output] = await once(server.stdout, 'data')
  const { pid, connection }: { pid: number; connection: Connection } = JSON.parse(String(output))
  return { server, pid, connection }
}

async function query(connection: Connection, text: string): Promise<unknown[]> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** The answer once there is one, as a client that tries again would get it. */
async function answered(connection: Connection, text: string): Promise<unknown[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await query(connection, text)
    } catch {
      await sleep(100)
    }
  }
  return query(connection, text)
}

/** Work folders in the data folder. */
async function foldersLeft(): Promise<string[]> {
  return (await fs.readdir(dataDir)).filter((name) => name.startsWith('postgres.new'))
}
