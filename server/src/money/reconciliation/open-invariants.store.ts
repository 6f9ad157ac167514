// What must be true of what is kept beside the records: the lists of what is open, by which loops
// and staff find their work, and the files that were made for the bank.

import { dollarText, type MoneyInvariant } from './withdrawal-invariants.store.ts'

export const openInvariants: readonly MoneyInvariant[] = [
  {
    id: 'I26',
    says: 'What is open is every deposit and withdrawal that no step has ended, and no other.',
    sql: `
      with ended as (
        select withdrawal_id as id from withdrawal_steps
         where state in ('paid', 'rejected', 'cancelled')
        union select deposit_id from deposit_steps where nr > 1
      ), asked as (select id from withdrawals union all select id from deposits
      ), open as (
        select withdrawal_id as id from open_withdrawals
        union all select deposit_id from open_deposits
      )
      select format('%s is not open, and no step has ended it', id) from asked
       where id not in (select id from ended) and id not in (select id from open)
      union all
      select format('%s is open, and a step has ended it', id) from open
       where id in (select id from ended)`,
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
      union all
      select format('bank file %s pays %s, as file %s may', f.id, p.withdrawal_id, before.id)
        from bank_file_payments p join bank_files f on f.id = p.file_id
        join bank_file_payments q on q.withdrawal_id = p.withdrawal_id and q.file_id <> p.file_id
        join bank_files before on before.id = q.file_id
         and (before.made_at, before.id) < (f.made_at, f.id)
       where not exists (
         select from bank_refusals r join operators o on o.id = r.operator_id
          where r.withdrawal_id = q.withdrawal_id and r.file_id = q.file_id and r.at <= f.made_at
            and 'staff:' || o.email <> before.made_by
            and (r.proven_at is not null or not exists (select from install where mode = 'live')))
      union all
      select format('withdrawal %s was given back while it was being sent', b.withdrawal_id)
        from withdrawal_send_starts b join withdrawal_steps s on s.withdrawal_id = b.withdrawal_id
       where s.state in ('rejected', 'cancelled')`,
  },
]
