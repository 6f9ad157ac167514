// Funding, from the ledger alone: what was deposited for good, less what was or is being withdrawn.

import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'

export async function sumFunding(tx: Tx, clientId: ClientId): Promise<Usd> {
  return (await sumFundings(tx, [clientId])).get(clientId) ?? zeroUsd
}

/** Of several clients; who never moved any money has none. */
export async function sumFundings(
  tx: Tx,
  clientIds: readonly ClientId[],
): Promise<ReadonlyMap<ClientId, Usd>> {
  const rows = await tx.rows<{ client_id: ClientId; funding: Usd }>(
    `with account as (
       select id, client_id from ledger_accounts
        where client_id = any ($1::bigint[]) and book = 'real' and name = 'available'),
     moved as (
       select account.client_id, x.ref, x.kind,
              case when x.to_account = account.id then x.amount else -x.amount end as amount
         from account join transfers x on x.client_account = account.id
        where x.kind in ('deposit_credit', 'deposit_reversal', 'withdrawal_hold',
                         'withdrawal_return', 'deposit_restored', 'withdrawal_returned')),
     -- a deposit's payment, and what credited it again
     credits as (
       select client_id, ref from moved where kind = 'deposit_credit'
       union all select client_id, ref from funding_credits where client_id = any ($1::bigint[])),
     -- of a deposit that was taken back, what the client no longer had
     lost as (
       select credits.client_id, sum(x.amount) as amount
         from credits join transfers x on x.ref = credits.ref and x.kind = 'deposit_loss'
            -- but for what came again
        where not exists (select from transfers back
                           where back.ref = x.ref and back.kind = 'loss_recovered')
        group by credits.client_id)
     select m.client_id, (sum(m.amount) - coalesce(max(lost.amount), 0))::bigint as funding
       from moved m left join lost on lost.client_id = m.client_id group by m.client_id`,
    [column(clientIds)],
  )
  return new Map(rows.map(({ client_id, funding }) => [client_id, funding]))
}

export async function insertCredit(tx: Tx, clientId: ClientId, ref: string): Promise<void> {
  await tx.rows('insert into funding_credits (client_id, ref) values ($1, $2)', [clientId, ref])
}
