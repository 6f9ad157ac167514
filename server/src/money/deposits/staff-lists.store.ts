// The SQL of deposits as staff look for them.

import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import type { Tx } from '#server/platform/db.ts'
import type { DepositState } from './deposit.ts'

export type DepositSum = { readonly count: number; readonly amount: Usd }

/** How many a client's deposits are by how they stand, and what was credited or asked for. */
export async function sumByState(
  tx: Tx,
  clientId: ClientId,
): Promise<ReadonlyMap<DepositState, DepositSum>> {
  const rows = await tx.rows<{ state: DepositState; count: number; amount: Usd | null }>(
    `select s.state, count(*)::int as count,
            sum(coalesce(p.amount, a.amount, 0))::bigint as amount
       from deposits d
       join lateral (select state from deposit_steps where deposit_id = d.id
                      order by nr desc limit 1) s on true
       left join deposit_steps p on p.deposit_id = d.id and p.state = 'approved'
       left join deposit_asks a on a.deposit_id = d.id
      where d.client_id = $1 group by 1`,
    [clientId],
  )
  return new Map(
    rows.map(({ state, count, amount }) => [state, { count, amount: amount ?? zeroUsd }]),
  )
}
