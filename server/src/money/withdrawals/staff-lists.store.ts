// The SQL of withdrawals as staff look for them: pages by how they ended, by method and amount,
// each through an index of its own; and what is known of a client and of a destination.

import type { WithdrawalList, WithdrawalSort } from '#contract/staff/withdrawals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'
import { column } from '#server/platform/columns.ts'
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
import type { Withdrawal, WithdrawalState } from './withdrawal.ts'
import { isOpen, selected, state, type WithdrawalRow, withdrawalOf } from './withdrawals.store.ts'

export type Looking = {
  readonly list: WithdrawalList
  readonly sort: WithdrawalSort
  readonly method: string | null
  readonly least: Usd | null
  readonly most: Usd | null
  readonly clientId: ClientId | null
  /** What the chain or the bank calls it. */
  readonly reference: string | null
  readonly days: Span
  readonly after: Place | null
  readonly limit: number
}

/** From where each list starts. What has ended is found by its end, however many have. */
const sources = {
  open: `${isOpen} and ($1::text is null or ${state}::text = $1)`,
  ended: `w.id in (select e.withdrawal_id from withdrawal_steps e
                    where e.state = $1::withdrawal_state)`,
  all: '$1::text is null',
} as const

const ends = { id: 'w.id', value: '$5::bigint', last: '$6::uuid' } as const
const amount = { ...ends, by: 'w.amount' } as const
const orders = {
  asked: upById(ends),
  '-asked': downById(ends),
  amount: upwards(amount),
  '-amount': downwards(amount),
} as const

/** Each is looked up by an index of its own; a bank is told the id without its dashes. */
const ofReference = `w.id = any (array(
    select withdrawal_id from withdrawal_sendings where reference = any ($11::text[])
    union select withdrawal_id from withdrawal_steps where reference = any ($11::text[])
    union select p.withdrawal_id from bank_file_payments p join bank_files f on f.id = p.file_id
           where f.message_id = any ($11::text[])
    union select id from withdrawals where id = $12::uuid))`

function sourceOf(list: WithdrawalList): keyof typeof sources {
  if (list === 'all') return 'all'
  return list === 'waiting' || list === 'pending' || list === 'approved' ? 'open' : 'ended'
}

export async function listPage(tx: Tx, looking: Looking): Promise<Withdrawal[]> {
  const { list, sort, method, least, most, clientId, reference, days, after, limit } = looking
  const source = sourceOf(list)
  const wanted = list === 'all' || list === 'waiting' ? null : list
  const { from, until } = idsOf(days)
  const texts = reference === null ? null : asWritten(reference)
  const found = await tx.rows<{ id: string }>(
    `select w.id from withdrawals w
      where ${sources[source]} and ($2::withdrawal_method is null or w.method = $2)
        and ($3::bigint is null or w.amount >= $3) and ($4::bigint is null or w.client_id = $4)
        and ($8::bigint is null or w.amount <= $8)
        and ($9::uuid is null or w.id >= $9) and ($10::uuid is null or w.id < $10)
        and ${texts === null ? '$11::text[] is null and $12::uuid is null' : ofReference}
        and ${orders[sort]} limit $7`,
    [
      ...[wanted, method, least, clientId, after?.value ?? null, after?.id ?? null, limit],
      ...[most, from, until, texts, reference === null ? null : uuidMeant(reference)],
    ],
  )
  const rows = await tx.rows<WithdrawalRow>(`${selected} where w.id = any($1::uuid[])`, [
    column(found.map(({ id }) => id)),
  ])
  const known = new Map(rows.map((row) => [row.id, withdrawalOf(row)]))
  return found.flatMap(({ id }) => known.get(id) ?? [])
}

export type Sum = { readonly count: number; readonly amount: Usd }

/** How many a client's withdrawals are, and what they come to, by how they stand. */
export async function sumByState(
  tx: Tx,
  clientId: ClientId,
): Promise<ReadonlyMap<WithdrawalState, Sum>> {
  const rows = await tx.rows<{ state: WithdrawalState; count: number; amount: Usd | null }>(
    `select ${state} as state, count(*)::int as count, sum(w.amount)::bigint as amount
       from withdrawals w where w.client_id = $1 group by 1`,
    [clientId],
  )
  return new Map(
    rows.map(({ state: one, count, amount }) => [one, { count, amount: amount ?? zeroUsd }]),
  )
}

export type KnownDestination = {
  readonly firstAt: Millis | null
  readonly paidBefore: number
  readonly others: readonly ClientId[]
}

/** Of a withdrawal: when its client named the place first, and who else did. */
export async function loadKnownDestination(
  tx: Tx,
  { id, clientId, method, destination }: Withdrawal,
): Promise<KnownDestination> {
  const [row] = await tx.rows<{ first_at: Millis | null; paid_before: number }>(
    `select least((select min(p.added_at) from payout_destinations p
                    where p.client_id = $1 and p.method = $2 and p.destination = $3),
                  (select min(s.at) from withdrawals w
                     join withdrawal_steps s on s.withdrawal_id = w.id and s.nr = 1
                    where w.client_id = $1 and w.method = $2 and w.destination = $3)) as first_at,
            (select count(*)::int from withdrawals w
               join withdrawal_steps s on s.withdrawal_id = w.id and s.state = 'paid'
              where w.client_id = $1 and w.method = $2 and w.destination = $3 and w.id < $4)
              as paid_before`,
    [clientId, method, destination, id],
  )
  const others = await tx.rows<{ client_id: ClientId }>(
    `select client_id from payout_destinations
      where method = $2 and destination = $3 and client_id <> $1
     union select client_id from withdrawals
      where method = $2 and destination = $3 and client_id <> $1
     order by client_id limit 20`,
    [clientId, method, destination],
  )
  return {
    firstAt: row?.first_at ?? null,
    paidBefore: row?.paid_before ?? 0,
    others: others.map(({ client_id }) => client_id),
  }
}

/** How it was confirmed, by the record of its asking; null where that does not say. */
export async function loadConfirmedBy(
  tx: Tx,
  { id, clientId }: Pick<Withdrawal, 'id' | 'clientId'>,
): Promise<string | null> {
  const rows = await tx.rows<{ confirmed_by: string | null }>(
    `select details::json->>'confirmed_by' as confirmed_by from told_events
      where client_id = $1 and kind = 'withdrawal_asked'
        and details::json->>'withdrawal' = $2::text limit 1`,
    [clientId, id],
  )
  return rows[0]?.confirmed_by ?? null
}
