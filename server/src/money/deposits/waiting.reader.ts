// Deposits that nothing has ended yet: asked for, or seen and not credited.

import type { Tx } from '#server/platform/db.ts'
import type { Waits } from '#server/platform/waits.ts'

export type DepositWaits = Waits & { readonly state: 'asked' | 'seen' }

/** Of states in which any is. */
export function countDeposits(tx: Tx): Promise<DepositWaits[]> {
  return tx.rows<DepositWaits>(
    `select case when p.at is null then 'asked' else 'seen' end as state,
            count(*)::int as count, min(coalesce(p.at, d.created_at)) as since
       from open_deposits o
       join deposits d on d.id = o.deposit_id
       left join lateral (
         select c.seen_at as at from chain_outputs c
          where c.deposit_id = d.id and c.gone_at is null) p on true
      group by 1`,
  )
}
