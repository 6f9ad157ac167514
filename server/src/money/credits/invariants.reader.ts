// What must be true of credits at any instant, as SQL that finds whatever breaks it.

import type { Invariant } from '#server/platform/invariants.reader.ts'

export const creditInvariants: readonly Invariant[] = [
  {
    id: 'I36',
    says:
      'Credits are what was bought less what was used and given back, each once; only charges ' +
      'take them below zero; invoices are numbered without a gap.',
    sql: `
      with moved as (
        select t.ref, t.kind::text as kind, t.amount, a.client_id,
               t.to_account = t.client_account as is_in
          from transfers t join account_names a on a.id = t.client_account
         where t.kind::text like 'credit\\_%'
      ), due (ref, kind, amount, client_id, is_in) as (
        select id, 'credit_purchase', paid, client_id, false from credit_purchases
        union all
        select id, 'credit_issue', credits, client_id, true from credit_purchases
        union all
        select p.id, 'credit_repayment', r.paid, p.client_id, true
          from credit_refunds r join credit_purchases p on p.id = r.purchase_id
        union all
        select p.id, 'credit_refund', r.credits, p.client_id, false
          from credit_refunds r join credit_purchases p on p.id = r.purchase_id
        union all
        select id, 'credit_charge', credits, client_id, false from credit_charges
      )
      select format('%s %s of client %s fits no record', kind, ref, client_id)
        from (select * from moved except all select * from due) m
      union all
      select format('%s %s of client %s moved nothing', kind, ref, client_id)
        from (select * from due except all select * from moved) d
      union all
      select format('credits of client %s were charged %s times for %s %s', client_id, count(*),
                    kind, ref)
        from credit_charges group by client_id, kind, ref having count(*) > 1
      union all
      select format('account %s of credits was at %s after %s', client_account, balance_after, kind)
        from movements
       where currency = 'credits' and balance_after < 0 and from_account = client_account
         and kind::text <> 'credit_charge'
      union all
      select format('purchase %s gives back %s of %s', p.id, r.credits, p.credits)
        from credit_refunds r join credit_purchases p on p.id = r.purchase_id
       where r.credits > p.credits or r.price > p.price or r.paid > p.paid or r.vat > p.vat
          or p.withdraw_until is null or r.refunded_at >= p.withdraw_until
      union all
      select format('client %s owes %s credits, and no debt stands', a.client_id, -a.balance)
        from ledger_accounts a
       where a.book = 'credits' and a.balance < 0
         and not exists (select from credit_debts d where d.client_id = a.client_id)
      union all
      select format('a debt of client %s stands, who has %s', d.client_id, coalesce(a.balance, 0))
        from credit_debts d
        left join ledger_accounts a on a.client_id = d.client_id and a.book = 'credits'
       where coalesce(a.balance, 0) >= 0
      union all
      select format('purchase %s has %s invoices and %s credit notes', p.id,
                    count(*) filter (where not i.is_credit_note),
                    count(*) filter (where i.is_credit_note))
        from credit_purchases p left join invoices i on i.purchase_id = p.id
       group by p.id
      having count(*) filter (where not i.is_credit_note) <> 1
          or count(*) filter (where i.is_credit_note)
             <> (select count(*) from credit_refunds r where r.purchase_id = p.id)
      union all
      select format('invoice %s-%s does not say what was bought', i.series, i.number)
        from invoices i join credit_purchases p on p.id = i.purchase_id
        left join credit_refunds r on r.purchase_id = p.id
       where (i.client_id, i.country, i.vat_bp, i.rate)
               is distinct from (p.client_id, p.country, p.vat_bp, p.rate)
          or case when i.is_credit_note
               then (i.credits, i.gross, i.vat, i.paid) is distinct from
                    (r.credits, r.price, r.vat, r.paid)
               else (i.credits, i.gross, i.vat, i.paid) is distinct from
                    (p.credits, p.price, p.vat, p.paid) end
      union all
      select format('invoices of %s end at %s, and there are %s of them', s.name, s.last,
                    count(i.number))
        from invoice_series s left join invoices i on i.series = s.name
       group by s.name, s.last
      having count(i.number) <> s.last or max(i.number) <> s.last or min(i.number) <> 1`,
  },
]
