// What must be true of tournaments at any instant, as SQL that finds whatever breaks it: what was
// paid in is there or paid out, chips are where a tournament is, nothing made money of them, and
// places, prizes and the stated text are what the published rules make of the chips.

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

/** What each tournament took in fees, and what of it its rules give to the pool. */
const funded = `
  select t.*, f.fees, f.fees * (t.half / 10000 - case
           when t.half % 10000 = 0 and t.half / 10000 % 2 = 1 then 1 else 0 end) as of_fees
    from (select t.id, t.currency, t.fee, t.added, t.places, e.outcome, e.pool,
                 e.at as ended_at, t.fee * t.pool_share_bp + 5000 as half
            from tournaments t join tournament_ends e on e.tournament_id = t.id) t
   cross join lateral (
     select (select count(*) from tournament_entries n
              where n.tournament_id = t.id and n.left_at is null)
          + (select count(*) from tournament_rebuys r
               join tournament_entries n on n.id = r.entry_id
              where n.tournament_id = t.id and n.left_at is null) as fees) f`

/** Where the result puts each, and where its chips do. */
const placed = `
  select r.*, n.tournament_id, n.number,
         count(r.place) over (partition by n.tournament_id) as traders,
         row_number() over (
           partition by n.tournament_id
               order by r.place is null, r.chips desc, r.reached_at, n.number) as stands
    from tournament_results r join tournament_entries n on n.id = r.entry_id`

const instant = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const dollars = (column: string) => `to_char(${column} / 100.0, 'FM9999999999999990.00')`

/** What has to be stated of each that was held: `statementOf`, made of the rows alone. */
const stated = `
  select f.id, format(
           '{"tournament":"%s","name":%s,"currency":"%s","starts_at":"%s","ends_at":"%s",'
           || '"ended_at":"%s","fee":"%s","pool_share_bp":%s,"start_chips":"%s","rebuys_most":%s,'
           || '"places":%s,"fees":"%s","of_fees":"%s","added":"%s","pool":"%s"}', f.id,
           coalesce(to_json(t.name)::text, 'null'), t.currency, ${instant('t.starts_at')},
           ${instant('t.ends_at')}, ${instant('f.ended_at')}, ${dollars('t.fee')},
           t.pool_share_bp, ${dollars('t.start_chips')}, t.rebuys_most, to_json(t.places),
           ${dollars('(f.fees * t.fee)')}, ${dollars('f.of_fees')}, ${dollars('t.added')},
           ${dollars('(f.of_fees + t.added)')}) || chr(10) || string_agg(format(
             '{"entrant":%s,"place":%s,"chips":"%s","decided":%s,"reached_at":"%s","prize":"%s"}',
             p.number, coalesce(p.place::text, 'null'), ${dollars('p.chips')}, p.decided,
             ${instant('p.reached_at')}, ${dollars('p.prize')}) || chr(10), '' order by p.stands)
           as statement
    from (${funded}) f join tournaments t on t.id = f.id
    left join (${placed}) p on p.tournament_id = f.id
   where f.outcome = 'held'
   group by f.id, f.ended_at, f.fees, f.of_fees, t.id`

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
       where coalesce(owed.sum, 0) <> coalesce(there.sum, 0)
      union all
      select format('%s paid a fee of %s and had %s of it back, after %s', p.ref, t.fee,
                    coalesce(x.amount, 0),
                    case when p.left_at is null then coalesce(e.outcome, 'no end')
                      else 'leaving' end)
        from paid p join tournaments t on t.id = p.tournament_id
        left join tournament_ends e on e.tournament_id = p.tournament_id
        left join transfers x on x.ref = p.ref and x.kind = 'tournament_refund'
       where coalesce(x.amount, 0) <> case
               when p.left_at is not null or e.outcome in ('unbeaten', 'cancelled') then t.fee
               else 0 end
      union all
      select format('a fee went back for %s, which is no entry and no rebuy', x.ref)
        from transfers x where x.kind = 'tournament_refund'
         and not exists (select from paid where ref = x.ref)
      union all
      select format('tournament %s moved %s as %s, by its rules %s', t.id, coalesce(x.amount, 0),
                    m.kind, m.amount)
        from (${funded}) t
       cross join lateral (values
         ('tournament_added', case when t.outcome = 'held' then t.added else 0 end),
         ('tournament_share', case when t.outcome = 'held' then t.fees * t.fee - t.of_fees
                                else 0 end)) m (kind, amount)
        left join transfers x on x.ref = t.id and x.kind::text = m.kind
       where coalesce(x.amount, 0) <> m.amount
      union all
      select format('%s moved for %s, which is no tournament that is over', x.kind, x.ref)
        from transfers x where x.kind in ('tournament_added', 'tournament_share')
         and not exists (select from tournament_ends where tournament_id = x.ref)`,
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
      having sum(r.prize) is distinct from e.pool
      union all
      select format('the pool of tournament %s was %s, and by its rules it is %s', t.id, t.pool,
                    t.of_fees + t.added)
        from (${funded}) t where t.outcome = 'held' and t.pool <> t.of_fees + t.added
      union all
      select format('entry %s is at place %s, and by its chips at %s', p.entry_id, p.place,
                    p.stands)
        from (${placed}) p where p.place <> p.stands
      union all
      select format('place %s of entry %s won %s, and its share is %s', p.place, p.entry_id,
                    p.prize, w.prize)
        from (${placed}) p join (${funded}) t on t.id = p.tournament_id
       cross join lateral (
         select coalesce(t.pool * t.places[p.place] / sum(share), 0)::bigint as prize
           from unnest(t.places[:p.traders]) s (share)) w
       where p.place > 1 and p.prize <> w.prize
      union all
      select format('entry %s ended with %s chips, and %s were taken back', r.entry_id, r.chips,
                    coalesce(x.amount, 0))
        from tournament_results r
        left join transfers x on x.ref = r.entry_id and x.kind = 'chips_end'
       where r.chips <> coalesce(x.amount, 0)
      union all
      select format('entry %s of a tournament that was not held has a result', r.entry_id)
        from tournament_results r join tournament_entries n on n.id = r.entry_id
       where n.left_at is not null or not exists (
         select from tournament_ends
          where tournament_id = n.tournament_id and outcome = 'held')
      union all
      select format('entry %s was in tournament %s to the end and has no result', n.id,
                    n.tournament_id)
        from tournament_entries n join tournament_ends e on e.tournament_id = n.tournament_id
       where e.outcome = 'held' and n.left_at is null
         and not exists (select from tournament_results where entry_id = n.id)
      union all
      select format('the text of tournament %s is not what its result says', e.tournament_id)
        from tournament_ends e left join (${stated}) s on s.id = e.tournament_id
       where e.statement is distinct from s.statement`,
  },
  {
    id: 'I47',
    says: 'Chips were given for an entry or a rebuy, with its fee, and nobody in none has any.',
    sql: `
      with paid as (${paid})
      select format('no chips were given for %s', p.ref)
        from paid p where not exists (
         select from transfers where kind = 'chips_grant' and ref = p.ref)
      union all
      select format('%s of entry %s moved on an account that is not its entrant’s', x.kind, n.id)
        from paid p join tournament_entries n on n.id = p.entry_id
        join transfers x on x.ref = p.ref and x.kind in (
          ${kinds}, 'chips_grant', 'chips_end')
        join tournaments t on t.id = n.tournament_id
        left join ledger_accounts a on a.id = x.client_account
       where (a.client_id, a.book) is distinct from (n.client_id, case
               when x.kind in ('chips_grant', 'chips_end') then 'chips' else t.currency end)
      union all
      select format('client %s is in tournament %s and in another one', n.client_id,
                    n.tournament_id)
        from tournament_entries n
       where n.left_at is null
         and not exists (select from tournament_ends where tournament_id = n.tournament_id)
         and exists (select from tournament_entries o
                      where o.client_id = n.client_id and o.id <> n.id and o.left_at is null
                        and not exists (
                          select from tournament_ends where tournament_id = o.tournament_id))
      union all
      select format('%s take part in tournament %s, which has %s seats', count(*), t.id, t.seats)
        from tournaments t join tournament_entries n on n.tournament_id = t.id
       where n.left_at is null group by t.id having count(*) > t.seats
      union all
      select format('entry %s came to tournament %s at %s, too late', n.id, t.id, n.joined_at)
        from tournaments t join tournament_entries n on n.tournament_id = t.id
       where n.joined_at >= t.join_until
      union all
      select format('entry %s began anew for the %sth time, at %s', n.id, r.number, r.at)
        from tournament_rebuys r join tournament_entries n on n.id = r.entry_id
        join tournaments t on t.id = n.tournament_id
       where r.number > t.rebuys_most or r.at < t.starts_at or r.at >= t.ends_at
      union all
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
