// The PostgreSQL a fresh clone starts with: kept in the data folder, run beside us, started again
// when it dies. After a crash of ours it is still there and is taken over; whoever leaves last
// stops it.

import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from './db.ts'
import {
  type Cluster,
  clusterUser,
  openCluster,
  readPassword,
  readServerPassword,
} from './embedded-cluster.ts'
import {
  findPostmaster,
  type Postmaster,
  removeSocketFolder,
  restoreSocketFolder,
  socketFolder,
  socketPort,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster.ts'
import { isRunning, startOf } from './process-table.ts'
import { serverRole } from './rights.store.ts'

export type EmbeddedPostgres = {
  /** Stays valid while PostgreSQL dies and comes back. */
  readonly connection: Connection
  /** The postmaster's process now; another one after a restart. */
  readonly pid: () => number
  /**
   * Shuts PostgreSQL down, unless another process of ours uses it too. Returns when nothing of it
   * runs.
   */
  readonly stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** Holds `postgres/` and `postgres.log`; made if missing. */
  readonly dataDir: string
  /** The folder with node_modules. */
  readonly projectRoot: string
  readonly log: (message: string) => void
  /**
   * Server settings on top of ours, e.g. `{ fsync: 'off' }` in tests. Without effect on one that
   * already runs.
   */
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Starts the PostgreSQL of a data folder, or joins the one that runs there. Throws when there are
 * no binaries for this machine, or when it does not come up within half a minute; the reason stands
 * in `postgres.log`.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(options.dataDir, options.projectRoot)
  const leaving = new AbortController()
  const settings = { ...serverSettings, ...options.settings }
  let postmaster = await untilReady(cluster, settings, leaving.signal)
  const { socketDir } = postmaster
  const card = join(socketDir, `${cardPrefix}${randomUUID()}`)
  await signIn(card)

  const restart = async () => {
    if (isRunning(postmaster.pid)) return
    options.log('PostgreSQL has ended: starting it again')
    postmaster = await untilReady(cluster, settings, leaving.signal, socketDir)
    await signIn(card)
    options.log('PostgreSQL runs again')
  }
  const watching = watch(leaving.signal, restart, options.log)

  // Where an error ends the process before it could stop us, PostgreSQL does not stay behind.
  const lastResort = () => {
    rmSync(card, { force: true })
    if (isInUse(socketDir)) return
    if (isRunning(postmaster.pid)) process.kill(postmaster.pid, 'SIGINT')
    removeSocketFolder(cluster, socketDir)
  }
  process.once('exit', lastResort)

  let stopped: Promise<void> | undefined
  const stop = async () => {
    leaving.abort()
    await watching
    process.off('exit', lastResort)
    rmSync(card, { force: true })
    if (isInUse(socketDir)) return options.log('PostgreSQL stays up for another server')
    const last = await findPostmaster(cluster.folder)
    if (last) await stopPostmaster(last.pid)
    removeSocketFolder(cluster, socketDir)
  }
  return {
    connection: await connectionAt(cluster.dataDir, socketDir),
    pid: () => postmaster.pid,
    stop: () => (stopped ??= stop()),
  }
}

/**
 * How to reach the embedded PostgreSQL that runs on a data folder, as the server's own role where
 * there is one already; undefined when none runs.
 */
export async function embeddedConnection(dataDir: string): Promise<Connection | undefined> {
  const folder = await fs.realpath(join(dataDir, 'postgres')).catch(() => undefined)
  const postmaster = folder === undefined ? undefined : await findPostmaster(folder)
  if (!postmaster?.isReady) return undefined
  const connection = await connectionAt(dataDir, postmaster.socketDir)
  const password = await readServerPassword(dataDir)
  return password === undefined ? connection : { ...connection, user: serverRole, password }
}

/** Does `work` with an embedded PostgreSQL that runs at least as long. */
export async function withEmbeddedPostgres<T>(
  options: EmbeddedOptions,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres(options)
  try {
    return await work(postgres.connection)
  } finally {
    await postgres.stop()
  }
}

type Log = EmbeddedOptions['log']

const cardPrefix = 'user-'
const lookEveryMs = 200
const lookSoonMs = 20
/**
 * After a crash its sessions hold on to shared memory for a while: a start then fails, and works a
 * little later.
 */
const retryPausesMs = [0, 100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800]

const serverSettings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // What money rests on, stated here so that no file in the data folder can take it away.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '256MB',
  max_wal_size: '1GB',
  min_wal_size: '80MB',
  checkpoint_timeout: '15min',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Else an error that names a row writes the row into the log, with whatever a client typed.
  log_error_verbosity: 'terse',
}

/**
 * Starts PostgreSQL, again if need be, until some postmaster serves the folder: ours, or a quicker
 * one's.
 */
async function untilReady(
  cluster: Cluster,
  settings: Readonly<Record<string, string>>,
  signal: AbortSignal,
  socketDirBefore?: string,
): Promise<Postmaster> {
  let socketDir = socketDirBefore
  for (const pauseMs of retryPausesMs) {
    await sleep(pauseMs, undefined, { signal })
    const running = await whenReady(cluster.folder, signal)
    if (running) return running
    socketDir ??= await socketFolder(cluster)
    await restoreSocketFolder(cluster, socketDir)
    const child = await spawnPostmaster(cluster, socketDir, settings)
    const started = await whenReady(cluster.folder, signal, child).catch(async (error) => {
      if (isAlive(child)) await stopPostmaster(child.pid)
      throw error
    })
    if (started && started.socketDir !== socketDir) removeSocketFolder(cluster, socketDir)
    if (started) return started
  }
  throw new Error(`PostgreSQL does not start: see ${join(cluster.dataDir, 'postgres.log')}`)
}

/**
 * Waits for a postmaster while it, or the child that is to become one, lives; undefined when there
 * is none.
 */
async function whenReady(
  folder: string,
  signal: AbortSignal,
  child?: ChildProcess,
): Promise<Postmaster | undefined> {
  for (;;) {
    const found = await findPostmaster(folder)
    if (found?.isReady) return found
    if (found === undefined && !isAlive(child)) return undefined
    await sleep(lookSoonMs, undefined, { signal })
  }
}

function isAlive(child: ChildProcess | undefined): child is ChildProcess & { pid: number } {
  return child?.pid !== undefined && child.exitCode === null && child.signalCode === null
}

/** Runs `work` every now and then until the signal; a failure is told and tried again. */
async function watch(signal: AbortSignal, work: () => Promise<void>, log: Log): Promise<void> {
  while (!signal.aborted) {
    // Not a reason to keep the process alive: whoever forgets to stop us can still end.
    await sleep(lookEveryMs, undefined, { signal, ref: false }).catch(() => {})
    if (signal.aborted) return
    await work().catch((error) => {
      if (!signal.aborted) log(String(error))
    })
  }
}

/**
 * Leaves word in the socket's folder that this process uses PostgreSQL, for whoever else wants to
 * stop it.
 */
async function signIn(card: string): Promise<void> {
  await fs.writeFile(card, cardOf(process.pid) ?? '')
}

function isInUse(socketDir: string): boolean {
  if (!existsSync(socketDir)) return false
  const cards = readdirSync(socketDir).filter((name) => name.startsWith(cardPrefix))
  return cards.some((name) => isValid(join(socketDir, name)))
}

/** Cards stay behind when their process is killed, and its number may be another's by now. */
function isValid(card: string): boolean {
  try {
    const text = readFileSync(card, 'utf8')
    return text === cardOf(Number(text.split(' ')[0]))
  } catch {
    // Its owner has just signed out.
    return false
  }
}

function cardOf(pid: number): string | undefined {
  const start = startOf(pid)
  return start && `${pid} ${start}`
}

async function connectionAt(dataDir: string, socketDir: string): Promise<Connection> {
  const password = await readPassword(dataDir)
  return { host: socketDir, port: socketPort, user: clusterUser, password, database: clusterUser }
}
