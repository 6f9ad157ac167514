// The SQL of deposits that wait for a payment, and of what clients pay in altogether.

import { type LimitPeriod, limitPeriods } from '#contract/client/limits.ts'
import type { Coin } from '#kernel/coins.ts'
import type { ClientId } from '#kernel/ids.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Starts } from '#server/identity/limits/period.ts'
import { column } from '#server/platform/columns.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Waiting } from './match.ts'

/** Asked for at this address and not paid yet, the oldest first. Nobody keeps them so. */
export async function listWaiting(tx: Tx, coin: Coin, address: string): Promise<Waiting[]> {
  const rows = await tx.rows<{ id: string; units: string; expires_at: Millis }>(
    `select d.id, a.units, a.expires_at
       from deposits d join deposit_asks a on a.deposit_id = d.id
      where d.method = $1::text::deposit_method and d.address = $2
        and a.units is not null and a.expires_at is not null
        and not exists (select from chain_outputs o where o.deposit_id = d.id)
        and not exists (select from deposit_steps s where s.deposit_id = d.id and s.nr > 1)
      order by d.id`,
    [coin, address],
  )
  return rows.map((row) => ({
    depositId: row.id,
    units: BigInt(row.units),
    expiresAt: row.expires_at,
  }))
}

export async function countWaiting(tx: Tx, clientId: ClientId): Promise<number> {
  const rows = await tx.rows<{ count: bigint }>(
    `select count(*) from deposits d
      where d.client_id = $1 and d.method <> 'card'
        and not exists (select from chain_outputs o where o.deposit_id = d.id)
        and not exists (select from deposit_steps s where s.deposit_id = d.id and s.nr > 1)`,
    [clientId],
  )
  return Number(rows[0]?.count ?? 0n)
}

/** Of coins, whose quote, if not they themselves, ended before this instant, and nothing came. */
export async function listUnpaidBefore(tx: Tx, before: Millis): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select d.id from deposits d left join deposit_asks a on a.deposit_id = d.id
      where d.id = any (array(select deposit_id from open_deposits))
        and d.method <> 'card' and coalesce(a.expires_at, d.created_at) < $1
        and not exists (select from chain_outputs o where o.deposit_id = d.id)
      order by d.id limit 500`,
    [iso(before)],
  )
  return rows.map(({ id }) => id)
}

export type DepositUse = Readonly<Record<LimitPeriod, Usd>>

export const noDeposits: DepositUse = { day: zeroUsd, week: zeroUsd, month: zeroUsd }

/** What clients paid in since each start, and what they asked for since and have not paid yet. */
export async function sumDeposits(
  tx: Tx,
  clientIds: readonly ClientId[],
  starts: Starts,
): Promise<Map<ClientId, DepositUse>> {
  const [day, week, month] = limitPeriods
  const rows = await tx.rows<Record<LimitPeriod, Usd> & { client_id: ClientId }>(
    `with paid as (
       select d.client_id, s.amount, s.at
         from deposits d
         join deposit_steps s on s.deposit_id = d.id and s.state = 'approved'
        where d.client_id = any($1::bigint[])
       union all
       select a.client_id, a.amount, a.asked_at
         from deposit_asks a
        where a.client_id = any($1::bigint[])
          and not exists (
            select from deposit_steps s where s.deposit_id = a.deposit_id and s.nr > 1)
     )
     select client_id,
            coalesce(sum(amount) filter (where at >= $2), 0)::bigint as ${day},
            coalesce(sum(amount) filter (where at >= $3), 0)::bigint as ${week},
            coalesce(sum(amount) filter (where at >= $4), 0)::bigint as ${month}
       from paid group by client_id`,
    [column(clientIds), iso(starts.day), iso(starts.week), iso(starts.month)],
  )
  return new Map(rows.map(({ client_id, ...use }) => [client_id, use]))
}
