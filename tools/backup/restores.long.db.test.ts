// Debian's PostgreSQL, backed up by Debian's pgBackRest while money moves, and restored to twenty
// instants: what was acknowledged before each is there, and nothing that was asked for after it.

import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { present } from '#kernel/assert.ts'
import { dollars } from '#kernel/money.ts'
import { millis } from '#kernel/time.ts'
import { seed } from '#seed'
import { publishTexts } from '#server/identity/acceptances/publish-texts.ts'
import { openDatabase } from '#server/platform/db.ts'
import { migrate } from '#server/platform/migrate.ts'
import { isDebianPostgresHere, ownerOfIt, startDebianPostgres } from '#test/debian-postgres.ts'
import { addFundedClient } from '#test/funded-client.ts'
import { renderFile } from '../cluster/render.ts'
import { fractions } from '../faults/dice.ts'
import { type BackupConfig, readBackupConfig } from './config.ts'
import { isInstalled, program } from './pgbackrest.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const isHere = isInstalled() && isDebianPostgresHere
const restores = 20
const writeForMs = 12_000
/** A restore takes three seconds on a quiet machine. */
const patienceMs = 1_800_000
/** Whose the folder of data is; any that is not root and not PostgreSQL's. */
const serverUid = 65_534

/** A client with money: when one was asked for, when acknowledged, and who it is. */
type Told = { readonly asked: number; readonly acked: number; readonly id: string }

// Without Debian's pgbackrest and postgresql-15, and root to run them, there is nothing to try.
test.skipIf(!isHere)(
  `a backup restored to ${restores} instants (seed ${seed})`,
  async () => {
    const home = await fs.mkdtemp(join(tmpdir(), 'backup-'))
    await fs.chmod(home, 0o711)
    onTestFinished(() => fs.rm(home, { recursive: true, force: true }))
    const { config, connection } = await startBackedUp(home)
    const db = openDatabase(connection, () => {})
    await db.transaction((tx) => publishTexts(tx, millis(Date.now())))
    const dataDir = join(home, 'data')
    await fs.mkdir(join(dataDir, 'documents'), { recursive: true })
    await fs.writeFile(join(dataDir, 'documents/one'), 'sealed by the server')
    await fs.chown(dataDir, serverUid, serverUid)
    const log = () => {}
    const backup = { config, dataDir, parts: ['database', 'files'], log } as const
    expect(await takeBackup({ ...backup, kind: 'full' })).toBe(true)
    const from = Date.now()
    const told: Told[] = []
    const incremental = takeBackup({ ...backup, kind: 'incr' })
    while (Date.now() < from + writeForMs) {
      const asked = Date.now()
      const funds = { at: millis(asked), real: dollars(1 + told.length), demo: dollars(1_000) }
      const id = String(await addFundedClient(db, funds))
      told.push({ asked, acked: Date.now(), id })
      await sleep(20)
    }
    await incremental
    await archived(config)
    await db.close()
    for (const name of ['backup', 'backup/last.json']) {
      expect((await fs.stat(join(dataDir, name))).uid, name).toBe(serverUid)
    }
    const last = JSON.parse(await fs.readFile(join(dataDir, 'backup/last.json'), 'utf8'))
    expect(Date.parse(last.finishedAt)).toBeGreaterThan(from)

    const random = fractions(seed)
    const end = present(told.at(-1), 'a client').acked
    for (let nr = 0; nr < restores; nr += 1) {
      const to = Math.round(from + 200 + random() * (end - from - 200))
      const into = join(home, `restored-${nr}`)
      let there: string[] = []
      const options = { config, to, into, database: connection.database, log }
      const { broken, files } = await restoreBackup(options, async (restored) => {
        const copy = openDatabase(restored.connection, () => {})
        const rows = await copy.rows<{ id: string }>(
          'select id::text from clients order by clients.id',
        )
        there = rows.map(({ id }) => id)
        await copy.close()
      })
      expect([to, broken]).toEqual([to, []])
      expect(files).toBe(1)
      const must = told.filter(({ acked }) => acked < to).map(({ id }) => id)
      const may = told.filter(({ asked }) => asked <= to).map(({ id }) => id)
      expect(there.slice(0, must.length)).toEqual(must)
      expect(there.length).toBeLessThanOrEqual(may.length)
      expect(new Set(there).size).toBe(there.length)
      await fs.rm(into, { recursive: true })
    }
  },
  patienceMs,
)

/** One whose WAL goes to a repository beside it. */
async function startBackedUp(home: string) {
  const { uid, gid } = ownerOfIt()
  for (const name of ['repository', 'logs', 'locks', 'spool']) {
    await fs.mkdir(join(home, name), { mode: 0o700 })
    await fs.chown(join(home, name), uid, gid)
  }
  const configFile = join(home, 'pgbackrest.conf')
  const text = await renderFile('pgbackrest/pgbackrest.conf', {
    scope: 'truestrike',
    repository: `repo1-path=${join(home, 'repository')}`,
    backupPass: 'a pass phrase of a test',
    backupLogs: join(home, 'logs'),
    backupLocks: join(home, 'locks'),
    backupSpool: join(home, 'spool'),
    postgresData: join(home, 'postgres'),
    run: join(home, 'run'),
    postgresPort: '5432',
    backupUser: 'postgres',
    backupDatabase: 'postgres',
  })
  await fs.writeFile(configFile, text, { mode: 0o600 })
  await fs.chown(configFile, uid, gid)
  const push = `${program} --config=${configFile} --stanza=truestrike archive-push %p`
  const connection = await startDebianPostgres(home, { archive_mode: 'on', archive_command: push })
  const db = openDatabase(connection, () => {})
  await migrate(db, join(process.cwd(), 'server/migrations'))
  await db.close()
  return { config: await readBackupConfig(configFile), connection }
}

async function archived({ socketFolder, port, user }: BackupConfig): Promise<void> {
  const admin = { host: socketFolder, port, user, password: '', database: 'postgres' }
  const db = openDatabase(admin, () => {})
  const before = await db.rows<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as name',
  )
  const name = present(before[0], 'a segment').name
  await db.rows('select pg_logical_emit_message(true, $1, $2)', ['end', ''])
  await db.rows('select pg_switch_wal()')
  const done = `select from pg_stat_archiver where last_archived_wal >= $1`
  while ((await db.rows(done, [name])).length === 0) await sleep(50)
  await db.close()
}
