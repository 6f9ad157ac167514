import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkable } from '#server/oversight/books/check-invariants.ts'
import { type Connection, openDatabase } from '#server/platform/db.ts'
import { embeddedConnection, withEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { migrate } from '#server/platform/migrate.ts'
import { cloneDatabase, type TestDatabase } from '#test/database.ts'
import { buildWorld, type World } from '#test/world.ts'

const projectRoot = join(import.meta.dirname, '../..')
let database: TestDatabase
let world: World
let dataDir: string

beforeAll(async () => {
  database = await cloneDatabase()
  world = await buildWorld(database.db)
  dataDir = await mkdtemp(join(tmpdir(), 'audit-'))
})
afterAll(async () => {
  await database.db.close()
  await rm(dataDir, { recursive: true, force: true })
})

function runAudit(...args: string[]) {
  const tool = ['--import', 'tsx', 'tools/audit.ts', ...args]
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const { status, stdout, stderr } = spawnSync(process.execPath, tool, {
    cwd: projectRoot,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

function urlOf({ host, port, user, password, database: name }: Connection): string {
  return `postgres://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
}

describe('npm run audit', () => {
  it('ends with 0 when all holds, a line for each invariant', () => {
    const { status, stdout } = runAudit(
      '--database',
      urlOf(database.connection),
      '--now',
      world.now,
    )
    expect(status).toBe(0)
    expect(stdout.match(/^ok {4} I\d+ /gm)?.length).toBe(checkable.length + 6)
  })

  it('ends with 1 when something does not, and says what', async () => {
    await database.db.transaction(async (tx) => {
      await tx.rows('set local session_replication_role = replica')
      await tx.rows(
        `update journal j set balance_after = balance_after + 1 from ledger_accounts a
          where a.client_id = $1 and j.client_account = a.id and j.posting = a.postings`,
        [world.ada],
      )
    })
    const args = ['--database', urlOf(database.connection), '--now', world.now, '--show', '1']
    const { status, stdout } = runAudit(...args)
    expect(status).toBe(1)
    expect(stdout).toMatch(
      /^BROKEN I3 .*\n +2 found:\n +- account \d+ carries .*\n +- and 1 more$/m,
    )
    const { findings } = JSON.parse(runAudit(...args, '--json').stdout)
    const broken = findings.filter(({ found }: { found: number }) => found > 0)
    expect(broken.map(({ id }: { id: string }) => id)).toEqual(['I2', 'I3', 'I13', 'I23'])
  })

  it('ends with 2 when there is nothing to look at', () => {
    expect(runAudit()).toMatchObject({ status: 2, stderr: expect.stringContaining(dataDir) })
    expect(runAudit('--show', 'none')).toMatchObject({ status: 2 })
    expect(runAudit('--noted', '7')).toMatchObject({ status: 2 })
  })

  it('starts an embedded PostgreSQL that is not running, and stops it again', async () => {
    await withEmbeddedPostgres({ dataDir, projectRoot, log: () => {} }, async (connection) => {
      const db = openDatabase(connection, () => {})
      await migrate(db, join(projectRoot, 'server/migrations'))
      await db.close()
    })
    expect(runAudit()).toMatchObject({ status: 0, stderr: '' })
    expect(await embeddedConnection(dataDir)).toBeUndefined()
  })
})
