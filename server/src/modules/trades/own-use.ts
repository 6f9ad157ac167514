// What a client's own limits count: stakes and losses on the live account in the day, week and month
// that run now.

import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { OwnUse } from '../limits/allowance.ts'
import { startsAt } from '../limits/period.ts'
import { sumOwnUse } from './own-use.store.ts'

/** Clients who never traded live are not in it. */
export async function ownUse(
  tx: Tx,
  clientIds: readonly ClientId[],
  now: Millis,
): Promise<Map<ClientId, OwnUse>> {
  const rows = await sumOwnUse(tx, clientIds, startsAt(now))
  return new Map(
    rows.map((row) => [
      row.client_id,
      {
        day: { stake: row.day_stake, loss: row.day_loss },
        week: { stake: row.week_stake, loss: row.week_loss },
        month: { stake: row.month_stake, loss: row.month_loss },
      },
    ]),
  )
}
