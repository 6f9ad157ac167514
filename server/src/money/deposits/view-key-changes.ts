// What clients are told of a change of deposits' keys: of which coin, and when. The keys themselves
// are nobody's business.

import type { KeyChangeView } from '#contract/client/deposit-keys.ts'
import { coins } from '#kernel/coins.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { keyNamed, listKeyChanges } from '#server/install/operators/list-proposals.ts'
import type { Tx } from '#server/platform/db.ts'

/** One for each coin: the latest, where its network changes too. */
export async function viewKeyChanges(tx: Tx, now: Millis): Promise<KeyChangeView[]> {
  const changes = await listKeyChanges(tx, now)
  return coins.flatMap((currency) => {
    const last = changes.findLast(({ subject }) => keyNamed(subject) === currency)
    const at = last?.appliedAt ?? last?.dueAt
    if (!last || at === null || at === undefined) return []
    return [{ currency, at: iso(at), is_done: last.appliedAt !== null }]
  })
}
