// The running PostgreSQL of a data folder, as its postmaster.pid tells, and a new one beside it.
// PostgreSQL's own interlocks keep two from serving one folder; here we only look, start and stop.

import { type ChildProcess, spawn } from 'node:child_process'
import { lstatSync, rmSync, statSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Cluster } from './embedded-cluster.ts'
import { commandLineOf, isRunning } from './process-table.ts'

export type Postmaster = {
  readonly pid: number
  readonly socketDir: string
  readonly isReady: boolean
}

/** Only names the socket: nothing listens on a TCP port. */
export const socketPort = 5432

/** The postmaster that serves a data folder now, whoever started it. */
export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const postmaster = parsePidFile(await readPidFile(folder))
  const command = commandLineOf(postmaster.pid)
  // After a crash the number may belong to any other process.
  return command?.includes('postgres') && command.includes(folder) ? postmaster : undefined
}

/**
 * Starts PostgreSQL in a process group of its own, so that Ctrl-C reaches us first and we stop it
 * in order.
 */
export async function spawnPostmaster(
  cluster: Cluster,
  socketDir: string,
  settings: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const args = ['-D', cluster.folder, '-k', socketDir, '-p', String(socketPort)]
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
  const { file, args: all, options } = cluster.command('postgres', args)
  await removeMisleadingPidFile(cluster.folder)
  const log = await openLog(cluster)
  try {
    const child = spawn(file, all, {
      ...options,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    child.on('error', () => {})
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

/**
 * A private folder for the socket, with a short path: a socket's may have 107 bytes. One that a
 * crash left behind is used again, so that whoever was connected there finds the server in the same
 * place.
 */
export async function socketFolder(cluster: Cluster): Promise<string> {
  const { socketDir } = parsePidFile(await readPidFile(cluster.folder))
  if (isSocketFolder(cluster, socketDir)) return socketDir
  const parent = tmpdir().length < 60 ? tmpdir() : '/tmp'
  const made = await fs.mkdtemp(join(parent, socketFolderPrefix))
  await cluster.give(made)
  return made
}

/** Puts a socket folder back where it was, in case somebody tidied it away. */
export async function restoreSocketFolder(cluster: Cluster, socketDir: string): Promise<void> {
  if (isSocketFolder(cluster, socketDir)) return
  await fs.mkdir(socketDir, { mode: 0o700 })
  await cluster.give(socketDir)
}

/** Removes a socket's folder, and nothing that is not one. */
export function removeSocketFolder(cluster: Cluster, socketDir: string): void {
  if (isSocketFolder(cluster, socketDir)) rmSync(socketDir, { recursive: true, force: true })
}

/**
 * A fast shutdown: open transactions are rolled back, everything else is on disk when this returns.
 */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isRunning(pid)) return
    process.kill(pid, signal)
    for (let waited = 0; waited < shutdownPatienceMs; waited += 20) {
      await sleep(20)
      if (!isRunning(pid)) return
    }
  }
}

const shutdownPatienceMs = 30_000
const socketFolderPrefix = 'postgres-'
const logSizeMax = 10_000_000

function isSocketFolder(cluster: Cluster, path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false })
  const owner = statSync(cluster.folder, { throwIfNoEntry: false })
  const isPrivate = found?.isDirectory() === true && (found.mode & 0o77) === 0
  return isPrivate && found.uid === owner?.uid && basename(path).startsWith(socketFolderPrefix)
}

function readPidFile(folder: string): Promise<string> {
  return fs.readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
}

/**
 * Lines of postmaster.pid: process, data folder, start, port, socket folder, address, shared
 * memory, status.
 */
function parsePidFile(text: string): Postmaster {
  const [pid = '', , , , socketDir = '', , , status = ''] = text.split('\n')
  return { pid: Number(pid) || 0, socketDir, isReady: status.trim() === 'ready' }
}

/**
 * PostgreSQL would not start beside one whose number now belongs to another process of its user.
 */
async function removeMisleadingPidFile(folder: string): Promise<void> {
  const text = await readPidFile(folder)
  if (!isRunning(parsePidFile(text).pid) || (await findPostmaster(folder))) return
  const file = join(folder, 'postmaster.pid')
  const aside = `${file}.stale-${process.pid}`
  await fs.rename(file, aside).catch(() => {})
  // If another server has just written its own, that goes back.
  const moved = await fs.readFile(aside, 'utf8').catch(() => text)
  if (moved !== text) await fs.link(aside, file).catch(() => {})
  await fs.rm(aside, { force: true })
}

async function openLog(cluster: Cluster): Promise<fs.FileHandle> {
  const path = join(cluster.dataDir, 'postgres.log')
  const size = await fs.stat(path).then(
    (stats) => stats.size,
    () => 0,
  )
  if (size > logSizeMax) await fs.rename(path, `${path}.old`)
  return fs.open(path, 'a', 0o600)
}
