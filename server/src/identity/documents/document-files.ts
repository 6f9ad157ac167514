// The pictures on disk: each sealed with a key of its own, which is itself sealed with the
// install's key and kept in the database. Neither the folder nor the database alone shows anything.

import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { newToken, type Random } from '#server/platform/crypto.ts'
import { openSeal, type Seal, SealBroken, sealKeyBytes } from '#server/platform/seal.ts'
import type { Document } from './document.ts'

export type KeptFile = Pick<Document, 'id' | 'fileName' | 'sealedKey'>

export type DocumentFiles = {
  /** On disk for good once this resolves. */
  readonly keep: (id: string, bytes: Uint8Array) => Promise<KeptFile>
  /** Undefined when it is missing, was changed or belongs to another document. */
  readonly read: (file: KeptFile) => Promise<Buffer | undefined>
  readonly remove: (fileName: string) => Promise<void>
  /** Files that have lain here since before this instant. */
  readonly listOlder: (before: number) => Promise<string[]>
}

export type FilesDeps = {
  /** The install's data folder. */
  readonly dataDir: string
  readonly seal: Seal
  readonly random: Random
  /** Within the data folder. */
  readonly name?: 'documents' | 'receipts' | 'conversations'
}

export function openDocumentFiles({ dataDir, seal, random, name }: FilesDeps): DocumentFiles {
  const folder = join(dataDir, name ?? 'documents')
  return {
    keep: async (id, bytes) => {
      const key = Buffer.from(random(sealKeyBytes))
      const fileName = newToken(random)
      const sealed = openSeal(key, random).seal(bytes, placeOf(id))
      await writeForGood(folder, fileName, sealed)
      return { id, fileName, sealedKey: seal.seal(key, keyPlaceOf(id)) }
    },
    read: async ({ id, fileName, sealedKey }) => {
      try {
        const sealed = await readFile(join(folder, fileName))
        const key = seal.unseal(sealedKey, keyPlaceOf(id))
        return openSeal(key, random).unseal(sealed, placeOf(id))
      } catch (error) {
        if (error instanceof SealBroken || isMissing(error)) return undefined
        throw error
      }
    },
    remove: (fileName) => rm(join(folder, fileName), { force: true }),
    listOlder: async (before) => {
      const names = await readdir(folder).catch((error) => {
        if (isMissing(error)) return []
        throw error
      })
      const times = await Promise.all(names.map((name) => changedAt(join(folder, name))))
      return names.filter((_, index) => (times[index] ?? before) < before)
    },
  }
}

const placeOf = (id: string) => `document:${id}`
const keyPlaceOf = (id: string) => `document-key:${id}`

/** The file and its name in the folder are both written through to the disk. */
async function writeForGood(folder: string, fileName: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = await open(join(folder, fileName), 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  const directory = await open(folder)
  // Some file systems know no such thing for a folder.
  await directory.sync().catch(() => {})
  await directory.close()
}

async function changedAt(path: string): Promise<number | undefined> {
  const facts = await stat(path).catch(() => undefined)
  return facts?.mtimeMs
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
