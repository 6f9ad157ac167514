// Brings a database to the newest schema: forward-only files, each run once, in one transaction, in
// order. Before PostgreSQL 17 a value that a transaction adds to an enum cannot be used in it, also
// where the enum is as new: there each file has a transaction of its own.

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { assert, present } from '#kernel/assert.ts'
import type { Database, Tx } from './db.ts'
import { WrongSetting } from './wrong-setting.ts'

/**
 * Runs what has not run yet. Two servers that start together take turns; an edited migration is
 * refused, and so is a database that a newer version has brought further.
 */
export async function migrate(db: Database, folder: string): Promise<void> {
  const files = await migrationsIn(folder)
  const migrations = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
  while (!(await db.transaction((tx) => bringFurther(tx, migrations))));
}

async function migrationsIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-.+\.sql$/.test(file)).sort()
  assert(files.length > 0, `no migrations in ${folder}`)
  return files
}

type Awaiting = {
  readonly folder: string
  readonly tell: (message: string) => void
  readonly signal: AbortSignal | undefined
}

const lookEveryMs = 500

/** Resolves when the database has all that this version needs, by whoever may change it. */
export async function awaitMigrated(db: Database, { folder, tell, signal }: Awaiting) {
  const files = await migrationsIn(folder)
  let isTold = false
  while (!signal?.aborted && !(await hasRun(db, files))) {
    if (!isTold) tell('Waits for a process that leads to bring the database up to date.')
    isTold = true
    await sleep(lookEveryMs, undefined, signal && { signal }).catch(() => {})
  }
}

async function hasRun(db: Database, files: readonly string[]): Promise<boolean> {
  const [known] = await db.rows<{ name: string | null }>(
    `select to_regclass('migrations')::text as name`,
  )
  if (known?.name == null) return false
  const done = await db.rows<{ name: string }>('select name from migrations')
  const names = new Set(done.map(({ name }) => name))
  return files.every((name) => names.has(name))
}

type Migration = { readonly name: string; readonly text: string; readonly checksum: string }

/** True once nothing is left to do. */
async function bringFurther(tx: Tx, migrations: readonly Migration[]): Promise<boolean> {
  await tx.rows(`select pg_advisory_xact_lock(7305)`)
  const [known] = await tx.rows<{ name: string | null; version: number }>(
    `select to_regclass('migrations')::text as name,
            current_setting('server_version_num')::int as version`,
  )
  // Not "if not exists": that asks for the right to make tables also where nothing is to do.
  if (known?.name == null) {
    await tx.rows(`create table migrations
      (name text primary key, checksum text not null, ran_at timestamptz not null default now())`)
  }
  const done = await tx.rows<{ name: string; checksum: string }>(
    `select name, checksum from migrations order by name`,
  )
  const unknown = done.find(({ name }) => !migrations.some((it) => it.name === name))
  if (unknown) throw new WrongSetting(tooNew(unknown.name))
  const checksums = new Map(done.map((row) => [row.name, row.checksum]))
  for (const { name, text, checksum } of migrations) {
    const before = checksums.get(name)
    assert(
      before === undefined || before === checksum,
      `migration ${name} was changed after it ran`,
    )
    if (before !== undefined) continue
    await tx.rows(text)
    await tx.rows(`insert into migrations (name, checksum) values ($1, $2)`, [name, checksum])
    if (present(known, 'the version').version < enumsAtOnce) return false
  }
  return true
}

const enumsAtOnce = 170_000

function tooNew(name: string): string {
  return (
    `This database was brought up to date by a newer version, which ran ${name}: start that ` +
    'version or a later one. Nothing was changed.'
  )
}
