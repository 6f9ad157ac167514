// What of the stored prices the newest ones are compared with.

import { day, later, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { loadClosesAt } from './market.store.ts'
import { type Market, spotOf } from './market.ts'
import type { PastPrices } from './price-now.ts'

export async function loadPastPrices(tx: Tx, market: Market, now: Millis): Promise<PastPrices> {
  const byId = (rows: Awaited<ReturnType<typeof loadClosesAt>>) =>
    new Map(rows.map((row) => [row.id, row]))
  const isComplete = [...market.bySymbol.values()].every(spotOf)
  return {
    dayBefore: byId(await loadClosesAt(tx, later(now, -day))),
    last: byId(isComplete ? [] : await loadClosesAt(tx, now)),
  }
}
