// Full disks: that of PostgreSQL's tables, that of its write-ahead log, that of clients' documents,
// that of the program's log. Each is a disk of its own here.

import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { documentMethods } from '#contract/shared/identity-documents.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { photo } from '#test/pictures.ts'
import { openSandbox, projectRoot } from '../sandbox.ts'
import { type Disk, makeDisk } from './disk.ts'
import { type Fault, type FaultsBy, named, type RowRun, type Tried, tryAll } from './try-fault.ts'
import { openWorld, someToken, type World } from './world.ts'

type Disks = Readonly<Record<'data' | 'wal' | 'files' | 'log', Disk>>

export const diskFaults = [
  'disk of the log full',
  'disk of documents full',
  'disk of tables full',
  'disk of the write-ahead log full',
] as const

/** So much is written ahead and kept that its disk is not full by itself. */
const settings = { max_wal_size: '64MB', min_wal_size: '32MB' }

export async function tryDisks(run: RowRun): Promise<Tried[]> {
  const home = await fs.mkdtemp('/tmp/disks-')
  await fs.chmod(home, 0o755)
  const disks: Disks = {
    data: await makeDisk(join(home, 'data'), 400),
    wal: await makeDisk(join(home, 'wal'), 192),
    files: await makeDisk(join(home, 'files'), 16),
    log: await makeDisk(join(home, 'log'), 1),
  }
  try {
    return await onDisks(disks, run)
  } finally {
    for (const disk of Object.values(disks)) await disk.remove()
    await fs.rm(home, { recursive: true, force: true })
  }
}

async function onDisks(disks: Disks, run: RowRun): Promise<Tried[]> {
  const sandbox = await openSandbox([], () => postgresOn(disks))
  try {
    const world = await openWorld(sandbox, {
      built: run.built,
      env: { DATA_DIR: disks.files.folder, LOG_LEVEL: 'debug' },
      log: join(disks.log.folder, 'program.log'),
    })
    try {
      await world.program.start()
      await world.program.untilTrading()
      return await tryAll(world, named(faultsOf(disks, world)), run)
    } finally {
      await world.close()
    }
  } finally {
    await sandbox.close()
  }
}

function faultsOf(
  { data, wal, files, log }: Disks,
  world: World,
): FaultsBy<(typeof diskFaults)[number]> {
  return {
    'disk of the log full': {
      lastsMs: 8_000,
      ...filled(log),
      isCarried: true,
      canRead: true,
    },
    'disk of documents full': {
      lastsMs: 2_000,
      ...filled(files),
      isCarried: true,
      canRead: true,
      look: (isOver) => sendDocument(world, isOver ? 200 : 503),
    },
    'disk of tables full': { lastsMs: 20_000, ...filled(data), isTold: true, canRead: true },
    'disk of the write-ahead log full': {
      lastsMs: 20_000,
      isTold: true,
      strike: async () => {
        // Nothing can be said of it either: by what it says a program may end as well.
        await log.fill()
        const ended = new AbortController()
        const filling = keepFull(wal, world, ended.signal)
        return async () => {
          ended.abort()
          await filling
          await wal.clear()
          await log.clear()
        }
      },
    },
  }
}

function filled(disk: Disk): Pick<Fault, 'strike'> {
  return {
    strike: async () => {
      await disk.fill()
      return disk.clear
    },
  }
}

/**
 * PostgreSQL ends when nothing that was set aside is left, and finds some room again as it starts:
 * that is taken from it too.
 */
async function keepFull(wal: Disk, { db }: World, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await wal.fill()
    await db
      .rows(`select pg_logical_emit_message(false, 'fault', ''), pg_switch_wal()`)
      .catch(() => sleep(50))
  }
}

/** What a client who sends a picture is told. */
async function sendDocument(world: World, expected: number): Promise<readonly string[]> {
  const body = new FormData()
  body.append('method', documentMethods[0])
  body.append('id_file', new Blob([new Uint8Array(await photo())]), 'passport.jpg')
  const reply = await fetch(`http://127.0.0.1:${world.port}/api/profile/user-verification`, {
    method: 'POST',
    headers: { authorization: `Bearer ${someToken(world)}` },
    body,
  })
  if (reply.status === expected) return []
  return [`a document was answered with ${reply.status}, not ${expected}: ${await reply.text()}`]
}

/** A PostgreSQL whose tables and write-ahead log are on disks of their own. */
async function postgresOn({ data, wal }: Disks): Promise<EmbeddedPostgres> {
  const options = { dataDir: data.folder, projectRoot, settings, log: () => {} }
  await (await startEmbeddedPostgres(options)).stop()
  const [inside, outside] = [join(data.folder, 'postgres/pg_wal'), join(wal.folder, 'pg_wal')]
  const { uid, gid } = await fs.stat(inside)
  await fs.cp(inside, outside, { recursive: true })
  await fs.rm(inside, { recursive: true })
  await fs.symlink(outside, inside)
  const within = await fs.readdir(outside, { recursive: true })
  for (const path of ['', ...within]) await fs.chown(join(outside, path), uid, gid)
  await fs.chmod(outside, 0o700)
  return startEmbeddedPostgres(options)
}
