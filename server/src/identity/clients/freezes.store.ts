// The SQL of frozen accounts: why each is frozen, and who let it go on.

import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Freeze } from './freeze.ts'
import { type ReasonRow, reasonOf } from './reason.ts'

type FreezeRow = {
  id: string
  client_id: ClientId
  at: Millis
  actor: string
  reason: string
  is_money_missing: boolean
  approvals: { email: string; at: Millis; reason: string }[]
} & ReasonRow

const freezes = `
  select f.id, f.client_id, f.at, f.actor, f.reason, f.reason_code,
         f.reason_details, f.is_money_missing,
         coalesce((select json_agg(json_build_object('email', o.email, 'reason', a.reason,
                     'at', round(extract(epoch from a.approved_at) * 1000)::bigint)
                     order by a.approved_at, o.id)
                     from unfreeze_approvals a join members o on o.id = a.operator_id
                    where a.freeze_id = f.id), '[]') as approvals
    from account_freezes f
   where not exists (select from account_unfreezings u where u.freeze_id = f.id)`

export type NewFreeze = Omit<Freeze, 'approvals'>

export async function insertFreeze(tx: Tx, freeze: NewFreeze): Promise<void> {
  const { id, clientId, at, actor, reason, isMoneyMissing } = freeze
  await tx.rows(
    `insert into account_freezes
       (id, client_id, at, actor, reason, reason_code, reason_details, is_money_missing)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, clientId, iso(at), actor, reason.text, reason.code, reason.details, isMoneyMissing],
  )
}

/** Those that stand, of this client or of everybody; the oldest first. */
export async function loadFreezes(tx: Tx, clientId: ClientId | null): Promise<Freeze[]> {
  const rows = await tx.rows<FreezeRow>(
    `${freezes} and ($1::bigint is null or f.client_id = $1) order by f.at, f.id`,
    [clientId],
  )
  return rows.map((row) => ({
    id: row.id,
    clientId: row.client_id,
    at: row.at,
    actor: row.actor,
    reason: reasonOf(row.reason, row),
    isMoneyMissing: row.is_money_missing,
    approvals: row.approvals,
  }))
}

export type Approval = {
  readonly email: string
  readonly at: Millis
  readonly provenAt: Millis | null
  readonly reason: string
}

export async function insertUnfreezeApproval(
  tx: Tx,
  freezeId: string,
  { email, at, provenAt, reason }: Approval,
): Promise<void> {
  await tx.rows(
    `insert into unfreeze_approvals (freeze_id, operator_id, approved_at, proven_at, reason)
     select $1, id, $3, $4, $5 from members where email = $2
     on conflict do nothing`,
    [freezeId, email, iso(at), provenAt === null ? null : iso(provenAt), reason],
  )
}

export async function insertUnfreezing(
  tx: Tx,
  freezeId: string,
  { at, reason }: { readonly at: Millis; readonly reason: string },
): Promise<void> {
  await tx.rows('insert into account_unfreezings (freeze_id, at, reason) values ($1, $2, $3)', [
    ...[freezeId, iso(at), reason],
  ])
}

/** What came in on the live account less what left it or is about to, by the ledger. */
export async function sumNetFunding(tx: Tx, clientId: ClientId): Promise<Usd> {
  const rows = await tx.rows<{ amount: Usd | null }>(
    `select sum(case when t.to_account = a.id then t.amount else -t.amount end)::bigint as amount
       from ledger_accounts a join transfers t on t.client_account = a.id
      where a.client_id = $1 and a.book = 'real'
        and t.kind in ('deposit_credit', 'deposit_reversal', 'deposit_restored',
                       'withdrawal_hold', 'withdrawal_return', 'withdrawal_returned')`,
    [clientId],
  )
  return rows[0]?.amount ?? zeroUsd
}
