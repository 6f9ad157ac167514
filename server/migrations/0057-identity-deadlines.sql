-- Until when a client has to be identified: ten working days after the first money came, more where staff said so.
create table identity_deadlines (
  client_id bigint primary key references clients (id),
  asked_at timestamptz(3) not null,
  -- the last day, UTC
  due_on date not null,
  extended_at timestamptz(3),
  extended_by text,
  reminded_at timestamptz(3),
  check (due_on > asked_at::date),
  check ((extended_at is null) = (extended_by is null))
);

create index identity_deadlines_due on identity_deadlines (due_on);

-- Whoever has paid in before and is not identified is asked now. A calendar fortnight is never less than ten working
-- days without a holiday in it; with the four of Christmas and New Year it takes four days more.
insert into identity_deadlines (client_id, asked_at, due_on)
select distinct c.id, now(), (now() + interval '18 days')::date
  from clients c join transfers t on t.client_account in (select a.id from ledger_accounts a where a.client_id = c.id)
 where t.kind = 'deposit_credit' and not c.is_identified and c.state <> 'closed';
