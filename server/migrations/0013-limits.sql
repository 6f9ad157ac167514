-- A client's own limits, breaks from trading, and the reminder of a session.

create type own_limit_kind as enum ('deposit', 'stake', 'loss');
create type own_limit_period as enum ('day', 'week', 'month');

-- Raising or removing a limit waits: until raise_at the amount holds, from then on raise_to does, by itself.
create table own_limits (
  client_id bigint not null references clients (id),
  kind own_limit_kind not null,
  period own_limit_period not null,
  -- null: no limit
  amount bigint check (amount > 0),
  -- null with a raise_at: the limit ends then
  raise_to bigint check (raise_to > 0),
  raise_at timestamptz(3),
  changed_at timestamptz(3) not null,
  primary key (client_id, kind, period),
  check (raise_to is null or raise_at is not null),
  check (raise_at is null or amount is not null)
);

-- On the client's own row, which every batch of orders reads anyway.
alter table clients
  -- whether any limit on trading was ever set: only then are limits and their use looked up
  add column has_own_limits boolean not null default false,
  add column cool_off_until timestamptz(3),
  add column self_excluded_until timestamptz(3),
  -- how often a session is interrupted by a reminder of its length and result; null: never
  add column reminder_minutes smallint check (reminder_minutes between 15 and 240);

create function note_own_limit() returns trigger language plpgsql as $$
begin
  update clients set has_own_limits = true where id = new.client_id and not has_own_limits;
  return null;
end $$;

create trigger own_limits_noted after insert on own_limits
  for each row when (new.kind <> 'deposit') execute function note_own_limit();

-- Nobody ends a break early, whatever the code above does: a break is only ever made longer.
create function refuse_shorter_break() returns trigger language plpgsql as $$
begin
  raise exception 'a cool-off or self-exclusion cannot be made shorter' using errcode = 'insufficient_privilege';
end $$;

create trigger clients_breaks_stand before update on clients
  for each row when (
    (old.cool_off_until is not null
      and (new.cool_off_until is null or new.cool_off_until < old.cool_off_until))
    or (old.self_excluded_until is not null
      and (new.self_excluded_until is null or new.self_excluded_until < old.self_excluded_until))
  ) execute function refuse_shorter_break();

-- The number of the last posting of a client's account before an instant, 0 where there is none. Postings are
-- numbered without gaps and in the order of time, so a few looks at the index find it, however long the account is.
create function posting_before(account bigint, instant timestamptz) returns bigint
  language plpgsql stable as $$
declare
  low bigint := 0;
  high bigint := (select postings from ledger_accounts where id = account);
  middle bigint;
begin
  while low < high loop
    middle := (low + high + 1) / 2;
    if (select at < instant from transfers where client_account = account and posting = middle) then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  return low;
end $$;
