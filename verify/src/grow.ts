// Adds leaves to a log's tree: the tiles that change. A tile that is full adds its root to the one
// above it, and so on (c2sp.org/tlog-tiles). Who keeps a log and who keeps a copy do it by this.

import { type Bytes, joined } from './bytes.ts'
import { hashBytes } from './merkle.ts'
import { type Tile, tileWidth } from './tiles.ts'

/** SHA-256, at once: there are many. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array

export type StoredTile = Pick<Tile, 'level' | 'nr'> & { readonly hashes: Uint8Array }

/** Where a log of `size` leaves is added to: the tiles that are begun and not full. */
export function edgeOf(size: number): Pick<Tile, 'level' | 'nr'>[] {
  const edge: Pick<Tile, 'level' | 'nr'>[] = []
  for (let [level, count] = [0, size]; count > 0; level += 1) {
    const nr = Math.floor(count / tileWidth)
    if (count % tileWidth > 0) edge.push({ level, nr })
    count = nr
  }
  return edge
}

/** Of an entry. */
export function leafOf(entry: Uint8Array, sha256: Sha256): Uint8Array {
  return sha256(joined(Uint8Array.of(0), entry))
}

/** The tiles as they are after these leaves; `edge` holds those of `edgeOf(size)`. */
export function grown(
  { size, edge }: { readonly size: number; readonly edge: readonly StoredTile[] },
  leaves: readonly Uint8Array[],
  sha256: Sha256,
): StoredTile[] {
  const changed: StoredTile[] = []
  let adding = leaves
  for (let [level, count] = [0, size]; adding.length > 0; level += 1) {
    const begun = edge.find((tile) => tile.level === level)?.hashes
    const hashes = joined(...(begun ? [begun] : []), ...adding)
    const first = Math.floor(count / tileWidth)
    const parts = partsOf(hashes)
    changed.push(...parts.map((part, place) => ({ level, nr: first + place, hashes: part })))
    const full = parts.filter((part) => part.length === fullBytes)
    adding = full.map((part) => rootOfFull(part, sha256))
    count = first
  }
  return changed
}

const fullBytes = tileWidth * hashBytes

function partsOf(hashes: Bytes): Bytes[] {
  const count = Math.ceil(hashes.length / fullBytes)
  return Array.from({ length: count }, (_, place) =>
    hashes.slice(place * fullBytes, (place + 1) * fullBytes),
  )
}

/** Of a tile with all its 256 hashes: two by two, until one is left. */
function rootOfFull(tile: Bytes, sha256: Sha256): Uint8Array {
  let row = tile
  while (row.length > hashBytes) {
    const above = new Uint8Array(row.length / 2)
    for (let at = 0; at < above.length; at += hashBytes) {
      above.set(sha256(joined(Uint8Array.of(1), row.subarray(2 * at, 2 * at + 2 * hashBytes))), at)
    }
    row = above
  }
  return row
}
