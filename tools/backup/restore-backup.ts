// A restore: PostgreSQL as it was at an instant and the files beside it, in a new folder, where
// nobody works yet. Then the books are audited, on a PostgreSQL that only a socket leads to.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { iso, millis } from '#kernel/time.ts'
import { type Connection, DatabaseOutage, openDatabase } from '#server/platform/db.ts'
import { audit, brokenOf, type Finding } from '../audit/audit.ts'
import type { BackupConfig } from './config.ts'
import { pgBackRest, plainEnvironment, runnerOf } from './pgbackrest.ts'
import { openFiles } from './sealed-files.ts'
import { filesFolder } from './take-backup.ts'

export type RestoreOptions = {
  readonly config: BackupConfig
  /** Milliseconds since 1970; undefined: as far as there is WAL. */
  readonly to: number | undefined
  /** Made by this; holds `postgres` and `files`. */
  readonly into: string
  readonly database: string
  readonly log: (line: string) => void
}

export type Restored = {
  readonly postgresFolder: string
  /** Undefined where no files were backed up. */
  readonly files: number | undefined
  readonly broken: readonly Finding[]
}

export type Checking = { readonly connection: Connection }

const promotePatienceMs = 3_600_000

/** `look`: sees the restored database before it is stopped again. */
export async function restoreBackup(
  options: RestoreOptions,
  look: (checking: Checking) => Promise<void> = async () => {},
): Promise<Restored> {
  const { config, into, log } = options
  const postgresFolder = join(into, 'postgres')
  await makeFolder(options, postgresFolder)
  log('PostgreSQL')
  await pgBackRest(config, [...restoreArguments(options, postgresFolder), 'restore'])
  log('files')
  const files = await restoreFiles(options)
  log('taking WAL in, then auditing the books')
  const broken = await whileRunning(options, postgresFolder, async (connection, ended) => {
    const db = openDatabase(connection, () => {})
    try {
      await untilPromoted(() => db.rows('select 1'), ended)
      await look({ connection })
      const now = options.to === undefined ? null : iso(millis(options.to))
      return brokenOf(await audit(db, { now, show: 5 }))
    } finally {
      await db.close()
    }
  })
  return { postgresFolder, files, broken }
}

/** It is of PostgreSQL's owner, and of nobody else. */
async function makeFolder({ config, into }: RestoreOptions, postgresFolder: string): Promise<void> {
  await fs.mkdir(into, { mode: 0o711 })
  const { uid, gid } = runnerOf(config.postgresFolder)
  const socket = join(into, 'socket')
  for (const folder of [postgresFolder, socket]) {
    await fs.mkdir(folder, { mode: 0o700 })
    if (uid !== undefined && gid !== undefined) await fs.chown(folder, uid, gid)
  }
}

function restoreArguments({ config, to }: RestoreOptions, postgresFolder: string): string[] {
  // What is tried here must not write into the archive it came from.
  const args = [`--stanza=${config.stanza}`, `--pg1-path=${postgresFolder}`, '--archive-mode=off']
  if (to === undefined) return args
  const target = new Date(to).toISOString().replace('T', ' ').replace('Z', '+00')
  return [...args, '--type=time', `--target=${target}`, '--target-action=promote']
}

/** The first container that was made after the instant has whatever was there at it. */
async function restoreFiles({ config, to, into }: RestoreOptions): Promise<number | undefined> {
  const listed = (await pgBackRest(config, ['repo-ls', filesFolder])).toString()
  const names = listed.split('\n').filter((name) => name.endsWith('.sealed'))
  const wanted = to === undefined ? '~' : new Date(to).toISOString().replaceAll(/[:.]/g, '-')
  const name = names.toSorted().find((it) => it >= wanted) ?? names.toSorted().at(-1)
  if (name === undefined) return undefined
  const container = await pgBackRest(config, ['--raw', 'repo-get', `${filesFolder}/${name}`])
  return openFiles(container, join(into, 'files'), config)
}

async function whileRunning<T>(
  { into, database, config }: RestoreOptions,
  folder: string,
  work: (connection: Connection, ended: AbortSignal) => Promise<T>,
): Promise<T> {
  const socket = join(into, 'socket')
  const hba = await ownFile(socket, 'hba.conf', 'local all all trust\n')
  // Debian keeps the old one's elsewhere, and Patroni its own beside the data: neither is asked.
  const plain = await ownFile(socket, 'postgresql.conf', '')
  const major = (await fs.readFile(join(folder, 'PG_VERSION'), 'utf8')).trim()
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    hba_file: hba,
    config_file: plain,
    synchronous_standby_names: '',
    // Nobody is let in before all is there; so settings of the old machine do not matter.
    hot_standby: 'off',
    max_connections: '20',
    shared_buffers: '64MB',
    logging_collector: 'off',
  }
  const args = ['-D', folder, '-p', '5432']
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
  const log = await fs.open(join(into, 'postgres.log'), 'a')
  const child = spawn(`/usr/lib/postgresql/${major}/bin/postgres`, args, {
    ...runnerOf(folder),
    env: plainEnvironment(),
    stdio: ['ignore', log.fd, log.fd],
  })
  const gone = once(child, 'exit')
  const ended = new AbortController()
  // One that is not there at all is an error of whoever waits for its end.
  const over = () => ended.abort()
  gone.then(over, over)
  await log.close()
  try {
    const { user } = config
    const connection = { host: socket, port: 5432, user, password: '', database }
    return await Promise.race([work(connection, ended.signal), endedEarly(gone, into)])
  } finally {
    child.kill('SIGINT')
    await gone
  }
}

/** For the owner of PostgreSQL to read. */
async function ownFile(folder: string, name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await fs.writeFile(path, text)
  await fs.chmod(path, 0o644)
  return path
}

async function endedEarly(gone: Promise<unknown>, into: string): Promise<never> {
  await gone
  throw new Error(`PostgreSQL does not start: see ${join(into, 'postgres.log')}`)
}

async function untilPromoted(ask: () => Promise<unknown>, ended: AbortSignal): Promise<void> {
  const end = Date.now() + promotePatienceMs
  for (;;) {
    try {
      await ask()
      return
    } catch (error) {
      const isVain = ended.aborted || Date.now() > end
      if (!(error instanceof DatabaseOutage) || isVain) throw error
      await sleep(50)
    }
  }
}
