// What clients paid in, or are about to, in the periods that run now: what their own limits on
// deposits count.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import { startsAt } from '#server/identity/limits/period.ts'
import type { Tx } from '#server/platform/db.ts'
import { type DepositUse, noDeposits, sumDeposits } from './waiting.store.ts'

export async function depositUse(tx: Tx, clientId: ClientId, now: Millis): Promise<DepositUse> {
  return (await sumDeposits(tx, [clientId], startsAt(now))).get(clientId) ?? noDeposits
}
