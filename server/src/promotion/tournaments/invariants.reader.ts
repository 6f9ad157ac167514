// What must be true of tournaments at any instant, as SQL that finds whatever breaks it: what was
// paid in is there or paid out, chips are where a tournament is, and nothing made money of them.

import type { Invariant } from '#server/platform/invariants.reader.ts'

const kinds = `'tournament_fee', 'tournament_refund', 'tournament_added', 'tournament_prize',
  'tournament_share'`

/** What each entry and each rebuy paid for. */
const paid = `
  select n.id as ref, n.id as entry_id, n.tournament_id, t.start_chips as chips, n.left_at
    from tournament_entries n join tournaments t on t.id = n.tournament_id
  union all
  select r.id, n.id, n.tournament_id, r.chips, n.left_at
    from tournament_rebuys r join tournament_entries n on n.id = r.entry_id`

export const tournamentInvariants: readonly Invariant[] = [
  {
    id: 'I45',
    says: 'The pools hold the fees of tournaments that are not over, and nothing else.',
    sql: `
      with paid as (${paid}),
      owed as (
        select t.currency, sum(t.fee) as sum
          from paid p join tournaments t on t.id = p.tournament_id
         where p.left_at is null
           and not exists (select from tournament_ends where tournament_id = t.id) group by 1
      ), there as (
        select book as currency, sum(
          case when kind in ('tournament_fee', 'tournament_added') then amount
            else -amount end) as sum
          from transfers where kind in (${kinds}) group by 1)
      select format('the pool of %s holds %s, and fees of %s are not paid out', c.name,
                    coalesce(there.sum, 0), coalesce(owed.sum, 0))
        from (values ('real'), ('demo')) c (name) left join owed on owed.currency = c.name
        left join there on there.currency = c.name
       where coalesce(owed.sum, 0) <> coalesce(there.sum, 0)`,
  },
  {
    id: 'I46',
    says: 'What a tournament paid is what its result says, and all of its pool.',
    sql: `
      select format('place %s of entry %s won %s and was paid %s', r.place, r.entry_id, r.prize,
                    coalesce(x.amount, 0))
        from tournament_results r
        left join transfers x on x.ref = r.entry_id and x.kind = 'tournament_prize'
       where r.prize <> coalesce(x.amount, 0)
      union all
      select format('a prize was paid to entry %s, which has no result', x.ref)
        from transfers x where x.kind = 'tournament_prize'
         and not exists (select from tournament_results where entry_id = x.ref)
      union all
      select format('the pool of tournament %s was %s, and its prizes are %s', e.tournament_id,
                    e.pool, sum(r.prize))
        from tournament_ends e
        join tournament_entries n on n.tournament_id = e.tournament_id and n.left_at is null
        left join tournament_results r on r.entry_id = n.id
       where e.outcome = 'held' group by e.tournament_id, e.pool
      having sum(r.prize) is distinct from e.pool`,
  },
  {
    id: 'I47',
    says: 'Chips were given for an entry or a rebuy, with its fee, and nobody in none has any.',
    sql: `
      with paid as (${paid})
      select format('chips were given for %s, which is no entry and no rebuy, or others', x.ref)
        from transfers x where x.kind = 'chips_grant'
         and not exists (select from paid where ref = x.ref and chips = x.amount)
      union all
      select format('%s paid %s of a fee of %s', p.ref, coalesce(x.amount, 0), t.fee)
        from paid p join tournaments t on t.id = p.tournament_id
        left join transfers x on x.ref = p.ref and x.kind = 'tournament_fee'
       where coalesce(x.amount, 0) <> t.fee
      union all
      select format('a fee was paid for %s, which is no entry and no rebuy', x.ref)
        from transfers x where x.kind = 'tournament_fee'
         and not exists (select from paid where ref = x.ref)
      union all
      select format('client %s has %s chips and is in no tournament', a.client_id, a.balance)
        from ledger_accounts a
       where a.book = 'chips' and a.client_id is not null and a.balance <> 0
         and not exists (
           select from tournament_entries n
            where n.client_id = a.client_id and n.left_at is null
              and not exists (select from tournament_ends
                               where tournament_id = n.tournament_id and outcome <> 'cancelled'))`,
  },
]
