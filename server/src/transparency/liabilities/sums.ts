// A tree of sums as plain bytes: a million clients fit, and each level is one piece of memory.

import { type SumNode, sumBytes } from '#verify/sum-tree.ts'

export const nodeBytesEach = 40
export const nodesInRow = 256

/** The next power of two, at least two: how many leaves there are is told to nobody. */
export function leavesFor(clients: number): number {
  return Math.max(2, 2 ** Math.ceil(Math.log2(Math.max(clients, 1))))
}

export function putNode(level: Uint8Array, place: number, { hash, sum }: SumNode): void {
  level.set(hash, place * nodeBytesEach)
  level.set(sumBytes(sum), place * nodeBytesEach + 32)
}

export function nodeAt(level: Uint8Array, place: number): SumNode {
  const at = place * nodeBytesEach
  const view = new DataView(level.buffer, level.byteOffset + at + 32, 8)
  return { hash: level.slice(at, at + 32), sum: view.getBigInt64(0) }
}

/** In which row of a level a node stands, and where in it. */
export function nodePlace(level: number, place: number) {
  return { level, nr: Math.floor(place / nodesInRow), at: place % nodesInRow }
}

/** Where the node beside each node on a leaf's way stands. */
export function besideOf(place: number, levels: number) {
  return Array.from({ length: levels }, (_, level) =>
    nodePlace(level, Math.floor(place / 2 ** level) ^ 1),
  )
}
