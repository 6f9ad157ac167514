// An anchor binds the heads of all chains that have moved since the one before. Whoever notes its
// hash elsewhere sees later whether anything up to then was edited, taken out or cut off.

import { createHash } from 'node:crypto'
import { iso, type Millis } from '#kernel/time.ts'
import type { Head } from './events.store.ts'

export type Anchor = {
  /** From 1. */
  readonly nr: bigint
  readonly at: Millis
  /** Of the anchor before; `chainStart` of the first. */
  readonly previous: Buffer
}

/**
 * SHA-256 over the hash of the anchor before, its own number and time, and the heads in the order
 * of their chains: a line each of chain, number and hash in hex.
 */
export function hashOfAnchor({ nr, at, previous }: Anchor, heads: readonly Head[]): Buffer {
  const lines = heads.map((head) => [head.chain, head.nr, head.hash.toString('hex')].join(' '))
  return createHash('sha256')
    .update(previous)
    .update([nr, iso(at), ...lines].join('\n'))
    .digest()
}
