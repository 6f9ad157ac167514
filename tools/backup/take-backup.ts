// A backup: PostgreSQL by pgBackRest, and the files beside it in a sealed container in the same
// repository, which only grows.

import * as fs from 'node:fs/promises'
import { join } from 'node:path'
import { iso, millis } from '#kernel/time.ts'
import type { BackupConfig } from './config.ts'
import { askPostgres, pgBackRest, runnerOf } from './pgbackrest.ts'
import { sealFiles } from './sealed-files.ts'

export type BackupKind = 'full' | 'diff' | 'incr'
export type BackupPart = 'database' | 'files'

export type BackupOptions = {
  readonly config: BackupConfig
  readonly dataDir: string
  readonly kind: BackupKind
  readonly parts: readonly BackupPart[]
  readonly log: (line: string) => void
}

export const filesFolder = 'files'

/** What `DATA_DIR/backup/last.json` says; false where this machine's PostgreSQL does not lead. */
export async function takeBackup(options: BackupOptions): Promise<boolean> {
  const { config, dataDir, kind, parts, log } = options
  const startedAt = iso(millis(Date.now()))
  const stanza = `--stanza=${config.stanza}`
  if (parts.includes('database')) {
    if ((await askPostgres(config, 'select pg_is_in_recovery()')) === 't') {
      log('PostgreSQL of this machine follows another: nothing is backed up from here.')
      return false
    }
    await pgBackRest(config, [stanza, 'stanza-create'])
    await pgBackRest(config, [stanza, 'check'])
    log(`PostgreSQL, ${kind}`)
    await pgBackRest(config, [stanza, `--type=${kind}`, 'backup'])
  }
  if (parts.includes('files')) {
    log(`the files of ${dataDir}`)
    const name = `${filesFolder}/${startedAt.replaceAll(/[:.]/g, '-')}.sealed`
    await pgBackRest(config, ['--raw', 'repo-put', name], sealFiles(dataDir, config))
  }
  await note(dataDir, { startedAt, finishedAt: iso(millis(Date.now())), kind, parts })
  return true
}

/** The server, which is not root, reads it: its folder's owner gets it. */
async function note(dataDir: string, last: unknown): Promise<void> {
  const { uid, gid } = runnerOf(dataDir)
  const folder = join(dataDir, 'backup')
  await fs.mkdir(folder, { recursive: true, mode: 0o755 })
  const draft = join(folder, `last.json.${process.pid}`)
  await fs.writeFile(draft, `${JSON.stringify(last)}\n`)
  if (uid !== undefined && gid !== undefined) {
    await Promise.all([fs.chown(folder, uid, gid), fs.chown(draft, uid, gid)])
  }
  await fs.rename(draft, join(folder, 'last.json'))
}
