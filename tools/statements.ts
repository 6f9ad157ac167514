// Holds each SQL statement of the server against a database made from the migrations: its columns
// and their types against the row type it is read as, its parameters against the values it is
// given, its inserts against the columns that need a value. Why it is our own: docs/decisions/0148.

import { readdirSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { atsInvariants } from '#server/automation/ats/invariants.reader.ts'
import { signalInvariants } from '#server/automation/signals/invariants.reader.ts'
import { profileSql } from '#server/identity/clients/exported.reader.ts'
import { identityInvariants } from '#server/identity/documents/invariants.reader.ts'
import { correctionInvariants } from '#server/money/corrections/invariants.reader.ts'
import { depositInvariants } from '#server/money/deposits/invariants.reader.ts'
import { moneyInvariants } from '#server/money/reconciliation/invariants.reader.ts'
import { withdrawalInvariants } from '#server/money/withdrawals/invariants.reader.ts'
import { openDatabase } from '#server/platform/db.ts'
import { withEmbeddedPostgres } from '#server/platform/embedded-postgres.ts'
import { breachesSql } from '#server/platform/invariants.reader.ts'
import { migrate } from '#server/platform/migrate.ts'
import { tournamentInvariants } from '#server/promotion/tournaments/invariants.reader.ts'
import { invariants } from '#server/trading/trades/invariants.reader.ts'
import { loadOwned } from './schema.ts'
import { type Checked, checkStatements } from './statements/check.ts'
import { reachingOn } from './statements/own-tables.ts'

const root = process.cwd()
const sources = join(root, 'server/src')

/** Calls whose text only a run knows, by file: how many, and why that is well. */
const notRead: Readonly<Record<string, readonly [calls: number, why: string]>> = {
  'server/src/oversight/privacy/export.store.ts': [
    2,
    'the profile, see below; a count of sections that are read one by one',
  ],
  'server/src/platform/invariants.reader.ts': [1, 'composed, see below'],
  'server/src/platform/migrate.ts': [1, 'runs the migrations'],
  'server/src/platform/rights.store.ts': [2, 'grants, word by word, and a password'],
}

/** What registers hold, as it is put together when it is run, and where each is written. */
const registers = {
  'trading/trades/invariants.reader.ts': invariants.map(breachesSql),
  'money/deposits/invariants.reader.ts': depositInvariants.map(breachesSql),
  'money/withdrawals/invariants.reader.ts': withdrawalInvariants.map(breachesSql),
  'money/corrections/invariants.reader.ts': correctionInvariants.map(breachesSql),
  'money/reconciliation/invariants.reader.ts': moneyInvariants.map(breachesSql),
  'identity/documents/invariants.reader.ts': identityInvariants.map(breachesSql),
  'automation/ats/invariants.reader.ts': atsInvariants.map(breachesSql),
  'automation/signals/invariants.reader.ts': signalInvariants.map(breachesSql),
  'promotion/tournaments/invariants.reader.ts': tournamentInvariants.map(breachesSql),
  'identity/clients/exported.reader.ts': [profileSql],
} as const
const composed = Object.entries(registers).flatMap(([file, texts]) =>
  texts.map((text) => ({ file: join(sources, file), text })),
)

/** SQL is in stores and readers, and in the files that tidy.ts excepts. */
const holdSql =
  /\.(store|reader)\.ts$|^platform\/(migrate|leadership|steady-clock|sync-wait|silence)\.ts$/
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => holdSql.test(file))
  .map((file) => join(sources, file))

async function check(): Promise<Checked & { readonly views: readonly string[] }> {
  const dataDir = await fs.mkdtemp(join(tmpdir(), 'statements-'))
  const options = { dataDir, projectRoot: root, log: () => {}, settings: { fsync: 'off' } }
  try {
    return await withEmbeddedPostgres(options, async (connection) => {
      const db = openDatabase(connection, () => {})
      const migrated = migrate(db, join(root, 'server/migrations'))
      const views = await migrated
        .then(async () => reachingOn(db, await loadOwned(db)))
        .finally(() => db.close())
      const tsconfig = join(root, 'tools/statements/tsconfig.json')
      return { views, ...(await checkStatements({ tsconfig, files, composed }, connection)) }
    })
  } finally {
    await fs.rm(dataDir, { recursive: true, force: true })
  }
}

const { calls, wrongs, unread, views } = await check()
const lines = wrongs.map(({ file, line, wrong }) => `${relative(root, file)}:${line}: ${wrong}`)
for (const file of new Set([...Object.keys(notRead), ...unread.map(({ file }) => named(file))])) {
  const found = unread.filter((it) => named(it.file) === file)
  if (found.length === (notRead[file]?.[0] ?? 0)) continue
  lines.push(...found.map(({ line, why }) => `${file}:${line}: not checked, since ${why}`))
  if (found.length === 0) lines.push(`${file}: is checked now, and still listed as not read`)
}
lines.push(...views.map((view) => `${view} touches what a module after its own keeps`))
for (const line of lines) console.error(line)
console.log(`${calls} calls with SQL, ${lines.length} findings`)
process.exitCode = lines.length === 0 && calls > 300 ? 0 : 1

function named(file: string): string {
  return relative(root, file)
}
