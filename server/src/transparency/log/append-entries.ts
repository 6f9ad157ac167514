// Adds entries to the log, all or none, in the transaction of whoever has something to log.

import { hash } from 'node:crypto'
import type { Tx } from '#server/platform/db.ts'
import { edgeOf, grown, leafOf } from '#verify/grow.ts'
import { hashBytes } from '#verify/merkle.ts'
import { keepTiles, type Tree } from '#verify/tiles.ts'
import { insertEntries, loadSize, loadTiles, lockLog, putTiles } from './log.store.ts'

/** Gives the number of the first of them. */
export async function appendEntries(tx: Tx, texts: readonly string[]): Promise<number> {
  await lockLog(tx)
  const size = await loadSize(tx)
  if (texts.length === 0) return size
  const entries = texts.map((text) => Buffer.from(text))
  const edge = await loadTiles(tx, edgeOf(size))
  await insertEntries(tx, size, entries)
  const leaves = entries.map((entry) => leafOf(entry, sha256))
  await putTiles(tx, grown({ size, edge }, leaves, sha256))
  return size
}

function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hash('sha256', bytes, 'buffer'))
}

/** The log of so many entries, as its hashes are stored, for proofs. */
export function storedTree(tx: Tx, size: number): Tree {
  const read = keepTiles(async ({ level, nr, width }) => {
    const [tile] = await loadTiles(tx, [{ level, nr }])
    return tile?.hashes.subarray(0, width * hashBytes) ?? Buffer.alloc(0)
  })
  return { size, read, hash: sha256 }
}
