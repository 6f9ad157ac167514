// What the own limits of clients who trade live leave them, as the database has it now.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import { type Allowance, allowancesOf, noUse } from '#server/identity/limits/allowance.ts'
import { readLimits } from '#server/identity/limits/read-limits.ts'
import type { Tx } from '#server/platform/db.ts'
import { ownUse, type UseMemory } from './own-use.ts'

/**
 * To be read after the lane has met the accounts: should another process place a trade in between,
 * the transfers do not continue the account, and the batch is decided again.
 */
export async function loadAllowances(
  tx: Tx,
  clientIds: readonly ClientId[],
  now: Millis,
  memory: UseMemory,
): Promise<Map<ClientId, readonly Allowance[]>> {
  if (clientIds.length === 0) return new Map()
  const limits = await readLimits(tx, clientIds, now)
  const limited = [...limits].filter(([, own]) => allowancesOf(own, noUse, now).length > 0)
  if (limited.length === 0) return new Map()
  const ids = limited.map(([id]) => id)
  const use = await ownUse(tx, ids, now, memory)
  return new Map(limited.map(([id, own]) => [id, allowancesOf(own, use.get(id) ?? noUse, now)]))
}
