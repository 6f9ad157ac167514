// What clients staked and lost on the live account in the periods that run now, from their trades.

import type { LimitPeriod } from '#contract/limits.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { day, iso, later, type Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'
import type { Starts } from '../limits/period.ts'

export type UseRow = Readonly<Record<`${LimitPeriod}_${'stake' | 'loss'}`, Usd>> & {
  readonly client_id: ClientId
}

/**
 * A trade of before a period counts in its losses when it ended later. None lasts longer than a
 * day, but after an outage it may be settled late.
 */
const longestOpenMs = 3 * day

// A stake was placed when it left the account. Until its trade is settled it counts as lost, then
// it counts, less the payout, in the period of the settlement. The transfers of an account are
// found by their posting, and none of before the longest period is looked at.
const useStatement: Statement = {
  name: 'sum_own_use',
  text: `
    select a.client_id,
           coalesce(sum(stake) filter (where placed_at >= $2), 0)::bigint as day_stake,
           coalesce(sum(loss) filter (where lost_at >= $2), 0)::bigint as day_loss,
           coalesce(sum(stake) filter (where placed_at >= $3), 0)::bigint as week_stake,
           coalesce(sum(loss) filter (where lost_at >= $3), 0)::bigint as week_loss,
           coalesce(sum(stake) filter (where placed_at >= $4), 0)::bigint as month_stake,
           coalesce(sum(loss) filter (where lost_at >= $4), 0)::bigint as month_loss
      from ledger_accounts a cross join lateral (
        select x.amount as stake, x.at as placed_at, x.amount - coalesce(o.payout, 0) as loss,
               coalesce(o.settled_at, 'infinity') as lost_at
          from transfers x left join outcomes o on o.trade_id = x.ref
         where x.client_account = a.id and x.kind = 'trade_open'
           and x.posting > posting_before(a.id, $5)
      ) stakes
     where a.client_id = any($1::bigint[]) and a.book = 'real'
     group by a.client_id`,
}

export function sumOwnUse(
  tx: Tx,
  clientIds: readonly ClientId[],
  starts: Starts,
): Promise<UseRow[]> {
  const { day: today, week, month } = starts
  const first = later(Math.min(today, week, month) as Millis, -longestOpenMs)
  return tx.rows<UseRow>(useStatement, [
    column(clientIds),
    ...[today, week, month, first].map((start) => iso(start)),
  ])
}
