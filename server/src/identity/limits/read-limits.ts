// The limits' door for trading: what holds for these clients at an instant.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { type OwnLimit, standingAt } from './limit.ts'
import { loadLimits } from './limits.store.ts'

export async function readLimits(
  tx: Tx,
  clientIds: readonly ClientId[],
  now: Millis,
): Promise<Map<ClientId, OwnLimit[]>> {
  const stored = await loadLimits(tx, clientIds)
  return new Map(
    [...stored].map(([id, limits]) => [id, limits.map((limit) => standingAt(limit, now))]),
  )
}
