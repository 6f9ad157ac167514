// How those in a tournament stand now: the chips of each, and what of them is staked.

import { later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { chipResultsOf } from '#server/trading/trades/stake-chips.ts'
import type { Joined } from './entries.store.ts'
import type { Result } from './standing.ts'

/** In the order of the entries. */
export async function resultsOf(tx: Tx, entries: readonly Joined[]): Promise<Result[]> {
  const found = await chipResultsOf(tx, entries)
  const byClient = new Map(found.map((result) => [result.clientId, result]))
  return entries.flatMap((entry) => {
    const result = byClient.get(entry.clientId)
    if (!result) return []
    const { available, staked, decided, changedAt } = result
    const { clientId, number, joinedAt, rebuiltAt } = entry
    const reachedAt = latest(joinedAt, rebuiltAt, changedAt)
    return [{ clientId, number, available, staked, decided, reachedAt }]
  })
}

function latest(first: Millis, ...others: readonly (Millis | null)[]): Millis {
  return later(first, Math.max(0, ...others.map((at) => (at ?? first) - first)))
}
