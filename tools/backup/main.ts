// `npm run backup` and `npm run restore`: of a PostgreSQL that pgBackRest is set up for, and of
// the files of DATA_DIR beside it.

import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { linesOf } from '../audit/lines.ts'
import { readBackupConfig, usualConfig } from './config.ts'
import { isInstalled } from './pgbackrest.ts'
import { restoreBackup } from './restore-backup.ts'
import { type BackupKind, type BackupPart, takeBackup } from './take-backup.ts'

const usage = `npm run backup -- [--type full|diff|incr] [--only database|files] [--config FILE]
npm run restore -- --into FOLDER [--to INSTANT] [--database NAME] [--config FILE]
  --type      of the database's backup (full)
  --only      one of the two parts, where they are on different machines
  --into      a folder that is not there yet: postgres and files are put into it
  --to        the instant whose state is wanted, e.g. 2026-11-29T01:10:00Z; else the latest
  --database  the one whose books are audited (truestrike)
  --config    pgBackRest's file (${usualConfig})`

const [command = '', ...args] = process.argv.slice(2)
const { values } = parseArgs({
  args,
  options: {
    type: { type: 'string', default: 'full' },
    only: { type: 'string' },
    into: { type: 'string' },
    to: { type: 'string' },
    database: { type: 'string', default: 'truestrike' },
    config: { type: 'string', default: usualConfig },
    help: { type: 'boolean', default: false },
  },
})
const kinds: readonly BackupKind[] = ['full', 'diff', 'incr']
const parts: readonly BackupPart[] = ['database', 'files']
const kind = kinds.find((it) => it === values.type)
const only = parts.filter((it) => values.only === undefined || it === values.only)
const to = values.to === undefined ? undefined : Date.parse(values.to)

if (values.help) console.log(usage)
else if (!isInstalled()) fail('pgBackRest is not here: apt-get install pgbackrest')
else if (command === 'backup' && kind && only.length > 0) await attempt(() => back(kind))
else if (command === 'restore' && values.into && !Number.isNaN(to)) {
  const into = resolve(values.into)
  await attempt(() => restore(into))
} else fail(usage)

async function back(type: BackupKind): Promise<void> {
  const config = await readBackupConfig(values.config)
  const dataDir = resolve(process.env.DATA_DIR?.trim() || '.data')
  const isDone = await takeBackup({ config, dataDir, kind: type, parts: only, log })
  if (isDone) log('done')
}

async function restore(into: string): Promise<void> {
  const config = await readBackupConfig(values.config)
  const { database } = values
  const options = { config, to, into, database, log }
  const { files, broken, postgresFolder } = await restoreBackup(options)
  log(`PostgreSQL is in ${postgresFolder}, stopped; ${files ?? 'no'} files beside it`)
  log(broken.length === 0 ? 'The books hold.' : broken.map(linesOf).join('\n'))
  process.exitCode = broken.length === 0 ? 0 : 1
}

async function attempt(work: () => Promise<void>): Promise<void> {
  await work().catch((error) => fail(error instanceof Error ? error.message : String(error)))
}

function log(line: string): void {
  console.log(line)
}

function fail(sentence: string): void {
  console.error(sentence)
  process.exitCode = 2
}
