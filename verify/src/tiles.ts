// A log's hashes as files of 256 (c2sp.org/tlog-tiles), and proofs made of them. Who serves a log
// and who keeps a copy make the same proofs by this.

import { type Bytes, joined, sha256 } from './bytes.ts'
import { emptyRoot, hashBytes } from './merkle.ts'

/** Hashes of a full tile. */
export const tileWidth = 256
const tileLevels = 8

export type Tile = {
  /** 0 holds the hashes of leaves, 1 the roots of full tiles of 0, and so on. */
  readonly level: number
  readonly nr: number
  /** Hashes in it, 1 to 256. */
  readonly width: number
}

/** Gives at least `width` hashes of a tile. */
export type ReadTile = (tile: Tile) => Promise<Uint8Array>

/** "tile/0/x001/x234/067", and ".p/5" where it is not full. */
export function tilePath({ level, nr, width }: Tile): string {
  return `tile/${level}/${numberPath(nr)}${partOf(width)}`
}

/** Of the entries that the hashes of a tile of level 0 are of. */
export function entriesPath({ nr, width }: Omit<Tile, 'level'>): string {
  return `tile/entries/${numberPath(nr)}${partOf(width)}`
}

function partOf(width: number): string {
  return width === tileWidth ? '' : `.p/${width}`
}

/** 1234067 is "x001/x234/067". */
function numberPath(nr: number): string {
  const digits = String(nr)
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0')
  const groups = padded.match(/.{3}/g) ?? []
  return groups.map((group, place) => (place < groups.length - 1 ? `x${group}` : group)).join('/')
}

/** The number of "x001/x234/067"; undefined where it is not written so. */
export function numberOfPath(path: string): number | undefined {
  if (!/^(x\d{3}\/)*\d{3}$/.test(path)) return undefined
  const nr = Number(path.replace(/[x/]/g, ''))
  return Number.isSafeInteger(nr) && numberPath(nr) === path ? nr : undefined
}

/** How many hashes of this tile a log of `size` leaves has; 0 where there is no such tile. */
export function widthAt(size: number, level: number, nr: number): number {
  const hashes = Math.floor(size / tileWidth ** level)
  return Math.max(0, Math.min(tileWidth, hashes - nr * tileWidth))
}

/** What was read once is read from memory; of one size of a log. */
export function keepTiles(read: ReadTile): ReadTile {
  const kept = new Map<string, Promise<Uint8Array>>()
  return (tile) => {
    const path = tilePath(tile)
    const found = kept.get(path) ?? read(tile)
    kept.set(path, found)
    return found
  }
}

export type Tree = {
  readonly size: number
  readonly read: ReadTile
  /** SHA-256; where one at hand is faster than the browser's. */
  readonly hash?: (bytes: Bytes) => Bytes | Promise<Bytes>
}

export function rootOf(tree: Tree): Promise<Bytes> {
  return tree.size === 0 ? emptyRoot() : rangeRoot(tree, 0, tree.size)
}

/** RFC 6962, 2.1.1: from the leaf to the root. */
export function proveInclusion(tree: Tree, index: number): Promise<Bytes[]> {
  return pathOf(tree, index, [0, tree.size])
}

async function pathOf(tree: Tree, index: number, [from, to]: Range): Promise<Bytes[]> {
  if (to - from <= 1) return []
  const middle = from + splitOf(to - from)
  const [inside, beside]: [Range, Range] =
    index < middle
      ? [
          [from, middle],
          [middle, to],
        ]
      : [
          [middle, to],
          [from, middle],
        ]
  return [...(await pathOf(tree, index, inside)), await rangeRoot(tree, ...beside)]
}

/** RFC 6962, 2.1.2: that the first `size` leaves of a tree are those of an earlier one. */
export function proveConsistency(tree: Tree, size: number): Promise<Bytes[]> {
  if (size === 0 || size === tree.size) return Promise.resolve([])
  return stepsTo(tree, { size, isWhole: true }, [0, tree.size])
}

type Earlier = { readonly size: number; readonly isWhole: boolean }
type Range = readonly [from: number, to: number]

async function stepsTo(
  tree: Tree,
  { size, isWhole }: Earlier,
  [from, to]: Range,
): Promise<Bytes[]> {
  if (size === to) return isWhole ? [] : [await rangeRoot(tree, from, to)]
  const middle = from + splitOf(to - from)
  if (size <= middle) {
    const steps = await stepsTo(tree, { size, isWhole }, [from, middle])
    return [...steps, await rangeRoot(tree, middle, to)]
  }
  const steps = await stepsTo(tree, { size, isWhole: false }, [middle, to])
  return [...steps, await rangeRoot(tree, from, middle)]
}

/** The root over the leaves of a range that begins at a multiple of the width it would fill. */
async function rangeRoot(tree: Tree, from: number, to: number): Promise<Bytes> {
  const width = to - from
  if (isPower(width)) return wholeRoot(tree, from, width)
  const middle = from + splitOf(width)
  return over(tree, await rangeRoot(tree, from, middle), await rangeRoot(tree, middle, to))
}

/** Of as many leaves as a power of two: in a tile, or made of those that are. */
async function wholeRoot(tree: Tree, from: number, width: number): Promise<Bytes> {
  const { size, read } = tree
  const level = Math.floor(Math.log2(width) / tileLevels)
  const span = tileWidth ** level
  const [first, count] = [from / span, width / span]
  const nr = Math.floor(first / tileWidth)
  const hashes = await read({ level, nr, width: widthAt(size, level, nr) })
  const at = (first - nr * tileWidth) * hashBytes
  if (hashes.length < at + count * hashBytes) throw new Error('a tile is shorter than it has to be')
  return rootOfHashes(tree, joined(hashes.subarray(at, at + count * hashBytes)))
}

/** Two by two, until one is left. */
async function rootOfHashes(tree: Tree, hashes: Bytes): Promise<Bytes> {
  let row = hashes
  while (row.length > hashBytes) {
    const above = new Uint8Array(row.length / 2)
    for (let at = 0; at < above.length; at += hashBytes) {
      const [left, right] = [
        row.subarray(2 * at, 2 * at + hashBytes),
        row.subarray(2 * at + hashBytes),
      ]
      above.set(await over(tree, left, right.subarray(0, hashBytes)), at)
    }
    row = above
  }
  return row
}

/** SHA-256 of 0x01 and both. */
function over({ hash = sha256 }: Tree, left: Uint8Array, right: Uint8Array) {
  return hash(joined(Uint8Array.of(1), left, right))
}

function isPower(width: number): boolean {
  return Number.isInteger(Math.log2(width))
}

/** The greatest power of two below `width`. */
function splitOf(width: number): number {
  return 2 ** Math.ceil(Math.log2(width) - 1)
}
