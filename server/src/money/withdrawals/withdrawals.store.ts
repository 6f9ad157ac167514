// The SQL of withdrawals: what was asked for, who approved, what was sent, and the states.

import type { ChainNetwork, WithdrawalMethod } from '#contract/public/payouts.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type {
  BankAccount,
  Payout,
  Prepared,
  Step,
  Withdrawal,
  WithdrawalState,
} from './withdrawal.ts'

export type WithdrawalRow = {
  id: string
  client_id: ClientId
  method: WithdrawalMethod
  amount: Usd
  fee: Usd
  destination: string
  network: ChainNetwork | null
  bank: BankAccount | null
  approvals_needed: number
  not_before: Millis | null
  order_key: string | null
  approved_by: string[]
  units: string | null
  rate: string | null
  prepared: Prepared | null
  prepared_at: Millis | null
  prepared_by: string | null
  is_leaving: boolean
  file_id: string | null
  refused_at: Millis | null
  refused_by: string | null
  refused_reason: string | null
  sent_nr: number | null
  reference: string | null
  sent_at: Millis | null
  steps: Step[]
  returned_amount: Usd | null
  returned_reason: string | null
  is_stopped_by_mail: boolean
}

export const selected = `
  select w.id, w.client_id, w.method, w.amount, w.fee, w.destination, w.network, w.bank,
         w.approvals_needed, w.not_before, w.order_key, p.units::text as units, p.rate,
         coalesce(anew.prepared, p.prepared) as prepared,
         coalesce(file.made_at, anew.prepared_at, p.prepared_at) as prepared_at,
         coalesce(file.made_by, anew.prepared_by, p.prepared_by) as prepared_by,
         exists (select from withdrawal_send_starts s where s.withdrawal_id = w.id) as is_leaving,
         file.id as file_id, file.refused_at, file.refused_by, file.refused_reason,
         sent.nr as sent_nr, sent.reference, sent.sent_at,
         array(select o.email from withdrawal_approvals a join members o on o.id = a.operator_id
                where a.withdrawal_id = w.id order by a.approved_at, o.id) as approved_by,
         (select json_agg(json_build_object(
                   'state', s.state, 'at', round(extract(epoch from s.at) * 1000)::bigint,
                   'actor', s.actor, 'reason', s.reason, 'reference', s.reference) order by s.nr)
            from withdrawal_steps s where s.withdrawal_id = w.id) as steps,
         back.amount as returned_amount, back.reason as returned_reason,
         exists (select from withdrawal_links l where l.withdrawal_id = w.id
                                                  and l.used_at is not null) as is_stopped_by_mail
    from withdrawals w
    left join withdrawal_payouts p on p.withdrawal_id = w.id
    left join lateral (select prepared, prepared_at, prepared_by from withdrawal_preparations
                        where withdrawal_id = w.id order by nr desc limit 1) anew on true
    left join lateral (select f.id, f.made_at, f.made_by, r.at as refused_at,
                              r.reason as refused_reason, o.email as refused_by
                         from bank_file_payments b join bank_files f on f.id = b.file_id
                         left join bank_refusals r
                           on r.withdrawal_id = b.withdrawal_id and r.file_id = b.file_id
                         left join members o on o.id = r.operator_id
                        where b.withdrawal_id = w.id
                        order by f.made_at desc, f.id desc limit 1) file on true
    left join lateral (select nr, reference, sent_at from withdrawal_sendings
                        where withdrawal_id = w.id order by nr desc limit 1) sent on true
    left join withdrawal_returns back on back.withdrawal_id = w.id`

/** The newest state of `w`. */
export const state = `(select s.state from withdrawal_steps s where s.withdrawal_id = w.id
                 order by s.nr desc limit 1)`

/** An array, so that each is looked up by its id, however many have ended. */
export const isOpen = 'w.id = any (array(select withdrawal_id from open_withdrawals))'

/** Of one client only, where that is given. */
export async function loadWithdrawal(
  tx: Tx,
  id: string,
  clientId: ClientId | null = null,
): Promise<Withdrawal | undefined> {
  const rows = await tx.rows<WithdrawalRow>(
    `${selected} where w.id = $1 and ($2::bigint is null or w.client_id = $2)`,
    [id, clientId],
  )
  return rows[0] && withdrawalOf(rows[0])
}

/** Nobody else changes what becomes of it until the transaction ends. */
export async function lockWithdrawal(
  tx: Tx,
  id: string,
  clientId: ClientId | null = null,
): Promise<Withdrawal | undefined> {
  await tx.rows('select from withdrawals where id = $1 for update', [id])
  return loadWithdrawal(tx, id, clientId)
}

export async function findByKey(
  tx: Tx,
  clientId: ClientId,
  orderKey: string,
): Promise<Withdrawal | undefined> {
  const rows = await tx.rows<WithdrawalRow>(
    `${selected} where w.client_id = $1 and w.order_key = $2`,
    [clientId, orderKey],
  )
  return rows[0] && withdrawalOf(rows[0])
}

/** The newest first, after the one with the id `after`. */
export async function listOf(
  tx: Tx,
  clientId: ClientId,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<Withdrawal[]> {
  const rows = await tx.rows<WithdrawalRow>(
    `${selected} where w.client_id = $1 and ($2::uuid is null or w.id < $2)
      order by w.id desc limit $3`,
    [clientId, after ?? null, limit],
  )
  return rows.map(withdrawalOf)
}

/** Those that wait in these states, or all there are; the oldest first. */
export async function listInStates(
  tx: Tx,
  states: readonly ('pending' | 'approved')[] | null,
  limit: number,
): Promise<Withdrawal[]> {
  const condition =
    states === null ? '$1::text[] is null' : `${isOpen} and ${state}::text = any($1)`
  const rows = await tx.rows<WithdrawalRow>(
    `${selected} where ${condition} order by w.id limit $2`,
    [states, limit],
  )
  return rows.map(withdrawalOf)
}

export type RecentUse = {
  /** Of this client in the time, less what was given back. */
  readonly byClient: Usd
  /** As well as what others have sent to the same destination. */
  readonly together: Usd
  readonly underWay: number
}

export async function sumRecent(
  tx: Tx,
  { clientId, destination }: { readonly clientId: ClientId; readonly destination: string | null },
  from: Millis,
): Promise<RecentUse> {
  const [row] = await tx.rows<{ by_client: Usd | null; together: Usd | null; under_way: number }>(
    `select sum(amount) filter (where is_own and is_recent)::bigint as by_client,
            sum(amount) filter (where is_recent)::bigint as together,
            (count(*) filter (where is_own and state in ('pending', 'approved')))::int as under_way
       from (select w.amount, w.client_id = $1 as is_own, ${state} as state,
                    (select s.at from withdrawal_steps s where s.withdrawal_id = w.id and s.nr = 1)
                      > $3 as is_recent
               from withdrawals w where w.client_id = $1 or w.destination = $2) asked
      where state not in ('rejected', 'cancelled')`,
    [clientId, destination, iso(from)],
  )
  return {
    byClient: row?.by_client ?? zeroUsd,
    together: row?.together ?? zeroUsd,
    underWay: row?.under_way ?? 0,
  }
}

export type NewWithdrawal = Omit<
  Withdrawal,
  'approvedBy' | 'payout' | 'steps' | 'returned' | 'isStoppedByMail'
>

export async function insertWithdrawal(tx: Tx, asked: NewWithdrawal): Promise<void> {
  await tx.rows(
    `insert into withdrawals (id, client_id, method, amount, fee, destination, network, bank,
       approvals_needed, not_before, order_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[asked.id, asked.clientId, asked.method, asked.amount, asked.fee, asked.destination],
      ...[asked.network, asked.bank && JSON.stringify(asked.bank), asked.approvalsNeeded],
      ...[asked.notBefore === null ? null : iso(asked.notBefore), asked.orderKey],
    ],
  )
}

export type NewStep = {
  readonly state: WithdrawalState
  readonly at: Millis
  readonly actor: string
  readonly reason?: string | undefined
  readonly reference?: string | undefined
}

export async function insertStep(tx: Tx, id: string, step: NewStep): Promise<void> {
  await tx.rows(
    `insert into withdrawal_steps (withdrawal_id, nr, state, at, actor, reason, reference)
     select $1, (select coalesce(max(nr), 0) + 1 from withdrawal_steps where withdrawal_id = $1),
            $2, $3, $4, $5, $6`,
    [id, step.state, iso(step.at), step.actor, step.reason ?? null, step.reference ?? null],
  )
}

export type Approval = {
  readonly email: string
  readonly at: Millis
  /** When they showed their second factor; null: not at all. */
  readonly provenAt: Millis | null
}

/** False where this person has said so before, or is unknown. */
export async function insertApproval(
  tx: Tx,
  id: string,
  { email, at, provenAt }: Approval,
): Promise<boolean> {
  const rows = await tx.rows(
    `insert into withdrawal_approvals (withdrawal_id, operator_id, approved_at, proven_at)
     select $1, id, $3, $4 from members where email = $2 on conflict do nothing returning 1`,
    [id, email, iso(at), provenAt === null ? null : iso(provenAt)],
  )
  return rows.length > 0
}

export type Return = {
  readonly amount: Usd
  /** In words for the client. */
  readonly reason: string
  readonly at: Millis
}

export async function insertReturn(tx: Tx, id: string, { amount, reason, at }: Return) {
  await tx.rows(
    'insert into withdrawal_returns (withdrawal_id, amount, reason, at) values ($1, $2, $3, $4)',
    [id, amount, reason, iso(at)],
  )
}

/** Whether it is where clients of this install pay in. */
export async function isDepositAddress(tx: Tx, address: string): Promise<boolean> {
  const rows = await tx.rows('select from deposit_addresses where lower(address) = lower($1)', [
    address,
  ])
  return rows.length > 0
}

export function withdrawalOf(row: WithdrawalRow): Withdrawal {
  const { returned_amount: cameBack, returned_reason: reason } = row
  const returned = cameBack === null || reason === null ? null : { amount: cameBack, reason }
  return {
    id: row.id,
    clientId: row.client_id,
    method: row.method,
    amount: row.amount,
    fee: row.fee,
    destination: row.destination,
    network: row.network,
    bank: row.bank,
    approvalsNeeded: row.approvals_needed,
    notBefore: row.not_before,
    payout: payoutOf(row),
    orderKey: row.order_key,
    approvedBy: row.approved_by,
    steps: row.steps,
    returned,
    isStoppedByMail: row.is_stopped_by_mail,
  }
}

function payoutOf(row: WithdrawalRow): Payout | null {
  const { prepared_at: preparedAt, prepared_by: preparedBy, is_leaving: isLeaving } = row
  if (preparedAt === null || preparedBy === null) return null
  const { sent_nr: nr, reference, sent_at: sentAt } = row
  return {
    preparedAt,
    preparedBy,
    isLeaving,
    rate: row.rate,
    prepared: row.prepared,
    units: row.units === null ? null : BigInt(row.units),
    file: row.file_id === null ? null : { id: row.file_id, refused: bankRefusalOf(row) },
    sent:
      nr === null || reference === null || sentAt === null ? null : { nr, reference, at: sentAt },
  }
}

function bankRefusalOf({ refused_at: at, refused_by: by, refused_reason: reason }: WithdrawalRow) {
  return at === null || by === null || reason === null ? null : { at, by, reason }
}
