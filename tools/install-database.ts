// The database of an install, for tools that look into it: the one that was named, else the
// DATABASE_URL, else the embedded one of DATA_DIR, running or not.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { type Database, openDatabase } from '#server/platform/db.ts'
import { embeddedConnection, withEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'

type Target = Parameters<typeof openDatabase>[0]

export type Wanted = {
  readonly config: Pick<Config, 'databaseUrl' | 'dataDir'>
  readonly projectRoot: string
  /** From the command line. */
  readonly url: string | undefined
}

/** An embedded PostgreSQL that is not running is started for the work, and stopped again. */
export async function withInstallDatabase<T>(
  { config, projectRoot, url }: Wanted,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl } = config
  const named = url ?? databaseUrl
  if (named !== null) return withDatabase(named, work)
  const running = await embeddedConnection(dataDir)
  if (running) return withDatabase(running, work)
  if (!existsSync(join(dataDir, 'postgres'))) throw new Error(`there is no database in ${dataDir}`)
  const options = { dataDir, projectRoot, log: () => {} }
  return withEmbeddedPostgres(options, async (owner) =>
    withDatabase((await embeddedConnection(dataDir)) ?? owner, work),
  )
}

async function withDatabase<T>(target: Target, work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(target, () => {})
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
