// The embedded PostgreSQL, really started; each test in a data folder of its own, with its servers.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect } from 'vitest'
import type { Connection } from '#server/platform/db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { commandLineOf } from '#server/platform/process-table.ts'

export const projectRoot = process.cwd()
export let home: string
export let dataDir: string
let started: EmbeddedPostgres[]

/** For all tests of a file. */
export function openFolders(): void {
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
}

export function start(): Promise<EmbeddedPostgres> {
  return startEmbedded({ fsync: 'off' })
}

export async function startEmbedded(settings: Record<string, string>): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, projectRoot, log: () => {}, settings })
  started.push(postgres)
  return postgres
}

/** A PostgreSQL whose server died without a word. */
export async function killedServer(): Promise<{ pid: number; connection: Connection }> {
  const { server, pid, connection } = await spawnServer('setInterval(() => {}, 1000)')
  server.kill('SIGKILL')
  await once(server, 'exit')
  expect(commandLineOf(pid)).toContain('postgres')
  return { pid, connection }
}

/** Another process that starts PostgreSQL and then does as the script says. */
export async function spawnServer(script: string) {
  const whole = `
    import { startEmbeddedPostgres } from ${JSON.stringify(import.meta.resolve('#server/platform/embedded-postgres.ts'))}
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

export async function query(connection: Connection, text: string): Promise<unknown[]> {
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
export async function answered(connection: Connection, text: string): Promise<unknown[]> {
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
export async function foldersLeft(): Promise<string[]> {
  return (await fs.readdir(dataDir)).filter((name) => name.startsWith('postgres.new'))
}
