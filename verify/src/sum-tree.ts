// A tree of what clients are owed: each node has a hash and a sum, and its hash is over both of
// what is below it. Whoever finds their own amount in it knows that the total counts it, once.

import { type Bytes, joined, utf8 } from './bytes.ts'

export type SumNode = {
  readonly hash: Uint8Array
  /** Smallest units, e.g. cents. */
  readonly sum: bigint
}

/** Sums are 64 bits with a sign: none that is negative, or wraps, can be written. */
const sumMost = 2n ** 63n - 1n

export type Owed = {
  readonly currency: string
  /** By what the client knows it is theirs and nobody else's. */
  readonly holder: string
  readonly sum: bigint
}

/** What a leaf's hash is over: 0x00, the salt, the sum, and whose it is. */
export function leafBytes(salt: Uint8Array, { currency, holder, sum }: Owed): Bytes {
  return joined(Uint8Array.of(0), salt, sumBytes(sum), utf8(`${currency}\n${holder}`))
}

/** What a node's hash is over: 0x01, and sum and hash of both. */
export function nodeBytes(left: SumNode, right: SumNode): Bytes {
  const [a, b] = [left, right].map(({ hash, sum }) => joined(sumBytes(sum), hash))
  return joined(Uint8Array.of(1), a ?? new Uint8Array(), b ?? new Uint8Array())
}

export function sumBytes(sum: bigint): Bytes {
  if (!isSum(sum)) throw new Error('a sum is not negative, and of 63 bits')
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigInt64(0, sum)
  return bytes
}

export function isSum(sum: bigint): boolean {
  return sum >= 0n && sum <= sumMost
}

export type SumPath = {
  /** From 0, among all leaves. */
  readonly place: number
  /** Beside the way from the leaf to the root. */
  readonly path: readonly SumNode[]
}

/** The root that a leaf and its path come to; undefined where a sum on the way cannot be. */
export async function rootOfPath(
  leaf: SumNode,
  { place, path }: SumPath,
  sha256: (bytes: Bytes) => Promise<Uint8Array>,
): Promise<SumNode | undefined> {
  let [node, at] = [leaf, place]
  if (!Number.isSafeInteger(place) || place < 0 || place >= 2 ** path.length) return undefined
  for (const beside of path) {
    const sum = node.sum + beside.sum
    if (!isSum(beside.sum) || !isSum(sum)) return undefined
    const pair = at % 2 === 0 ? ([node, beside] as const) : ([beside, node] as const)
    node = { hash: await sha256(nodeBytes(...pair)), sum }
    at = Math.floor(at / 2)
  }
  return node
}
