-- What credited a client's deposits again is kept by funding itself: written in the transaction that credits, so that nothing
-- of funding reads what comes after it.
drop view client_credits;
create table funding_credits (
  -- what the credit is in the ledger by, when it is taken back
  ref uuid primary key,
  client_id bigint not null references clients (id)
);
create index funding_credits_client on funding_credits (client_id);
insert into funding_credits (ref, client_id)
  select c.id, c.client_id
    from corrections c join correction_decisions d on d.correction_id = c.id and d.outcome = 'confirmed'
   where c.deposit_id is not null;
create trigger funding_credits_append_only before update or delete or truncate on funding_credits
  for each statement execute function refuse_change();
comment on table funding_credits is
  'identity/funding: What credited a client''s deposits again, by the number that is in the ledger.';

create view client_credits as select client_id, ref from funding_credits;
comment on view client_credits is
  'identity/funding: What funding knows to have credited a client''s deposits again, for the audit.';
