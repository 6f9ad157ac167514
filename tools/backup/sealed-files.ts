// The files of an install in one sealed container: documents, receipts, keys. Each file is a piece
// that opens only in its place; the last piece says how many there are, so that none can be left
// out.

import { scryptSync } from 'node:crypto'
import * as fs from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import * as z from 'zod/mini'
import { type Random, systemRandom } from '#server/platform/crypto.ts'
import { openSeal, SealBroken, sealKeyBytes } from '#server/platform/seal.ts'

export type Sealing = { readonly passPhrase: string }

const magic = Buffer.from('TSFILES1', 'latin1')
const saltBytes = 16
/** About a tenth of a second and 64 MB, for a pass phrase that somebody chose. */
const work = { N: 65_536, r: 8, p: 1, maxmem: 256 * 1_024 * 1_024 }
const lengthBytes = 4

/** Made anew by every start, or backed up by itself. */
const isLeftOut = (name: string) => /^(postgres|backup)([./-]|$)/.test(name)

const Head = z.object({ path: z.string(), mode: z.number() })
const End = z.object({ files: z.number() })

/** Seals every file of a folder; yields the container in pieces. */
export async function* sealFiles(
  folder: string,
  { passPhrase }: Sealing,
  random: Random = systemRandom,
): AsyncGenerator<Buffer> {
  const salt = Buffer.from(random(saltBytes))
  const seal = openSeal(keyOf(passPhrase, salt), random)
  yield Buffer.concat([magic, salt])
  const piece = (text: unknown, content: Uint8Array, context: string) => {
    const head = Buffer.from(JSON.stringify(text))
    const sealed = seal.seal(Buffer.concat([lengthOf(head), head, content]), context)
    return Buffer.concat([lengthOf(sealed), sealed])
  }
  let files = 0
  for (const path of await filesIn(folder)) {
    const whole = join(folder, path)
    // What ended meanwhile, such as a draft, is left out.
    const content = await fs.readFile(whole).catch(() => undefined)
    if (!content) continue
    const { mode } = await fs.stat(whole)
    yield piece({ path, mode: mode & 0o777 }, content, `file ${files}`)
    files += 1
  }
  yield piece({ files }, Buffer.alloc(0), `end ${files}`)
}

/** Writes the files of a container into a folder, and says how many. Throws SealBroken. */
export async function openFiles(
  container: Buffer,
  folder: string,
  { passPhrase }: Sealing,
): Promise<number> {
  if (!container.subarray(0, magic.length).equals(magic)) throw new SealBroken('no container')
  const start = magic.length + saltBytes
  const seal = openSeal(keyOf(passPhrase, container.subarray(magic.length, start)), systemRandom)
  let at = start
  for (let files = 0; ; files += 1) {
    if (at + lengthBytes > container.length) throw new SealBroken('the container is cut off')
    const length = container.readUInt32BE(at)
    const sealed = container.subarray(at + lengthBytes, at + lengthBytes + length)
    at += lengthBytes + length
    if (at === container.length) {
      const { files: told } = End.parse(headOf(seal.unseal(sealed, `end ${files}`)).head)
      if (told !== files) throw new SealBroken('files are missing')
      return files
    }
    const { head, content } = headOf(seal.unseal(sealed, `file ${files}`))
    const { path, mode } = Head.parse(head)
    const whole = resolve(folder, path)
    if (!whole.startsWith(resolve(folder) + sep)) throw new SealBroken('a file from elsewhere')
    await fs.mkdir(dirname(whole), { recursive: true, mode: 0o700 })
    await fs.writeFile(whole, content, { mode, flag: 'wx' })
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const all = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  return all
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !isLeftOut(path))
    .toSorted()
}

function headOf(piece: Buffer): { head: unknown; content: Buffer } {
  const end = lengthBytes + piece.readUInt32BE(0)
  const head: unknown = JSON.parse(piece.subarray(lengthBytes, end).toString())
  return { head, content: piece.subarray(end) }
}

function lengthOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32BE(bytes.length)
  return length
}

function keyOf(passPhrase: string, salt: Uint8Array): Buffer {
  return scryptSync(passPhrase.normalize('NFC'), salt, sealKeyBytes, work)
}
