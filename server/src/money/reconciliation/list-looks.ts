// The door to what the install found when it looked at the books, for whoever reads it.

import type { Tx } from '#server/platform/db.ts'
import { type Found, type Look, listDifferences, listLooks } from './differences.store.ts'

type Paging = { readonly before: bigint | null; readonly limit: number }

export function pageOfLooks(tx: Tx, paging: Paging): Promise<readonly Look[]> {
  return listLooks(tx, paging)
}

/** Those that stand, or all there were. */
export function pageOfDifferences(
  tx: Tx,
  isStanding: boolean,
  paging: Paging,
): Promise<readonly Found[]> {
  return listDifferences(tx, isStanding, paging)
}
