// What faults are tried on: a PostgreSQL of its own that may be killed, and children bundled
// once, so that each of hundreds starts quickly.

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { type Connection, openDatabase } from '#server/platform/db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { packages } from '../../vite.server.config.ts'

/** What children start threads of. */
const threadsOf: Readonly<Record<string, readonly string[]>> = { server: ['trading'] }

export const projectRoot = join(import.meta.dirname, '../..')

export type Sandbox = {
  /** For journals and data folders. */
  readonly folder: string
  readonly postgres: EmbeddedPostgres
  /** A migrated database that nobody has used. */
  readonly newDatabase: () => Promise<Connection>
  /** Starts a child process, `${name}-child.ts`, with these arguments. */
  readonly startChild: (
    name: string,
    options: unknown,
    /** Options of Node. */
    execArgv?: readonly string[],
  ) => ChildProcess
  /** Kills the children that still run, stops PostgreSQL, removes the folder. */
  readonly close: () => Promise<void>
}

/** `openPostgres`: where it is not to be a usual one in the sandbox's folder. */
export async function openSandbox(
  childNames: readonly string[],
  openPostgres: (folder: string) => Promise<EmbeddedPostgres> = usualPostgres,
): Promise<Sandbox> {
  const folder = await fs.mkdtemp(join(tmpdir(), 'faults-'))
  // Below node_modules, so that the bundles find the packages they leave out.
  const bundles = await fs.mkdtemp(join(projectRoot, 'node_modules/.faults-'))
  // Else Node reads each twice to see of which kind it is.
  await fs.writeFile(join(bundles, 'package.json'), '{ "type": "module" }')
  const names = childNames.flatMap((name) => [name, ...(threadsOf[name] ?? [])])
  await Promise.all(names.map((name) => bundle(name, bundles)))
  const postgres = await openPostgres(folder)
  const admin = { ...postgres.connection, database: 'postgres' }
  await onDatabase(admin, (db) => db.rows('create database faults'))
  const template = { ...admin, database: 'faults' }
  await onDatabase(template, (db) => migrate(db, join(projectRoot, 'server/migrations')))
  const children = new Set<ChildProcess>()
  let databases = 0
  return {
    folder,
    postgres,
    newDatabase: async () => {
      databases += 1
      const database = `faults_${databases}`
      await onDatabase(admin, (db) => db.rows(`create database ${database} template faults`))
      return { ...admin, database }
    },
    startChild: (name, options, execArgv = []) => {
      const child = fork(join(bundles, `${name}-child.js`), [], {
        execArgv: [...execArgv],
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      children.add(child)
      child.send(options as object)
      return child
    },
    close: async () => {
      await Promise.all([...children].map(killed))
      await postgres.stop()
      await fs.rm(folder, { recursive: true, force: true })
      await fs.rm(bundles, { recursive: true, force: true })
    },
  }
}

function usualPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, projectRoot, log: () => {} })
}

/** Kills a child the hard way and waits until it is gone. */
export async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function onDatabase<T>(
  connection: Connection,
  work: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const db = openDatabase(connection, () => {})
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function bundle(name: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: 'error',
    publicDir: false,
    ssr: packages,
    build: {
      ssr: join(import.meta.dirname, `${name}-child.ts`),
      outDir,
      target: 'node20',
      emptyOutDir: false,
      minify: false,
      reportCompressedSize: false,
      rollupOptions: { output: { entryFileNames: `${name}-child.js` } },
    },
  })
}
