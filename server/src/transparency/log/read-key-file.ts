// The operator's own signing key, where it is kept in a file: read once, at the start.

import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { WrongSetting } from '#server/platform/wrong-setting.ts'
import { keyOfPem } from './sign-note.ts'

export async function readKeyFile(path: string | null): Promise<KeyObject | undefined> {
  if (path === null) return undefined
  const pem = await readFile(path, 'utf8').catch(() => '')
  const key = keyOfPem(pem)
  if (!key) {
    const how = 'openssl genpkey -algorithm ed25519'
    throw new WrongSetting(`SIGNING_KEY_FILE: ${path} holds no Ed25519 key; "${how}" makes one.`)
  }
  return key
}
