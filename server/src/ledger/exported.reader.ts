// What is held about a client here, for the copy of their own data: every movement on their
// accounts.

import { type Section, usd } from '#server/platform/sections.reader.ts'

/** Records that belong to one of the client's accounts: a place is the account and its posting. */
export const postingsAfter = `
    from ledger_accounts a join transfers x on x.client_account = a.id
   where a.client_id = $1 and a.book not in ('credits', 'chips')
     and (a.id, x.posting) > (split_part($2, '/', 1)::bigint, split_part($2, '/', 2)::bigint)`
const movedBy = 'case when x.to_account = a.id then x.amount else -x.amount end'
export const inOrder = `order by a.id, x.posting limit $3`
export const placeOfPosting = `a.id || '/' || x.posting as place`

export const exported = {
  ledger: {
    start: '0/0',
    count: `select coalesce(sum(postings), 0) from ledger_accounts
             where client_id = $1 and book not in ('credits', 'chips')`,
    sql: `
      select ${placeOfPosting},
             json_build_object(
               'account', a.book, 'posting', x.posting, 'kind', x.kind, 'ref', x.ref,
               'amount_usd', ${usd(movedBy)},
               'balance_after_usd', ${usd('x.balance_after')}, 'at', x.at
             )::text as line
      ${postingsAfter} ${inOrder}`,
  },
} as const satisfies Record<string, Section>
