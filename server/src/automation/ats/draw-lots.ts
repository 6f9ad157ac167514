// The order in which those are served who take the same signal: by lot. Whoever knows the seed can
// draw it again.

import { createHash } from 'node:crypto'
import type { ClientId } from '#kernel/ids.ts'

export const seedBytes = 32

/** By the hash of the seed and the number of each, the smallest first. */
export function drawLots<T extends { readonly clientId: ClientId }>(
  seed: Uint8Array,
  takers: readonly T[],
): T[] {
  return takers
    .map((taker) => ({ taker, lot: lotOf(seed, taker.clientId) }))
    .sort((a, b) => Buffer.compare(a.lot, b.lot))
    .map(({ taker }) => taker)
}

function lotOf(seed: Uint8Array, clientId: ClientId): Buffer {
  return createHash('sha256').update(seed).update(String(clientId)).digest()
}
