// A log in memory, as somebody else may keep one: signed, served as files, and changed at will.

import { createHash, generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto'
import { type Bytes, joined, utf8 } from '../src/bytes.ts'
import { checkpointText } from '../src/checkpoint.ts'
import { endorsedText } from '../src/entry.ts'
import { grown, leafOf } from '../src/grow.ts'
import type { KeyState } from '../src/keys.ts'
import { type Fetch, Missing } from '../src/log.ts'
import { type Key, keyText, signatureLine } from '../src/note.ts'
import { entriesPath, rootOf, tilePath, tileWidth, widthAt } from '../src/tiles.ts'
import type { Keep } from '../src/witness.ts'

export const sha256 = (bytes: Uint8Array) => hash('sha256', bytes, 'buffer')

export type MadeSigner = {
  readonly key: Key
  readonly vkey: string
  readonly line: (text: string) => string
}

export function newSigner(name: string): MadeSigner {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const bytes = rawOf(publicKey)
  const named = joined(utf8(`${name}\n`), Uint8Array.of(1), bytes)
  const id = Uint8Array.from(createHash('sha256').update(named).digest().subarray(0, 4))
  const key: Key = { name, id, kind: 1, publicKey: bytes }
  const line = (text: string) =>
    signatureLine({ name, id, signature: Uint8Array.from(sign(null, utf8(text), privateKey)) })
  return { key, vkey: keyText(key), line }
}

export function rawOf(publicKey: KeyObject): Bytes {
  return Uint8Array.from(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
}

type Published = KeyState & { readonly endorsed: string | null }

export type MadeLog = {
  entries: string[]
  /** Who signs from now on, and which keys are published. */
  signer: MadeSigner
  keys: Published[]
  /** Another key, endorsed by the one before unless that is revoked. */
  readonly change: (why: 'replaced' | 'revoked') => void
  readonly get: Fetch
}

export function madeLog(origin: string): MadeLog {
  const first = newSigner(origin)
  let made: { of: string; files: Map<string, Bytes> } | undefined
  const log: MadeLog = {
    entries: [],
    signer: first,
    keys: [{ vkey: first.vkey, ended: null, endorsed: null }],
    change: (why) => {
      const next = newSigner(origin)
      const ended = { why, size: log.entries.length }
      const endorsed = why === 'replaced' ? log.signer.line(endorsedText(next.vkey)) : null
      log.keys = log.keys.map((key) => (key.ended ? key : { ...key, ended }))
      log.keys.push({ vkey: next.vkey, ended: null, endorsed })
      log.signer = next
    },
    get: async (path) => {
      const now = JSON.stringify([log.entries, log.signer.vkey, log.keys])
      made = made?.of === now ? made : { of: now, files: await filesOf(log, origin) }
      const file = made.files.get(path)
      if (!file) throw new Missing(path)
      return file.slice()
    },
  }
  return log
}

async function filesOf({ entries, signer, keys }: MadeLog, origin: string) {
  const files = new Map<string, Bytes>()
  const leaves = entries.map((entry) => leafOf(utf8(entry), sha256))
  const tiles = grown({ size: 0, edge: [] }, leaves, sha256)
  for (const { level, nr, hashes } of tiles) {
    for (let width = 1; width <= hashes.length / 32; width += 1) {
      files.set(tilePath({ level, nr, width }), Uint8Array.from(hashes.subarray(0, width * 32)))
    }
  }
  const size = entries.length
  for (let nr = 0; nr * tileWidth < size; nr += 1) {
    const most = widthAt(size, 0, nr)
    for (let width = 1; width <= most; width += 1) {
      const own = entries.slice(nr * tileWidth, nr * tileWidth + width).map(utf8)
      const framed = own.flatMap((entry) => [
        Uint8Array.of(entry.length >> 8, entry.length & 255),
        entry,
      ])
      files.set(entriesPath({ nr, width }), joined(...framed))
    }
  }
  const read = async (tile: Parameters<typeof tilePath>[0]) =>
    files.get(tilePath(tile)) ?? new Uint8Array()
  const text = checkpointText({ origin, size, root: await rootOf({ size, read }) })
  files.set('checkpoint', utf8(`${text}\n${signer.line(text)}`))
  files.set('keys.json', utf8(JSON.stringify({ origin, keys })))
  return files
}

export function keepInMemory(): Keep & { readonly files: Map<string, Bytes> } {
  const files = new Map<string, Bytes>()
  return {
    files,
    read: async (name) => files.get(name),
    write: async (name, bytes) => {
      files.set(name, Uint8Array.from(bytes))
    },
  }
}
