// The books that a client leaves and comes to. Here, each account to which they contributed passes
// that on to `elsewhere`, which is zero for them in the end; what they did stays in the journal.
// There, the house covers what their trades won, as it did here for all trades of a moment
// together.

import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Rows } from './client-rows.ts'

/** What a client's rows brought into each account. None of their trades is open. */
const sumsOf = (rows: Rows, clientId: bigint) => `
  select side.account, sum(side.amount)::bigint as amount
    from (select x.* from journal x where ${rows.where('journal', clientId)}) t
   cross join lateral (
     values (t.from_account, -t.amount), (t.to_account, t.amount)) side (account, amount)
   group by 1 having sum(side.amount) <> 0`

export async function leaveBooks(tx: Tx, rows: Rows, clientId: bigint, at: Millis): Promise<void> {
  await tx.rows(
    `with brought as (
       -- what stakes lack, the house has covered
       select case when a.name = 'stakes' then h.id else a.id end as account,
              sum(s.amount)::bigint as amount
         from (${sumsOf(rows, clientId)}) s join accounts a on a.id = s.account
         left join accounts h
           on h.client_id is null and h.currency = a.currency and h.name = 'house'
        group by 1 having sum(s.amount) <> 0)
     insert into journal (at, kind, ref, currency, from_account, to_account, amount,
                          client_account, posting, balance_after)
     select $1, 'moved_out', move_ref($2, a.currency, a.name), a.currency,
            case when s.amount > 0 then a.id else e.id end,
            case when s.amount > 0 then e.id else a.id end, abs(s.amount),
            l.id, l.postings + 1, l.balance - s.amount
       from brought s join accounts a on a.id = s.account
       join accounts e on e.client_id is null and e.name = 'elsewhere' and e.currency = a.currency
       left join ledger_accounts l on l.id = a.id and a.client_id is not null`,
    [iso(at), clientId],
  )
}

/** At the time of their last movement: it was counted where they traded. */
export async function coverTrades(tx: Tx, rows: Rows, clientId: bigint, cell: number) {
  await tx.rows(
    `insert into journal (at, kind, ref, currency, from_account, to_account, amount)
     select (select max(x.at) from journal x where ${rows.where('journal', clientId)}),
            'house_cover', move_ref($1, a.currency, 'stakes ' || $2::int), a.currency,
            own_account(a.currency, 'house'), a.id, -s.amount
       from (${sumsOf(rows, clientId)}) s join accounts a on a.id = s.account
      where a.name = 'stakes' and s.amount < 0`,
    [clientId, cell],
  )
}
