// Funding, from the ledger alone: what was deposited for good, less what was or is being withdrawn.

import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import type { Tx } from '#server/platform/db.ts'

export async function sumFunding(tx: Tx, clientId: ClientId): Promise<Usd> {
  const rows = await tx.rows<{ funding: Usd }>(
    `with account as (
       select id from ledger_accounts
        where client_id = $1 and book = 'real' and name = 'available'),
     moved as (
       select x.ref, x.kind, case when x.to_account = account.id then x.amount else -x.amount end
                as amount
         from account join transfers x on x.client_account = account.id
        where x.kind in ('deposit_credit', 'deposit_reversal', 'withdrawal_hold',
                         'withdrawal_return', 'deposit_restored', 'withdrawal_returned'))
     select (coalesce((select sum(amount) from moved), 0)
             -- of a deposit that was taken back, what the client no longer had
             - coalesce((select sum(lost.amount) from moved
                           join transfers lost on lost.ref = moved.ref
                                              and lost.kind = 'deposit_loss'
                          where moved.kind = 'deposit_credit'
                            -- but for what came again
                            and not exists (select from transfers back
                                             where back.ref = moved.ref
                                               and back.kind = 'loss_recovered')), 0)
            )::bigint as funding`,
    [clientId],
  )
  return rows[0]?.funding ?? (0n as Usd)
}
