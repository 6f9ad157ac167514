// The database of this install, brought up to date by the role that owns its tables and used by one
// that may do no more than the server needs. Where one role has to be both, that is said, and a
// live install does not start.

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { bindInstall } from './install/operators/bind-install.ts'
import { firstId, homeCell } from './platform/cell.ts'
import { sqlStateOf } from './platform/database-errors.ts'
import { type Connection, type Database, openDatabase } from './platform/db.ts'
import { serverPassword } from './platform/embedded-cluster.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres.ts'
import { beginIdsAt } from './platform/first-ids.store.ts'
import { processSetting } from './platform/leadership.ts'
import { awaitMigrated, migrate } from './platform/migrate.ts'
import {
  currentRole,
  giveRights,
  holdsTooMuch,
  makeServerRole,
  serverRole,
} from './platform/rights.store.ts'
import { WrongSetting } from './platform/wrong-setting.ts'

export type StorageOptions = {
  readonly config: Config
  readonly projectRoot: string
  /** Of a server: its connections are known to the database by it, and no other has or had it. */
  readonly process?: string
  readonly tell: (message: string) => void
  /** Ends the waiting for a database that is not ready. */
  readonly signal?: AbortSignal
  /** What has been started is added, to be ended in the opposite order. */
  readonly undo: (() => Promise<void> | void)[]
}

type Target = Connection | string

/** Whoever needs connections of their own, such as a thread, has them from `database`. */
export type Storage = { readonly db: Database; readonly database: Target }

export async function openStorage(options: StorageOptions): Promise<Storage> {
  const { config, tell, undo } = options
  const database =
    config.databaseUrl === null
      ? await embedded(options)
      : await named(options, { url: config.databaseUrl, ownerUrl: config.databaseOwnerUrl })
  const settings = processSetting(options.process)
  const db = openDatabase(database, tell, { settings })
  undo.push(() => db.close())
  // A server that is to stand by starts nothing, and shall not wait in vain.
  await bindInstall(db, config.installMode, config.cell)
  if (config.cell !== homeCell && config.role === 'engine') {
    const owner = config.databaseOwnerUrl ?? database
    await asOwner(owner, (owned) => beginIdsAt(owned, firstId(config.cell)))
  }
  if (await holdsTooMuch(db)) {
    if (config.installMode === 'live') throw new WrongSetting(tooMuch)
    tell(tooMuch)
  }
  return { db, database }
}

const tooMuch =
  'The role of DATABASE_URL may change what is only ever added to, or the tables themselves. Set ' +
  'DATABASE_OWNER_URL to the role that owns the tables, and DATABASE_URL to one that owns nothing.'

const notOwner =
  'The database has to be brought up to date, which only the role that owns its tables may do: ' +
  'set DATABASE_OWNER_URL to it.'

const insufficientPrivilege = '42501'

async function embedded({ config, projectRoot, tell, undo }: StorageOptions): Promise<Target> {
  const { dataDir } = config
  const postgres = await startEmbeddedPostgres({ dataDir, projectRoot, log: tell })
  undo.push(() => postgres.stop())
  return prepareEmbedded(postgres.connection, { dataDir, projectRoot })
}

/** Also of one from before there were two roles. */
export async function prepareEmbedded(
  ownerConnection: Connection,
  { dataDir, projectRoot }: { readonly dataDir: string; readonly projectRoot: string },
): Promise<Connection> {
  return asOwner(ownerConnection, async (owner) => {
    await migrate(owner, join(projectRoot, 'server/migrations'))
    const password = await makeServerRole(owner, () => serverPassword(dataDir))
    await giveRights(owner, serverRole)
    return { ...ownerConnection, user: serverRole, password }
  })
}

type Urls = { readonly url: string; readonly ownerUrl: string | null }

async function named(
  { config, projectRoot, tell, signal }: StorageOptions,
  { url, ownerUrl }: Urls,
): Promise<Target> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const migrations = join(projectRoot, 'server/migrations')
  // Only who may lead changes it; a process of the web may be there before.
  if (config.role === 'web') {
    await asOwner(url, (db) => awaitMigrated(db, { folder: migrations, tell, signal }))
    return url
  }
  const role = await asOwner(url, currentRole)
  await asOwner(ownerUrl ?? url, async (owner) => {
    await migrate(owner, migrations).catch((error) => {
      throw sqlStateOf(error) === insufficientPrivilege ? new WrongSetting(notOwner) : error
    })
    if (ownerUrl !== null && (await currentRole(owner)) !== role) await giveRights(owner, role)
  })
  return url
}

async function asOwner<T>(target: Target, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(target, () => {})
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
