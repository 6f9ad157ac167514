// The stops of automated trading that stand, for whoever trades or shows them.

import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Halt } from './halt.ts'
import { loadHalts } from './halts.store.ts'

/** Those for everybody, and those of these clients. */
export function readHalts(tx: Tx, clientIds: readonly ClientId[]): Promise<Halt[]> {
  return loadHalts(tx, clientIds)
}
