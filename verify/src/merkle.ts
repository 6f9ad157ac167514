// Trees of hashes as RFC 6962 (section 2.1) has them: what a proof comes to. A proof is believed
// where it leads to a root that was signed.

import { type Bytes, isSame, joined, sha256 } from './bytes.ts'

export const hashBytes = 32

/** SHA-256 of 0x00 and the entry. */
export function leafHash(entry: Uint8Array): Promise<Bytes> {
  return sha256(joined(Uint8Array.of(0), entry))
}

/** SHA-256 of 0x01 and both. */
export function nodeHash(left: Uint8Array, right: Uint8Array): Promise<Bytes> {
  return sha256(joined(Uint8Array.of(1), left, right))
}

/** Of a tree without leaves. */
export function emptyRoot(): Promise<Bytes> {
  return sha256(new Uint8Array())
}

export type Inclusion = {
  /** Of the leaf, from 0. */
  readonly index: number
  /** Leaves in the tree. */
  readonly size: number
  readonly leaf: Bytes
  /** From the leaf to the root. */
  readonly proof: readonly Bytes[]
}

/** RFC 9162, 2.1.3.2. Undefined where the proof is too short, too long, or of no such leaf. */
export async function rootOfInclusion(given: Inclusion): Promise<Bytes | undefined> {
  const { index, size, leaf, proof } = given
  if (!isCount(index) || !isCount(size) || index >= size) return undefined
  if (![leaf, ...proof].every(isHash)) return undefined
  let [place, last] = [index, size - 1]
  let root = leaf
  for (const hash of proof) {
    if (last === 0) return undefined
    if (place % 2 === 1 || place === last) {
      root = await nodeHash(hash, root)
      while (place % 2 === 0 && place > 0) [place, last] = [place / 2, half(last)]
    } else {
      root = await nodeHash(root, hash)
    }
    ;[place, last] = [half(place), half(last)]
  }
  return last === 0 ? root : undefined
}

export async function isIncluded(given: Inclusion, root: Uint8Array): Promise<boolean> {
  const found = await rootOfInclusion(given)
  return found !== undefined && isSame(found, root)
}

export type Heads = {
  readonly from: { readonly size: number; readonly root: Bytes }
  readonly to: { readonly size: number; readonly root: Bytes }
}

/** RFC 9162, 2.1.4.2: whether the later tree begins with all that the earlier one held. */
export async function isConsistent({ from, to }: Heads, proof: readonly Bytes[]): Promise<boolean> {
  if (!isCount(from.size) || !isCount(to.size) || from.size > to.size) return false
  if (![from.root, to.root, ...proof].every(isHash)) return false
  if (from.size === 0 && !isSame(from.root, await emptyRoot())) return false
  if (from.size === to.size) return proof.length === 0 && isSame(from.root, to.root)
  if (from.size === 0) return proof.length === 0
  let [place, last] = [from.size - 1, to.size - 1]
  while (place % 2 === 1) [place, last] = [half(place), half(last)]
  // What the earlier tree is a whole part of the later one by is not sent: it is its root.
  const [first, ...rest] = place === 0 ? [from.root, ...proof] : proof
  if (!first) return false
  let [earlier, later] = [first, first]
  for (const hash of rest) {
    if (last === 0) return false
    if (place % 2 === 1 || place === last) {
      earlier = await nodeHash(hash, earlier)
      later = await nodeHash(hash, later)
      while (place % 2 === 0 && place > 0) [place, last] = [place / 2, half(last)]
    } else {
      later = await nodeHash(later, hash)
    }
    ;[place, last] = [half(place), half(last)]
  }
  return last === 0 && isSame(earlier, from.root) && isSame(later, to.root)
}

/** Without the bits of JavaScript's shifts, which end at 32. */
function half(value: number): number {
  return Math.floor(value / 2)
}

function isHash({ length }: Uint8Array): boolean {
  return length === hashBytes
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
