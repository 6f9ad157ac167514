-- Pre-paid credits: a currency of its own, in euros with tax. What buys them leaves the live account; what they are used
-- for is charged to them alone, and is the only movement that may take an account of a client below zero.
alter type transfer_kind add value 'credit_purchase';
alter type transfer_kind add value 'credit_repayment';
alter type transfer_kind add value 'credit_issue';
alter type transfer_kind add value 'credit_refund';
alter type transfer_kind add value 'credit_charge';

-- A value that was added in this transaction is no enum's yet: the register names its kinds as text from here on.
drop view known_routes;
alter table flow_routes drop constraint flow_routes_kind_fkey;
alter table flows
  alter column kind type text using kind::text,
  alter column undone_by type text using undone_by::text;
alter table flow_routes alter column kind type text using kind::text;
alter table flow_routes add constraint flow_routes_kind_fkey foreign key (kind) references flows;
create view known_routes as select kind, currency, from_name, to_name from flow_routes;
comment on view known_routes is
  'ledger: The register of flows, as the database has it.';

insert into currencies values ('credits', 'EUR', 2, false);
insert into accounts (currency, name) values ('real', 'credit_sales'), ('credits', 'issued'), ('credits', 'used');
insert into flows (kind, undone_by) values
  ('credit_purchase', 'credit_repayment'), ('credit_repayment', null),
  ('credit_issue', 'credit_refund'), ('credit_refund', null), ('credit_charge', null);
insert into flow_routes (kind, currency, from_name, to_name) values
  ('credit_purchase', 'real', 'available', 'credit_sales'),
  ('credit_repayment', 'real', 'credit_sales', 'available'),
  ('credit_issue', 'credits', 'issued', 'available'),
  ('credit_refund', 'credits', 'available', 'issued'),
  ('credit_charge', 'credits', 'available', 'used');

-- Below zero goes an account of credits alone, and only by a charge, or while what comes in does not cover it yet.
alter table journal
  drop constraint journal_balance_after_check,
  add constraint journal_balance_after_check check (
    balance_after >= 0 or (currency = 'credits' and (to_account = client_account or kind::text = 'credit_charge')));

create or replace function check_movements() returns trigger language plpgsql security definer set search_path to public, pg_temp as $$
begin
  if exists (
    select from inserted i
      left join journal p on p.client_account = i.client_account and p.posting = i.posting - 1
     where i.client_account is not null and case
       when i.posting = 1 then i.balance_after = case when i.to_account = i.client_account then i.amount else -i.amount end
         and exists (select from accounts a
                      where a.id = i.client_account and a.currency = i.currency and a.client_id is not null)
       else p.currency = i.currency and i.balance_after
         = p.balance_after + case when i.to_account = i.client_account then i.amount else -i.amount end
       end is not true
  ) then
    raise exception 'movements do not continue their accounts' using errcode = 'serialization_failure';
  end if;
  if exists (
    select from (select distinct kind, currency, nullif(from_account, client_account) as from_own,
                        nullif(to_account, client_account) as to_own from inserted) used
     where not exists (
       select from flow_routes r
        where r.kind = used.kind::text and r.currency = used.currency
          and case when used.from_own is null then r.from_name = 'available' else exists (
            select from accounts a where a.id = used.from_own and a.currency = used.currency and a.client_id is null
               and a.name = r.from_name) end
          and case when used.to_own is null then r.to_name = 'available' else exists (
            select from accounts a where a.id = used.to_own and a.currency = used.currency and a.client_id is null
               and a.name = r.to_name) end)
  ) then
    raise exception 'a movement takes no route of the register' using errcode = 'foreign_key_violation';
  end if;
  if exists (
    select from (select distinct terms_id from inserted where terms_id is not null) used
     where not exists (select from trade_terms m where m.id = used.terms_id)
  ) then
    raise exception 'a trade is opened at terms that are not there' using errcode = 'foreign_key_violation';
  end if;
  -- Money that comes or goes does so before the account is closed, or after. A trade needs no lock for this: it begins
  -- with money that is there, or ends one that is open, and who closes an account has seen neither.
  if exists (
    select from inserted where kind not in ('trade_open', 'trade_settle', 'house_cover') and client_account is not null
  ) then
    perform from clients where id in (
      select a.client_id from inserted i join accounts a on a.id = i.client_account
       where i.kind not in ('trade_open', 'trade_settle', 'house_cover')
    ) order by id for no key update;
  end if;
  return null;
end $$;
