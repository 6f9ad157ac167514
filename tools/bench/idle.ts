// A default install that is left alone: what it takes of a core, of memory and of the disk.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '#server/platform/db.ts'
import { embeddedConnection } from '#server/platform/embedded-postgres.ts'
import { cpuSeconds } from './processes.ts'
import { projectRoot } from './world.ts'

export type Idle = {
  /** Of the server and its PostgreSQL together. */
  readonly cores: number
  readonly rss_mb: number
  readonly disk_mb_per_day: number
}

const settleMs = 20_000

/** As `npm start` has it. */
const heap = ['--max-semi-space-size=32', '--max-old-space-size=512']

/**
 * Measures for `seconds`, after the first start has settled; disk growth is extrapolated to a day.
 */
export async function benchIdle(seconds: number): Promise<Idle> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-idle-'))
  const child = spawn(process.execPath, [...heap, join(projectRoot, 'tools/start.mjs')], {
    cwd: projectRoot,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, FEED: 'simulated' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await greeted(child)
    await sleep(settleMs)
    return await measure(child, dataDir, seconds)
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(child: ChildProcess, dataDir: string, seconds: number): Promise<Idle> {
  const connection = await embeddedConnection(dataDir)
  if (!connection || child.pid === undefined) throw new Error('the server does not run')
  const db = openDatabase(connection, () => {})
  const size = async () => {
    const rows = await db.rows<{ bytes: bigint }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return Number(rows[0]?.bytes ?? 0n)
  }
  const { pid } = child
  // Its PostgreSQL is a child of the server's.
  const before = { cpu: await cpuSeconds(pid), size: await size() }
  await sleep(seconds * 1000)
  const cpu = (await cpuSeconds(pid)) - before.cpu
  const grown = (await size()) - before.size
  await db.close()
  return {
    cores: cpu / seconds,
    rss_mb: (await residentKb(pid)) / 1024,
    disk_mb_per_day: (grown / 1e6 / seconds) * 86_400,
  }
}

function greeted(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout?.on('data', (text: Buffer) => {
      if (text.includes('Ctrl-C')) resolve()
    })
  })
}

async function residentKb(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? Number.NaN)
}
