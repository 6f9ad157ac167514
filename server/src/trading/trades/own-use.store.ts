// What clients staked on the live account and what came back, from the postings of their accounts.
// Postings are numbered in the order of time, so sums can go on from where they were left.

import type { LimitPeriod } from '#contract/client/limits.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Usd } from '#kernel/money.ts'
import { iso } from '#kernel/time.ts'
import type { Starts } from '#server/identity/limits/period.ts'
import { column } from '#server/platform/columns.ts'
import type { Statement, Tx } from '#server/platform/db.ts'

type PerPeriod<Name extends string> = Readonly<Record<`${LimitPeriod}_${Name}`, Usd>>

export type MovedRow = PerPeriod<'stake' | 'paid'> & {
  readonly client_id: ClientId
  /** The last posting that is counted. */
  readonly through: bigint
}

const movedStatement: Statement = {
  name: 'sum_own_moves',
  text: `
    with since as materialized (
      select a.id, a.client_id,
             coalesce(known.through, posting_before(a.id, least($3::timestamptz, $4, $5)))
               as posting
        from unnest($1::bigint[], $2::bigint[]) as known (client_id, through)
        join ledger_accounts a on a.client_id = known.client_id and a.book = 'real'
    )
    select since.client_id, max(x.posting) as through,
           ${sums('day', '$3')}, ${sums('week', '$4')}, ${sums('month', '$5')}
      from since join transfers x on x.client_account = since.id and x.posting > since.posting
     group by since.client_id`,
}

function sums(period: LimitPeriod, start: string): string {
  const sum = (kind: string, name: string) =>
    `coalesce(sum(x.amount) filter (where x.kind = '${kind}'
       and x.at >= ${start}::timestamptz), 0)::bigint as ${period}_${name}`
  return `${sum('trade_open', 'stake')}, ${sum('trade_settle', 'paid')}`
}

export type Counted = { readonly clientId: ClientId; readonly through: bigint | null }

/**
 * What moved in the periods that began then, after the last posting that was counted before, if any
 * was. Clients for whom nothing moved are not in it.
 */
export function sumMoves(
  tx: Tx,
  counted: readonly Counted[],
  { day, week, month }: Starts,
): Promise<MovedRow[]> {
  return tx.rows<MovedRow>(movedStatement, [
    column(counted.map(({ clientId }) => clientId)),
    column(counted.map(({ through }) => through)),
    ...[day, week, month].map((start) => iso(start)),
  ])
}

type OpenRow = { readonly client_id: ClientId; readonly period: LimitPeriod; readonly stake: Usd }

// No trade lasts longer than a day, but after an outage it may be settled late.
const openStatement: Statement = {
  name: 'sum_open_at_starts',
  text: `
    with bounds as materialized (
      select a.id, a.client_id, periods.period, periods.start,
             posting_before(a.id, periods.start - interval '3 days') as first,
             posting_before(a.id, periods.start) as last
        from ledger_accounts a, (values ('day', $2::timestamptz), ('week', $3), ('month', $4))
             as periods (period, start)
       where a.client_id = any($1::bigint[]) and a.book = 'real'
    )
    select b.client_id, b.period, sum(x.amount)::bigint as stake
      from bounds b join transfers x on x.client_account = b.id
       and x.posting > b.first and x.posting <= b.last and x.kind = 'trade_open'
     where not exists (select from outcomes where trade_id = x.ref and settled_at < b.start)
     group by b.client_id, b.period`,
}

/** The stakes of trades that were open when the periods began. */
export function sumOpenAtStarts(
  tx: Tx,
  clientIds: readonly ClientId[],
  { day, week, month }: Starts,
): Promise<OpenRow[]> {
  const starts = [day, week, month].map((start) => iso(start))
  return tx.rows<OpenRow>(openStatement, [column(clientIds), ...starts])
}
