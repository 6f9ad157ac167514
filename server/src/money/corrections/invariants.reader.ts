// What must be true of corrections and of frozen accounts at any instant, as SQL that finds
// whatever breaks it.

import type { Invariant } from '#server/platform/invariants.reader.ts'

export const correctionInvariants: readonly Invariant[] = [
  {
    id: 'I24',
    says:
      'A correction was proposed and confirmed by two people, neither of whom got the money, and ' +
      'moved what it says, once.',
    sql: `
      with c as (
        select c.*, coalesce(c.previous_id, c.deposit_id, c.withdrawal_id, c.id) as ref,
               k.outcome::text as outcome, k.decided_by, k.decided_at,
               k.proven_at as decider_proven_at, a.id as account
          from corrections c
          left join correction_decisions k on k.correction_id = c.id
          left join account_names a
            on a.client_id = c.client_id and a.currency = 'real' and a.name = 'available'
      ), due as (
        select id, ref, kind::text as kind, amount, account as taker from c
         where outcome = 'confirmed' and amount > 0
        union all
        select c.id, ref, 'loss_recovered', recovered, l.id
          from c join account_names l on l.currency = 'real' and l.name = 'reorg_loss'
         where outcome = 'confirmed' and recovered > 0
      ), moved as (
        select ref, kind::text as kind, amount, to_account as taker from transfers
         where kind::text in ('deposit_restored', 'loss_recovered', 'withdrawal_returned',
                              'goodwill')
      )
      select format('correction %s has no %s that fits', id, kind) from due
       where not exists (select from moved m where m.ref = due.ref and m.kind = due.kind
                            and m.amount = due.amount and m.taker = due.taker)
      union all
      select format('%s %s fits no correction', kind, ref) from moved m
       where (select count(*) from due where due.ref = m.ref and due.kind = m.kind
                 and due.amount = m.amount and due.taker = m.taker) <> 1
      union all
      select format('correction %s was confirmed by who proposed it', id) from c
       where outcome = 'confirmed' and decided_by = proposed_by
      union all
      select format('correction %s was decided on by the one who gets it', c.id)
        from c join client_names l on l.id = c.client_id
          join members o on o.id in (c.proposed_by, c.decided_by) and o.email_key = l.email_key
      union all
      select format('correction %s was made without a second factor', id) from c
       where outcome = 'confirmed' and (proven_at is null or decider_proven_at is null)
         and is_live()
      union all
      select format('correction %s restores %s of %s', c.id, c.amount + c.recovered, s.amount)
        from c join deposit_steps s on s.deposit_id = c.deposit_id and s.state = 'approved'
       where c.outcome = 'confirmed' and c.amount + c.recovered <> s.amount
      union all
      select format('correction %s gives back %s of %s', c.id, c.amount, w.amount - w.fee)
        from c join withdrawals w on w.id = c.withdrawal_id
       where c.outcome = 'confirmed' and (c.amount > w.amount - w.fee or not exists (
               select from withdrawal_steps s
                where s.withdrawal_id = w.id and s.state = 'paid' and s.at <= c.proposed_at))
      union all
      select format('withdrawal %s came back as %s, and its correction says %s',
                    coalesce(b.withdrawal_id, k.withdrawal_id), b.amount, k.amount)
        from withdrawal_returns b full join (
               select * from c where outcome = 'confirmed' and withdrawal_id is not null) k
          on k.withdrawal_id = b.withdrawal_id
       where (b.amount, b.reason, b.at) is distinct from (k.amount, k.reason, k.decided_at)
      union all
      select format('deposit %s was restored by %s, and the correction is %s',
                    coalesce(s.deposit_id, k.deposit_id), s.ref, k.id)
        from (select * from deposit_steps where state::text = 'restored') s
          full join (select * from c where outcome = 'confirmed' and deposit_id is not null) k
            on k.id = s.ref
       where (s.deposit_id, s.reason, s.at) is distinct from (k.deposit_id, k.reason, k.decided_at)
      union all
      select format('funding of %s knows of %s, and the correction %s is of %s', f.client_id,
                    f.ref, k.id, k.client_id)
        from client_credits f full join (
               select * from c where outcome = 'confirmed' and deposit_id is not null) k
          on k.id = f.ref
       where f.client_id is distinct from k.client_id
      union all
      select format('deposit %s was restored %s times, and %s corrections say so', d.id, d.restored,
                    d.corrected)
        from (select d.id,
                     (select count(*) from deposit_steps s
                       where s.deposit_id = d.id and s.state::text = 'restored') as restored,
                     (select count(*) from c
                       where c.deposit_id = d.id and c.outcome = 'confirmed') as corrected
                from deposits d) d
       where d.restored <> d.corrected`,
  },
  {
    id: 'I25',
    says: 'Nothing was approved, prepared or opened for an account while it was frozen.',
    sql: `
      with frozen as (
        select client_id, since, coalesce(ended_at, 'infinity') as until from freezes
      )
      select format('withdrawal %s was %s while its account was frozen', w.id, d.deed)
        from withdrawals w join frozen f on f.client_id = w.client_id
          join (select withdrawal_id, approved_at as at, 'approved' as deed
                  from withdrawal_approvals
                union all
                select withdrawal_id, prepared_at, 'prepared' from withdrawal_payouts
                union all
                select p.withdrawal_id, f.made_at, 'put in a bank file'
                  from bank_file_payments p join bank_files f on f.id = p.file_id) d
            on d.withdrawal_id = w.id and d.at > f.since and d.at < f.until
      union all
      select format('trade %s was opened while its account was frozen', t.id)
        from trades t join frozen f on f.client_id = t.client_id
         -- an order that is decided while the freeze commits comes before it
         and t.accepted_at > f.since + interval '1 minute' and t.accepted_at < f.until
      union all
      select format('account %s goes on, and %s freezes of it stand', c.id, count(*))
        from client_names c join freezes f on f.client_id = c.id
       where c.state = 'active' and f.ended_at is null
       group by c.id
      union all
      select format('freeze %s was ended by %s people', f.id, x.people)
        from freezes f
          join lateral (select count(distinct o.email_key) as people from freeze_approvals a
                          join members o on o.id = a.operator_id
                         where a.freeze_id = f.id and a.approved_at <= f.ended_at) x on true
       where f.ended_at is not null and x.people < case when f.is_money_missing
                              and is_live() then 2 else 1 end
      union all
      select format('freeze %s was ended by its own client', f.id)
        from freezes f join client_names c on c.id = f.client_id
          join freeze_approvals a on a.freeze_id = f.id
          join members o on o.id = a.operator_id and o.email_key = c.email_key`,
  },
]
