// The SQL of deposits: what was asked for, and the states each went through.

import type { Reason } from '#contract/client/reasons.ts'
import type { Network } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import { keptReason, type ReasonRow, reasonOf } from '#server/identity/clients/reason.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Ask, Credit, Deposit, DepositState, Outcome } from './deposit.ts'

type DepositRow = {
  id: string
  client_id: ClientId
  method: Deposit['method']
  network: Network | null
  address: string | null
  created_at: Millis
  ask_amount: Usd | null
  ask_rate: string | null
  ask_units: string | null
  quoted_at: Millis | null
  expires_at: Millis | null
  asked_at: Millis | null
  txid: string | null
  index: number | null
  units: string | null
  height: number | null
  confirmations: number | null
  seen_at: Millis | null
  gone_at: Millis | null
  has_receipt: boolean
  nr: number
  state: DepositState
  outcome: Outcome | null
  step_at: Millis
  reason: string | null
  credit_amount: Usd | null
  credit_rate: string | null
  rest_rate: string | null
} & ReasonRow

const select = `
  select d.id, d.client_id, d.method, d.network, d.address, d.created_at,
         a.amount as ask_amount, a.rate as ask_rate, a.units as ask_units, a.quoted_at,
         a.expires_at, a.asked_at,
         o.txid, o.index, o.units, o.height, o.confirmations, o.seen_at, o.gone_at,
         exists (select from deposit_receipts r where r.deposit_id = d.id) as has_receipt,
         s.nr, s.state, s.outcome, s.at as step_at, s.reason,
         s.reason_code, s.reason_details,
         p.amount as credit_amount, p.rate as credit_rate, p.rest_rate
    from deposits d
    left join deposit_asks a on a.deposit_id = d.id
    left join chain_outputs o on o.deposit_id = d.id
    join lateral (select * from deposit_steps where deposit_id = d.id order by nr desc limit 1) s
      on true
    left join deposit_steps p on p.deposit_id = d.id and p.state = 'approved'`

/** The newest first. */
export async function listDepositsOf(
  tx: Tx,
  clientId: ClientId,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<Deposit[]> {
  const rows = await tx.rows<DepositRow>(
    `${select} where d.client_id = $1 and ($2::uuid is null or d.id < $2)
      order by d.id desc limit $3`,
    [clientId, after ?? null, limit],
  )
  return rows.map(depositOf)
}

/** For staff: of everybody, the newest first. */
export async function listDeposits(
  tx: Tx,
  state: DepositState | null,
  limit: number,
): Promise<Deposit[]> {
  // What is pending is looked up by its id, however many are not.
  const isIn =
    state === 'pending'
      ? 's.state = $1 and d.id = any (array(select deposit_id from open_deposits))'
      : '$1::deposit_state is null or s.state = $1'
  const rows = await tx.rows<DepositRow>(`${select} where ${isIn} order by d.id desc limit $2`, [
    state,
    limit,
  ])
  return rows.map(depositOf)
}

export async function loadDeposit(tx: Tx, id: string): Promise<Deposit | undefined> {
  return loadFirst(tx, 'd.id = $1', [id])
}

export async function loadDeposits(tx: Tx, ids: readonly string[]): Promise<Deposit[]> {
  const rows = await tx.rows<DepositRow>(`${select} where d.id = any($1::uuid[])`, [column(ids)])
  return rows.map(depositOf)
}

/**
 * The first of which this is true: of the deposit `d`, what was asked for `a`, its output `o`, its
 * last step `s`.
 */
export async function loadFirst(
  tx: Tx,
  condition: string,
  values: readonly unknown[],
): Promise<Deposit | undefined> {
  const rows = await tx.rows<DepositRow>(`${select} where ${condition} limit 1`, values)
  return rows[0] && depositOf(rows[0])
}

/** Nobody else takes a step with it until the transaction ends. */
export async function lockDeposit(tx: Tx, id: string): Promise<Deposit | undefined> {
  await tx.rows('select from deposits where id = $1 for update', [id])
  return loadDeposit(tx, id)
}

export type NewDeposit = Pick<
  Deposit,
  'id' | 'clientId' | 'method' | 'network' | 'address' | 'createdAt'
>

/** With its first step. */
export async function insertDeposit(
  tx: Tx,
  { id, clientId, method, network, address, createdAt }: NewDeposit,
  actor: string,
): Promise<void> {
  await tx.rows(
    `insert into deposits (id, client_id, method, network, address, created_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, clientId, method, network, address, iso(createdAt)],
  )
  await tx.rows(
    `insert into deposit_steps (deposit_id, nr, state, at, actor)
     values ($1, 1, 'pending', $2, $3)`,
    [id, iso(createdAt), actor],
  )
}

export async function insertAsk(
  tx: Tx,
  deposit: Pick<Deposit, 'id' | 'clientId'>,
  { amount, quote, askedAt }: Ask,
  orderKey: string | null,
): Promise<void> {
  await tx.rows(
    `insert into deposit_asks (deposit_id, client_id, order_key, amount, rate, units, quoted_at,
                               expires_at, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...[deposit.id, deposit.clientId, orderKey, amount, quote?.rate ?? null],
      ...[quote?.units ?? null, quote && iso(quote.quotedAt), quote && iso(quote.expiresAt)],
      iso(askedAt),
    ],
  )
}

export type Step = {
  readonly state: Exclude<DepositState, 'pending'>
  readonly outcome: Outcome
  readonly at: Millis
  readonly actor: string
  readonly credit?: Credit
  readonly reason?: Reason
  /** Of a restored one: what its credit is in the ledger by, when it is taken back once more. */
  readonly ref?: string
}

export async function insertStep(
  tx: Tx,
  { id, step: before }: Pick<Deposit, 'id' | 'step'>,
  { state, outcome, at, actor, credit, reason, ref }: Step,
): Promise<void> {
  const kept = reason && keptReason(reason)
  await tx.rows(
    `insert into deposit_steps
       (deposit_id, nr, state, outcome, at, actor, amount, rate, rest_rate, reason, reason_code,
        reason_details, ref)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[id, before.nr + 1, state, outcome, iso(at), actor, credit?.amount ?? null],
      ...[credit?.rate ?? null, credit?.restRate ?? null, kept?.text ?? null],
      ...[kept?.code ?? null, kept?.details ?? null, ref ?? null],
    ],
  )
}

function depositOf(row: DepositRow): Deposit {
  return {
    id: row.id,
    clientId: row.client_id,
    method: row.method,
    network: row.network,
    address: row.address,
    createdAt: row.created_at,
    ask: askOf(row),
    arrival: arrivalOf(row),
    hasReceipt: row.has_receipt,
    step: {
      nr: row.nr,
      state: row.state,
      outcome: row.outcome,
      at: row.step_at,
      reason: row.reason === null ? null : reasonOf(row.reason, row),
    },
    credit:
      row.credit_amount === null
        ? null
        : { amount: row.credit_amount, rate: row.credit_rate, restRate: row.rest_rate },
  }
}

function askOf(row: DepositRow): Ask | null {
  const { ask_amount: amount, asked_at: askedAt, ask_rate: rate, ask_units: units } = row
  if (amount === null || askedAt === null) return null
  const { quoted_at: quotedAt, expires_at: expiresAt } = row
  const isQuoted = rate !== null && units !== null && quotedAt !== null && expiresAt !== null
  const quote = isQuoted ? { rate, units: BigInt(units), quotedAt, expiresAt } : null
  return { amount, quote, askedAt }
}

function arrivalOf(row: DepositRow): Deposit['arrival'] {
  const { txid, index, units, height, confirmations, seen_at: seenAt, gone_at: goneAt } = row
  if (txid === null || index === null || units === null || seenAt === null) return null
  return {
    txid,
    index,
    units: BigInt(units),
    height,
    seenAt,
    goneAt,
    confirmations: confirmations ?? 0,
  }
}
