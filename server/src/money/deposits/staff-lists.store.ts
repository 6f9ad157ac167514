// The SQL of deposits as staff look for them.

import type { DepositList, DepositSort } from '#contract/staff/deposits.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import {
  asWritten,
  downById,
  downwards,
  idsOf,
  type Place,
  type Span,
  upById,
  upwards,
  uuidMeant,
} from '#server/platform/keyset.ts'
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

/** What was credited since, by the Monday of its week. */
export function sumByWeek(
  tx: Tx,
  clientId: ClientId,
  since: Millis,
): Promise<{ week: string; amount: Usd }[]> {
  return tx.rows<{ week: string; amount: Usd }>(
    `select date_trunc('week', s.at at time zone 'utc')::date::text as week,
            sum(s.amount)::bigint as amount
       from deposits d join deposit_steps s on s.deposit_id = d.id and s.state = 'approved'
      where d.client_id = $1 and s.at >= $2 group by 1 order by 1`,
    [clientId, iso(since)],
  )
}

export type Looking = {
  readonly list: DepositList
  readonly sort: DepositSort
  readonly method: string | null
  readonly least: Usd | null
  readonly most: Usd | null
  readonly clientId: ClientId | null
  /** What the chain or the card provider calls it. */
  readonly reference: string | null
  readonly days: Span
  readonly after: Place | null
  readonly limit: number
}

/**
 * From where each list starts. What stands at a state is read off the steps that came to it, in
 * order, without those that went on from there: so a page is as fast as it is long. `is not true`
 * keeps PostgreSQL from reckoning that hardly any are left, and reading all to sort them.
 */
const sources = {
  open: `deposits d join deposit_amounts e on e.deposit_id = d.id
      where d.id = any (array(select deposit_id from open_deposits)) and $1::text = 'pending'`,
  ended: `deposit_steps s join deposits d on d.id = s.deposit_id
      join deposit_amounts e on e.deposit_id = s.deposit_id
      where s.state = $1::deposit_state
        and (exists (select from deposit_steps n where n.deposit_id = s.deposit_id
                      and n.nr > s.nr)) is not true`,
  all: `deposits d join deposit_amounts e on e.deposit_id = d.id where $1::text = 'all'`,
} as const

const ends = { id: 'e.deposit_id', value: '$6::bigint', last: '$4::uuid' } as const
const amount = { ...ends, by: 'e.amount' } as const
const orders = {
  asked: upById(ends),
  '-asked': downById(ends),
  amount: upwards(amount),
  '-amount': downwards(amount),
} as const

/** Each is looked up by an index of its own. */
const ofReference = `d.id = any (array(
    select deposit_id from chain_outputs where txid = any ($11::text[])
    union select deposit_id from deposit_charges where charge_id = any ($11::text[])
    union select id from deposits where id = $12::uuid))`

export type ListedId = { readonly id: string; readonly amount: Usd }

export async function listIds(tx: Tx, looking: Looking): Promise<ListedId[]> {
  const { list, sort, method, least, most, clientId, reference, days, after, limit } = looking
  const others = list === 'all' ? 'all' : 'ended'
  const source = list === 'pending' ? 'open' : others
  const { from, until } = idsOf(days)
  const texts = reference === null ? null : asWritten(reference)
  return tx.rows<ListedId>(
    `select e.deposit_id as id, e.amount from ${sources[source]}
        and ($2::deposit_method is null or d.method = $2)
        and ($3::bigint is null or d.client_id = $3)
        and ($7::bigint is null or e.amount >= $7) and ($8::bigint is null or e.amount <= $8)
        and ($9::uuid is null or e.deposit_id >= $9) and ($10::uuid is null or e.deposit_id < $10)
        and ${texts === null ? '$11::text[] is null and $12::uuid is null' : ofReference}
        and ${orders[sort]} limit $5`,
    [
      ...[list, method, clientId, after?.id ?? null, limit, after?.value ?? null],
      ...[least, most, from, until, texts, reference === null ? null : uuidMeant(reference)],
    ],
  )
}

export type DepositStep = {
  readonly state: DepositState
  readonly outcome: string | null
  readonly at: Millis
  readonly actor: string
  readonly reason: string | null
}

/** All it went through, in order. */
export function listSteps(tx: Tx, id: string): Promise<DepositStep[]> {
  return tx.rows<DepositStep>(
    `select state, outcome, at, actor, reason from deposit_steps where deposit_id = $1 order by nr`,
    [id],
  )
}

export type TakenCharge = {
  readonly id: string
  readonly amount: Usd
  readonly at: Millis
  readonly disputes: readonly { readonly id: string; readonly at: Millis }[]
}

/** What the card provider took for it; undefined: nothing. */
export async function loadChargeOf(tx: Tx, id: string): Promise<TakenCharge | undefined> {
  const [charge] = await tx.rows<{ charge_id: string; amount: Usd; at: Millis }>(
    'select charge_id, amount, at from deposit_charges where deposit_id = $1',
    [id],
  )
  if (!charge) return undefined
  const { charge_id: chargeId, amount, at } = charge
  const disputes = await tx.rows<{ id: string; at: Millis }>(
    'select dispute_id as id, at from charge_disputes where charge_id = $1 order by at, dispute_id',
    [chargeId],
  )
  return { id: chargeId, amount, at, disputes }
}

export type LikeReceipt = { readonly deposit: string; readonly differingBits: number | null }

/** Other deposits that have its picture, or one that looks like it. */
export function listLikeReceipts(tx: Tx, id: string): Promise<LikeReceipt[]> {
  return tx.rows<LikeReceipt>(
    `select other_deposit_id as deposit, differing_bits as "differingBits"
       from deposit_receipt_flags where deposit_id = $1
     union all
     select deposit_id, differing_bits from deposit_receipt_flags where other_deposit_id = $1`,
    [id],
  )
}
