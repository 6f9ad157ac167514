// What `npm run backup` is told by pgBackRest's own file: where PostgreSQL is, under which name it
// is kept, and the pass phrase, which seals the files beside it too.

import { readFile } from 'node:fs/promises'
import type { Sealing } from './sealed-files.ts'

export type BackupConfig = {
  /** Of pgBackRest's file. */
  readonly path: string
  readonly stanza: string
  readonly postgresFolder: string
  readonly socketFolder: string
  readonly port: number
  readonly user: string
} & Sealing

export const usualConfig = '/etc/pgbackrest.conf'
const passLengthMin = 16

/** Throws with a sentence where something is missing. */
export async function readBackupConfig(path: string): Promise<BackupConfig> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`There is no ${path}: deploy/pgbackrest/pgbackrest.conf says what it holds.`)
  })
  const values = new Map<string, string>()
  let stanza = ''
  for (const line of text.split('\n').map((it) => it.trim())) {
    if (line.startsWith('[') && line.endsWith(']')) {
      const section = line.slice(1, -1)
      if (!section.startsWith('global')) stanza = section
    } else if (!line.startsWith('#') && line.includes('=')) {
      const at = line.indexOf('=')
      values.set(line.slice(0, at).trim(), line.slice(at + 1).trim())
    }
  }
  const one = (name: string) => {
    const value = values.get(name)
    if (!value) throw new Error(`${path} does not say ${name}.`)
    return value
  }
  const passPhrase = one('repo1-cipher-pass')
  if (stanza === '') throw new Error(`${path} names no PostgreSQL.`)
  if (values.get('repo1-cipher-type') !== 'aes-256-cbc' || passPhrase.length < passLengthMin) {
    throw new Error(`${path} has to encrypt, by a pass phrase of ${passLengthMin} letters or more.`)
  }
  return {
    path,
    stanza,
    passPhrase,
    postgresFolder: one('pg1-path'),
    socketFolder: values.get('pg1-socket-path') ?? '/var/run/postgresql',
    port: Number(values.get('pg1-port') ?? 5432),
    user: values.get('pg1-user') ?? 'postgres',
  }
}
