// What must be true of withdrawals at any instant, as SQL that finds whatever breaks it. As with
// the invariants of trades, nothing here trusts the triggers and keys that should make a breach
// impossible: what the records say is held against what the ledger did, and neither is believed.

import { defaultSettings } from '#server/install/operators/settings.ts'
import type { Invariant } from '#server/platform/invariants.reader.ts'

/** A fact of an event's JSON as it was recorded; null where it tells none of that name. */
export const factOf = (details: string, name: string) =>
  `substring(${details} from '"' || ${name} || '":"([^"]*)"')`

/** An amount in cents as events and bank files tell it. */
export const dollarText = (cents: string) => `(${cents} / 100.0)::numeric(30, 2)::text`

/** A withdrawal with its newest step, the account it came from and the one it is paid to. */
export const asked = `
  w as (
    select w.id, w.client_id, w.method, w.amount, w.fee, w.approvals_needed, w.network,
           s.state::text as state, s.reference, a.id as account, o.id as outside, h.id as house,
           hold.id as hold
      from withdrawals w
      left join lateral (select state, reference from withdrawal_steps
                          where withdrawal_id = w.id order by nr desc limit 1) s on true
      left join account_names a
        on a.client_id = w.client_id and a.currency = 'real' and a.name = 'available'
      left join account_names o
        on o.client_id is null and o.currency = 'real' and o.name = 'outside_' || w.method
      left join account_names h on h.client_id is null and h.currency = 'real' and h.name = 'house'
      left join account_names hold
        on hold.client_id is null and hold.currency = 'real' and hold.name = 'withdrawals'
  )`

const dayBefore = `range between interval '23:59:59.999' preceding and current row`

export const withdrawalInvariants: readonly Invariant[] = [
  {
    id: 'I9',
    says: 'Withdrawals hold what the unfinished ones ask; each that is paid has one payment.',
    sql: `
      with ${asked}, due as (
        select id, 'withdrawal_hold' as kind, account as giver, hold as taker, amount from w
        union all select id, 'withdrawal_return', hold, account, amount from w
                   where state in ('rejected', 'cancelled')
        union all select id, 'withdrawal_pay', hold, outside, amount - fee from w
                   where state = 'paid'
        union all select id, 'withdrawal_fee', hold, house, fee from w
                   where state = 'paid' and fee > 0
      ), moved as (
        select ref, kind::text as kind, from_account as giver, to_account as taker, amount
          from transfers
         where kind::text like 'withdrawal%' and kind::text <> 'withdrawal_returned'
      )
      select format('the withdrawals of the %s book hold %s, its unfinished ones %s',
                    book, held, wanted)
        from (select a.currency as book,
                     coalesce((select sum(amount) from postings
                                where account_id = a.id), 0) as held,
                     coalesce((select sum(amount) from w
                                where state in ('pending', 'approved')), 0) as wanted
                from account_names a where a.name = 'withdrawals') x where held <> wanted
      union all
      select format('withdrawal %s, %s, has no %s that fits', id, coalesce(
                    (select state from w where w.id = due.id), 'without a state'), kind)
        from due where not exists (
          select from moved m where m.ref = due.id and m.kind = due.kind and m.giver = due.giver
             and m.taker = due.taker and m.amount = due.amount)
      union all
      select format('%s %s fits no withdrawal', kind, ref) from moved where not exists (
          select from due where due.id = moved.ref and due.kind = moved.kind
             and due.giver = moved.giver and due.taker = moved.taker and due.amount = moved.amount)
      union all
      select format('withdrawal %s is paid by %s, which nobody saw', id,
                    coalesce(reference, 'nothing'))
        from w where state = 'paid' and (coalesce(reference, '') = '' or method <> 'bank'
         and not exists (select from withdrawal_sendings g
                          where g.withdrawal_id = w.id and g.reference = w.reference))
      union all
      select format('transaction %s pays %s withdrawals', reference, count(distinct id))
        from (select lower(s.reference) as reference, w.id from withdrawal_steps s
                join w on w.id = s.withdrawal_id and w.method <> 'bank'
               where s.state = 'paid' and s.reference is not null
              union all
              select lower(reference), withdrawal_id from withdrawal_sendings) used
       group by reference having count(distinct id) > 1
      union all
      select format('withdrawal %s went from %s to %s', withdrawal_id, coalesce(before, 'nothing'),
                    state)
        from (select withdrawal_id, state::text as state, nr,
                     lag(state::text) over steps as before, row_number() over steps as number
                from withdrawal_steps
              window steps as (partition by withdrawal_id order by nr)) s
       where nr <> number or (coalesce(before, 'nothing'), state) not in (
               values ('nothing', 'pending'), ('pending', 'approved'), ('pending', 'rejected'),
                      ('pending', 'cancelled'), ('approved', 'paid'), ('approved', 'rejected'),
                      ('approved', 'cancelled'))`,
  },
  {
    id: 'I10',
    says:
      'Withdrawals were approved by as many people as they need, alone and with others of a day, ' +
      'none of them their owner; with real money each showed a second factor.',
    sql: `
      with ${asked}, passed as (
        select w.*, s.at as passed_at from w
          join withdrawal_steps s on s.withdrawal_id = w.id and s.state = 'approved'
      ), bounds as (
        select '-infinity'::timestamptz as since,
               ${defaultSettings.withdrawalTwoStaffAbove * 100}::numeric as cents
        union all
        select at, value::numeric * 100
          from (select at, ${factOf('details', "'name'")} as name,
                       ${factOf('details', "'value'")} as value
                  from told_events where kind = 'setting_changed') changes
         where name = 'withdrawal_two_staff_above' and value ~ '^\\d{1,15}(\\.\\d+)?$'
      ), singly as (
        -- with what one client asked for in the day before it, or who else to the same destination
        select w.id, s.at, greatest(
                 sum(w.amount) over (partition by w.client_id order by s.at ${dayBefore}),
                 sum(w.amount) over (partition by x.destination order by s.at ${dayBefore})
               ) as together
          from w join withdrawals x on x.id = w.id
            join withdrawal_steps s on s.withdrawal_id = w.id and s.nr = 1
         where w.approvals_needed < 2 and w.state not in ('rejected', 'cancelled')
      )
      select format('withdrawal %s was approved by %s of %s people', id, people, approvals_needed)
        from (select p.*, (select count(distinct o.email_key) from withdrawal_approvals a
                             join members o on o.id = a.operator_id
                            where a.withdrawal_id = p.id and a.approved_at <= p.passed_at) as people
                from passed p) p
       where people < approvals_needed
      union all
      select format('withdrawal %s was approved by the one who gets it', a.withdrawal_id)
        from withdrawal_approvals a
        join withdrawals w on w.id = a.withdrawal_id
        join client_names c on c.id = w.client_id
        join members o on o.id = a.operator_id and o.email_key = c.email_key
      union all
      select format('withdrawals of %s cents in a day, the last %s, need one approval only',
                    together, id)
        from singly
         -- a running install reads a setting some seconds after it was changed
       where together > (select max(b.cents) from bounds b
                          where b.since <= at and not exists (
                            select from bounds later where later.since > b.since
                               and later.since <= at - interval '1 minute'))
      union all
      select format('withdrawal %s is %s and nobody approved it', id, state) from w
       where state in ('approved', 'paid')
         and not exists (select from withdrawal_approvals a where a.withdrawal_id = w.id)
      union all
      select format('withdrawal %s was approved without a second factor', a.withdrawal_id)
        from withdrawal_approvals a
       where (a.proven_at is null or a.proven_at > a.approved_at
              or a.proven_at < a.approved_at - interval '5 minutes')
         and (a.proven_at is not null or is_live())`,
  },
  {
    id: 'I22',
    says:
      'The public list of payouts shows those that were paid, all of them, as they were, and ' +
      'none that came back.',
    sql: `
      with ${asked}
      select format('payout %s is shown and was not paid like that', p.id) from payouts p
       where not exists (
         select from w where w.id = p.id and w.state = 'paid' and w.method = p.method
            and w.network is not distinct from p.network and w.amount - w.fee = p.amount
            and (w.method = 'bank') = (p.transaction_id is null)
            and (w.method = 'bank' or w.reference = p.transaction_id)
            and exists (select from transfers t where t.ref = w.id and t.amount = p.amount
                           and t.kind::text = 'withdrawal_pay')
            and not exists (select from transfers back where back.ref = w.id
                               and back.kind::text = 'withdrawal_returned'))
      union all
      select format('payout %s is shown %s times', id, count(*))
        from payouts group by id having count(*) > 1
      union all
      select format('withdrawal %s was paid and is not shown', w.id) from w
       where w.state = 'paid' and not exists (select from payouts p where p.id = w.id)
         and not exists (select from transfers back where back.ref = w.id
                            and back.kind::text = 'withdrawal_returned')`,
  },
  {
    id: 'I27',
    says:
      'A bank file pays its withdrawals as they were asked for, every one is in a file, and in ' +
      'another only after a second person said that the bank will not pay by the first. Nothing ' +
      'was given back that was being sent.',
    sql: `
      with paid as (
        select f.id as file, f.xml, w.id, w.method, w.bank, w.amount - w.fee as net
          from bank_files f join bank_file_payments p on p.file_id = f.id
          join withdrawals w on w.id = p.withdrawal_id
      )
      select format('bank file %s does not pay %s as it was asked for', file, id) from paid
       where method <> 'bank' or not exists (
         select from string_to_table(xml, '<CdtTrfTxInf>') part
          where strpos(part, '<EndToEndId>' || replace(id::text, '-', '') || '<') > 0
            and strpos(part, '<InstdAmt Ccy="USD">' || ${dollarText('net')} || '<') > 0
            and strpos(part, '<MmbId>' || (bank ->> 'routing_number') || '<') > 0
            and strpos(part, '<Othr><Id>' || ltrim(bank ->> 'account_number', 'US') || '<') > 0)
      union all
      select format('bank file %s is not what it says', f.id) from bank_files f
       where f.message_id <> replace(f.id::text, '-', '')
          or strpos(f.xml, '<MsgId>' || f.message_id || '<') = 0
          or (select count(*) - 1 from string_to_table(f.xml, '<CdtTrfTxInf>')) <> f.payments
          or (select count(*) from paid where file = f.id) <> f.payments
          or (select coalesce(sum(net), 0) from paid where file = f.id) <> f.total
      union all
      select format('withdrawal %s was prepared for a bank and is in no file', w.id)
        from withdrawal_payouts p join withdrawals w on w.id = p.withdrawal_id
       where w.method = 'bank' and w.id not in (select withdrawal_id from bank_file_payments)
         -- before there were files to keep, none was kept
         and p.prepared_at >= (select min(made_at) from bank_files)
         -- who came from another cell has theirs there
         and not exists (select from arrivals a
                          where a.client_id = w.client_id and p.prepared_at <= a.came_at)
      union all
      select format('bank file %s pays %s, as file %s may', f.id, p.withdrawal_id, before.id)
        from bank_file_payments p join bank_files f on f.id = p.file_id
        join bank_file_payments q on q.withdrawal_id = p.withdrawal_id and q.file_id <> p.file_id
        join bank_files before on before.id = q.file_id
         and (before.made_at, before.id) < (f.made_at, f.id)
       where not exists (
         select from bank_refusals r join members o on o.id = r.operator_id
          where r.withdrawal_id = q.withdrawal_id and r.file_id = q.file_id and r.at <= f.made_at
            and 'staff:' || o.email <> before.made_by
            and (r.proven_at is not null or not is_live()))
      union all
      select format('withdrawal %s was given back while it was being sent', b.withdrawal_id)
        from withdrawal_send_starts b join withdrawal_steps s on s.withdrawal_id = b.withdrawal_id
       where s.state in ('rejected', 'cancelled')`,
  },
]
