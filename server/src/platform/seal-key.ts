// The key that seals an install's secrets: the one that was set, else one made at the first start
// and kept in a file that only the server's user can read. Without it what was sealed is lost.

import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Random } from './crypto.ts'
import { sealKeyBytes } from './seal.ts'

export type SealKeySetting = {
  /** As set from outside; null: the file's. */
  readonly secretKey: Buffer | null
  /** The folder of the file; it exists. */
  readonly dataDir: string
}

export async function loadSealKey(
  { secretKey, dataDir }: SealKeySetting,
  random: Random,
): Promise<Buffer> {
  if (secretKey) return secretKey
  const path = join(dataDir, 'secret.key')
  const made = Buffer.from(random(sealKeyBytes)).toString('hex')
  // Appears whole, and only where there is none: two servers at once do not replace each other's.
  const draft = `${path}.${Buffer.from(random(8)).toString('hex')}`
  await writeFile(draft, `${made}\n`, { flag: 'wx', mode: 0o600, flush: true })
  await link(draft, path).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  })
  await rm(draft)
  const key = parseSealKey((await readFile(path, 'utf8')).trim())
  if (key === undefined) throw new Error(`${path} is not a key: restore it from a backup`)
  return key
}

/** A key as people write it: 64 hexadecimal digits. */
export function parseSealKey(text: string): Buffer | undefined {
  return /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : undefined
}
