// The embedded PostgreSQL, and the servers that share it, killed at every point where one holds what
// another needs.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import {
  answered,
  dataDir,
  foldersLeft,
  killedServer,
  openFolders,
  query,
  spawnServer,
  start,
} from '#test/embedded.ts'
import { embeddedConnection } from './embedded-postgres.ts'
import { isRunning } from './process-table.ts'

openFolders()

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
