// What a tree of sums lets nobody do: leave a client out, count one less, or owe a negative sum.

import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { fc } from '#seed'
import { sha256, toHex } from './bytes.ts'
import { leafBytes, nodeBytes, type Owed, rootOfPath, type SumNode, sumBytes } from './sum-tree.ts'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const leafOf = (salt: Uint8Array, owed: Owed): SumNode => ({
  hash: hashOf(leafBytes(salt, owed)),
  sum: owed.sum,
})

/** All levels, leaves first; there are a power of two of them. */
function levelsOf(leaves: readonly SumNode[]): SumNode[][] {
  const levels = [[...leaves]]
  for (let row = levels[0] ?? []; row.length > 1; ) {
    row = Array.from({ length: row.length / 2 }, (_, place) => {
      const [left, right] = [row[2 * place] as SumNode, row[2 * place + 1] as SumNode]
      return { hash: hashOf(nodeBytes(left, right)), sum: left.sum + right.sum }
    })
    levels.push(row)
  }
  return levels
}

function pathOf(levels: readonly SumNode[][], place: number): SumNode[] {
  return levels.slice(0, -1).map((row, level) => row[(place >> level) ^ 1] as SumNode)
}

const owed = fc.array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 40 })

test('every leaf leads to the root and its total', async () => {
  await fc.assert(
    fc.asyncProperty(owed, async (sums) => {
      const width = Math.max(2, 2 ** Math.ceil(Math.log2(sums.length)))
      const leaves = Array.from({ length: width }, (_, nr) =>
        leafOf(randomBytes(32), { currency: 'USD', holder: `c${nr}`, sum: sums[nr] ?? 0n }),
      )
      const levels = levelsOf(leaves)
      const root = levels.at(-1)?.[0]
      expect(root?.sum).toBe(sums.reduce((a, b) => a + b, 0n))
      for (const [place, leaf] of leaves.entries()) {
        const found = await rootOfPath(leaf, { place, path: pathOf(levels, place) }, sha256)
        expect(found && toHex(found.hash)).toBe(root && toHex(root.hash))
        expect(found?.sum).toBe(root?.sum)
      }
    }),
    { numRuns: 30 },
  )
})

describe('what is shaved is found', () => {
  const salts = [1, 2, 3, 4].map((nr) => new Uint8Array(32).fill(nr))
  const sums = [5_00n, 7_00n, 11_00n, 13_00n]
  const leaves = salts.map((salt, nr) =>
    leafOf(salt, { currency: 'USD', holder: `c${nr}@x`, sum: sums[nr] ?? 0n }),
  )
  const levels = levelsOf(leaves)
  const root = levels.at(-1)?.[0] as SumNode
  const path = pathOf(levels, 2)
  const own = { currency: 'USD', holder: 'c2@x', sum: 11_00n }

  const come = async (leaf: SumNode, place: number, beside: readonly SumNode[]) => {
    const found = await rootOfPath(leaf, { place, path: beside }, sha256)
    return found && { isRoot: toHex(found.hash) === toHex(root.hash), sum: found.sum }
  }
  const leaf = leaves[2] as SumNode

  it('is there as it is', async () => {
    expect(await come(leaf, 2, path)).toEqual({ isRoot: true, sum: 36_00n })
  })
  it.each([
    ['another amount', leafOf(salts[2] as Uint8Array, { ...own, sum: 10_00n }), 2, path],
    ['another client', leafOf(salts[2] as Uint8Array, { ...own, holder: 'c1@x' }), 2, path],
    ['another currency', leafOf(salts[2] as Uint8Array, { ...own, currency: 'EUR' }), 2, path],
    ['another salt', leafOf(salts[1] as Uint8Array, own), 2, path],
    ['another place', leaf, 3, path],
    [
      'a sum beside it that is less',
      leaf,
      2,
      [{ ...(path[0] as SumNode), sum: 1n }, ...path.slice(1)],
    ],
    ['a way that is shorter', leaf, 0, path.slice(1)],
  ])('%s: is another root', async (_, given, place, beside) => {
    expect((await come(given, place, beside))?.isRoot).toBe(false)
  })
  it.each([
    ['a negative sum beside it', -1n],
    ['a sum that wraps', 2n ** 63n - 1n],
    ['a sum beyond 63 bits', 2n ** 63n],
  ])('%s: is no tree', async (_, sum) => {
    expect(
      await come(leaf, 2, [{ ...(path[0] as SumNode), sum }, ...path.slice(1)]),
    ).toBeUndefined()
    if (sum !== 2n ** 63n - 1n) expect(() => sumBytes(sum)).toThrow()
  })
  it('a place that is not among the leaves is none', async () => {
    for (const place of [4, -1, 0.5]) expect(await come(leaf, place, path)).toBeUndefined()
  })
})
