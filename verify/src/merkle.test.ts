// The trees of RFC 6962 as Certificate Transparency publishes their roots; every proof of small
// trees, and of random ones, changed in every way that a proof can be.

import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { fc } from '#seed'
import { type Bytes, toHex } from './bytes.ts'
import { emptyRoot, isConsistent, isIncluded, leafHash } from './merkle.ts'
import { proveConsistency, proveInclusion, type ReadTile, rootOf, type Tree } from './tiles.ts'

// The leaves and roots of the Certificate Transparency project's reference tree.
const leaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
]
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

const hashes = await Promise.all(leaves.map((hex) => leafHash(Buffer.from(hex, 'hex'))))

/** A tree of these leaves' hashes, its tiles made one by one. */
function treeOf(all: readonly Uint8Array[]): Tree {
  const read: ReadTile = async ({ level, nr, width }) => {
    const span = 256 ** level
    const made = Array.from({ length: width }, (_, place) => {
      const from = (nr * 256 + place) * span
      return plainRoot(all.slice(from, from + span))
    })
    return Buffer.concat(made)
  }
  return { size: all.length, read }
}

/** RFC 6962, 2.1, as it stands there. */
function plainRoot(all: readonly Uint8Array[]): Uint8Array {
  const [only] = all
  if (!only) return createHash('sha256').digest()
  if (all.length === 1) return only
  let split = 1
  while (split * 2 < all.length) split *= 2
  const [left, right] = [plainRoot(all.slice(0, split)), plainRoot(all.slice(split))]
  return createHash('sha256').update(Uint8Array.of(1)).update(left).update(right).digest()
}

test.each(roots.map((root, size) => [size, root] as const))(
  'root of %i leaves',
  async (size, root) => {
    expect(toHex(await rootOf(treeOf(hashes.slice(0, size))))).toBe(root)
    if (size === 0) expect(toHex(await emptyRoot())).toBe(root)
  },
)

const bytesOf = (root: string | undefined) => Uint8Array.from(Buffer.from(root ?? '', 'hex'))

// The proofs of that tree that transparency-dev/merkle tests itself by, in its folder testdata.
const [a, b, c, d, e, f, g] = [
  '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
  '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
  '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
  'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
  'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
]

it.each([
  [1, 0, []],
  [8, 0, [a, b, c]],
  [8, 5, [d, e, f]],
  [3, 2, [roots[2]]],
  [5, 1, [roots[1], b, d]],
] as const)('of %i, leaf %i is proved as published', async (size, index, proof) => {
  const made = await proveInclusion(treeOf(hashes.slice(0, size)), index)
  expect(made.map(toHex)).toEqual(proof)
})

it.each([
  [1, 8, [a, b, c]],
  [6, 8, [g, e, f]],
  [2, 5, [b, d]],
  [6, 7, [g, 'b08693ec2e721597130641e8211e7eedccb4c26413963eee6c1e2ed16ffb1a5f', f]],
] as const)('the first %i of %i are proved as published', async (from, size, proof) => {
  const made = await proveConsistency(treeOf(hashes.slice(0, size)), from)
  expect(made.map(toHex)).toEqual(proof)
})

test('what is no hash proves nothing', async () => {
  const none = new Uint8Array()
  expect(await isIncluded({ index: 0, size: 1, leaf: none, proof: [] }, none)).toBe(false)
  const short = bytesOf(roots[1]).slice(1)
  const head = (size: number, root: Bytes) => ({ size, root })
  const empty = head(0, bytesOf(roots[0]))
  const wrong = [
    [head(1, short), head(1, short)],
    [empty, head(1, short)],
    [head(0, short), head(0, short)],
    [head(0, bytesOf(roots[1])), head(0, bytesOf(roots[1]))],
  ] as const
  for (const [from, to] of wrong) expect(await isConsistent({ from, to }, [])).toBe(false)
})

describe('every leaf of every small tree', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is proved, of %i, and nothing else is', async (size) => {
    const tree = treeOf(hashes.slice(0, size))
    const root = bytesOf(roots[size])
    for (let index = 0; index < size; index += 1) {
      const proof = await proveInclusion(tree, index)
      const leaf = hashes[index] as Bytes
      expect(await isIncluded({ index, size, leaf, proof }, root)).toBe(true)
      for (const wrong of wrongProofs(proof)) {
        expect(await isIncluded({ index, size, leaf, proof: wrong }, root)).toBe(false)
      }
      expect(await isIncluded({ index: index + 1, size, leaf, proof }, root)).toBe(false)
      expect(await isIncluded({ index, size, leaf: flipped(leaf, 3), proof }, root)).toBe(false)
      expect(await isIncluded({ index, size: 0, leaf, proof }, root)).toBe(false)
      expect(await isIncluded({ index: -1, size, leaf, proof }, root)).toBe(false)
    }
  })
})

test('each tree begins with each before it, and no other', async () => {
  for (let to = 0; to <= 8; to += 1) {
    for (let from = 0; from <= to; from += 1) {
      const proof = await proveConsistency(treeOf(hashes.slice(0, to)), from)
      const heads = {
        from: { size: from, root: bytesOf(roots[from]) },
        to: { size: to, root: bytesOf(roots[to]) },
      }
      expect(await isConsistent(heads, proof)).toBe(true)
      for (const wrong of wrongProofs(proof)) expect(await isConsistent(heads, wrong)).toBe(false)
      const other = { ...heads, from: { ...heads.from, root: flipped(heads.from.root, 0) } }
      expect(await isConsistent(other, proof)).toBe(false)
      const later = { ...heads, to: { ...heads.to, root: flipped(heads.to.root, 31) } }
      // What is empty is the beginning of everything.
      expect(await isConsistent(later, proof)).toBe(from === 0 && to > 0)
      if (from < to) {
        const backwards = { from: heads.to, to: heads.from }
        expect(await isConsistent(backwards, proof)).toBe(false)
      }
    }
  }
})

const nodeSha = (text: string) => createHash('sha256').update(text).digest()
const many = Array.from({ length: 66_000 }, (_, nr) => nodeSha(String(nr)))

/** That a leaf and an earlier tree are proved as the plain definition has it. */
async function provesAsDefined(size: number, index: number, earlier: number): Promise<void> {
  const all = many.slice(0, size)
  const tree = treeOf(all)
  const root = Uint8Array.from(plainRoot(all))
  const leaf = Uint8Array.from(all[index] ?? [])
  const proof = await proveInclusion(tree, index)
  expect(await isIncluded({ index, size, leaf, proof }, root)).toBe(true)
  const before = Uint8Array.from(plainRoot(all.slice(0, earlier)))
  const heads = { from: { size: earlier, root: before }, to: { size, root } }
  expect(await isConsistent(heads, await proveConsistency(tree, earlier))).toBe(true)
}

test('proofs out of tiles are those of the plain definition', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_500 }), fc.nat(), fc.nat(), (size, a, b) =>
      provesAsDefined(size, a % size, b % (size + 1)),
    ),
    { numRuns: 30 },
  )
  await provesAsDefined(66_000, 65_700, 65_537)
})

function wrongProofs(proof: readonly Bytes[]): Bytes[][] {
  const longer = [...proof, new Uint8Array(32)]
  const shorter = proof.length > 0 ? [proof.slice(0, -1), proof.slice(1)] : []
  const changed = proof.map((hash, place) => proof.with(place, flipped(hash, 7)))
  return [longer, [new Uint8Array(32), ...proof], ...shorter, ...changed]
}

function flipped(hash: Bytes, place: number): Bytes {
  return hash.with(place, (hash[place] ?? 0) ^ 1)
}
