// What must be true at any instant of clients who moved from this cell or to it, as SQL that finds
// whatever breaks it.

import type { Invariant } from '#server/platform/invariants.reader.ts'

export const moveInvariants: readonly Invariant[] = [
  {
    id: 'I49',
    says: 'Who moved to another cell has nothing left in any account here.',
    sql: `
      with gone as (
        select m.client_id, a.id as account, a.currency from moved_clients m
          join account_names a on a.client_id = m.client_id where m.left_at is not null
      ), causes as (
        select distinct g.client_id, t.ref from gone g
          join transfers t on t.client_account = g.account and t.kind::text <> 'moved_out'
        union
        select distinct client_id, cover_refs(client_id) from gone
      ), out as (
        select m.client_id, t.ref, t.from_account, t.to_account, t.amount
          from transfers t
          left join (select distinct g.client_id, move_ref(g.client_id, n.currency, n.name) as ref
                       from gone g join account_names n on n.currency = g.currency
                        and (n.client_id is null or n.id = g.account)) m on m.ref = t.ref
         where t.kind::text = 'moved_out'
      ), theirs as (
        select c.client_id, t.from_account, t.to_account, t.amount from causes c
          join transfers t on t.ref = c.ref and t.kind::text <> 'moved_out'
        union all
        select client_id, from_account, to_account, amount from out where client_id is not null
      ), sides as (
        select s.client_id, s.amount, a.currency,
               -- what stakes lack, the house has covered
               case a.name when 'stakes' then 'house' else a.name end as name
          from (select client_id, from_account as account, -amount as amount from theirs
                union all select client_id, to_account, amount from theirs) s
          join account_names a on a.id = s.account
      )
      select format('client %s moved and has %s of %s in %s', client_id, sum(amount), currency,
                    name)
        from sides group by client_id, currency, name having sum(amount) <> 0
      union all
      select format('%s took %s to another cell, and nobody moved', ref, amount)
        from out where client_id is null`,
  },
  {
    id: 'I50',
    says: 'Who moved to another cell does nothing here, and who came from one waits to be let in.',
    sql: `
      select format('client %s moved to cell %s and is %s here', m.client_id, m.to_cell, c.state)
        from moved_clients m join clients c on c.id = m.client_id where c.state <> 'closed'
      union all
      select format('client %s came and is %s before they are let in', r.client_id, c.state)
        from arrived_clients r join clients c on c.id = r.client_id
       where r.opened_at is null and c.state <> 'closed'
      union all
      select format('client %s moved and is signed in here', m.client_id) from moved_clients m
       where m.left_at is not null and exists (
         select from sessions s where s.client_id = m.client_id and s.ended_at is null)
      union all
      select format('client %s moved at %s, and %s %s was later', m.client_id, m.left_at, t.kind,
                    t.ref)
        from moved_clients m join account_names a on a.client_id = m.client_id
        join transfers t on t.client_account = a.id and t.at > m.left_at`,
  },
]
