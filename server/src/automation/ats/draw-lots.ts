// The order in which those are served who take the same signal: by lot. Whoever knows the seed can
// draw it again.

import { createHash } from 'node:crypto'
import type { ClientId } from '#kernel/ids.ts'

export const seedBytes = 32

export type Drawn<T> = { readonly taker: T; readonly lot: string }

type Taker = { readonly clientId: ClientId }

/** By the hash of the seed and the number of each, the smallest first. */
export function drawLots<T extends Taker>(seed: Uint8Array, takers: readonly T[]): T[] {
  return byLot(takers.map((taker) => drawLot(seed, taker)))
}

export function drawLot<T extends Taker>(seed: Uint8Array, taker: T): Drawn<T> {
  const lot = createHash('sha256').update(seed).update(String(taker.clientId)).digest('hex')
  return { taker, lot }
}

export function byLot<T>(drawn: readonly Drawn<T>[]): T[] {
  return drawn.toSorted((a, b) => (a.lot < b.lot ? -1 : 1)).map(({ taker }) => taker)
}
