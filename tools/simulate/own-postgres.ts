// A PostgreSQL of its own for simulations, in a folder that goes with it, and migrated databases
// in it that nobody has used. Nobody waits for the disk: what a power cut takes is made again.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { millis } from '#kernel/time.ts'
import { publishTexts } from '#server/identity/acceptances/publish-texts.ts'
import { type Connection, openDatabase } from '#server/platform/db.ts'
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { giveRights, makeServerRole, serverRole } from '#server/platform/rights.store.ts'

const password = 'of-a-simulation-and-of-nothing-else'

export type Databases = { readonly owner: Connection; readonly server: Connection }

export async function withOwnPostgres<T>(
  projectRoot: string,
  work: (databases: Databases) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'simulation-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    projectRoot,
    log: () => {},
    settings: { fsync: 'off', autovacuum: 'off' },
  })
  try {
    const admin = openDatabase(postgres.connection, () => {})
    await admin.rows('create database simulation')
    await admin.close()
    const owner = { ...postgres.connection, database: 'simulation' }
    const db = openDatabase(owner, () => {})
    await migrate(db, join(projectRoot, 'server/migrations'))
    await makeServerRole(db, async () => password)
    await giveRights(db, serverRole)
    await db.transaction((tx) => publishTexts(tx, millis(Date.UTC(2000, 0, 1))))
    await db.close()
    return await work({ owner, server: { ...owner, user: serverRole, password } })
  } finally {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
