// Withdrawals that nothing has ended yet, by the state in which they are.

import type { Tx } from '#server/platform/db.ts'
import type { Waits } from '#server/platform/waits.ts'

export type WithdrawalWaits = Waits & { readonly state: string }

/** Of states in which any is. */
export function countWithdrawals(tx: Tx): Promise<WithdrawalWaits[]> {
  return tx.rows<WithdrawalWaits>(
    `select s.state::text as state, count(*)::int as count, min(s.at) as since
       from open_withdrawals o
      cross join lateral (
        select state, at from withdrawal_steps
         where withdrawal_id = o.withdrawal_id order by nr desc limit 1) s
      group by 1`,
  )
}
