// Writes down together where all chains of events have got to since the last time.

import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { insertAnchor, lockLastAnchor, lockMovedHeads, type StoredAnchor } from './anchors.store.ts'
import { hashOfAnchor } from './hash-anchor.ts'
import { chainStart } from './hash-event.ts'

/** Undefined where no chain has moved. */
export async function anchorHeads(tx: Tx, at: Millis): Promise<StoredAnchor | undefined> {
  const last = await lockLastAnchor(tx)
  const heads = await lockMovedHeads(tx)
  if (heads.length === 0) return undefined
  const anchor = { nr: (last?.nr ?? 0n) + 1n, at, previous: last?.hash ?? chainStart }
  const stored = { ...anchor, hash: hashOfAnchor(anchor, heads) }
  await insertAnchor(tx, stored, heads)
  return stored
}
