-- Disputes of card payments as staff work on them: what the provider tells of each, and what was done about it. That a
-- charge goes back, once for each dispute, is kept where it was.
create table disputes (
  id uuid primary key,
  -- the provider and its own number
  dispute_id text not null unique check (dispute_id <> ''),
  deposit_id uuid not null references deposits (id),
  client_id bigint not null references clients (id),
  amount bigint not null check (amount > 0),
  -- the provider's word for it
  reason text not null check (char_length(reason) between 1 and 60),
  -- until when the provider takes an answer; null: it does not say
  due_by timestamptz(3),
  opened_at timestamptz(3) not null
);
create index disputes_client on disputes (client_id, opened_at);
create index disputes_deposit on disputes (deposit_id);
create trigger disputes_append_only before delete or update or truncate on disputes
  for each statement execute function refuse_change();
comment on table disputes is 'money/disputes: Card payments that their owners took back through the bank.';

create table dispute_steps (
  dispute_id uuid not null references disputes (id),
  nr smallint not null check (nr > 0),
  client_id bigint not null references clients (id),
  kind text not null check (kind in ('opened', 'noted', 'answered', 'reviewed', 'accepted', 'won', 'lost')),
  at timestamptz(3) not null,
  -- null: the provider told of it
  operator_id bigint references operators (id),
  -- a note, what the bank was told, why a loss is accepted
  text text check (char_length(text) between 1 and 5000),
  primary key (dispute_id, nr),
  check ((operator_id is not null) = (kind in ('noted', 'answered', 'accepted'))),
  check ((nr = 1) = (kind = 'opened')),
  check (text is null or operator_id is not null)
);
create index dispute_steps_client on dispute_steps (client_id);
create trigger dispute_steps_append_only before update or delete on dispute_steps
  for each row execute function refuse_unless_erased('client_id');
create trigger dispute_steps_stay before truncate on dispute_steps for each statement execute function refuse_change();
comment on table dispute_steps is 'money/disputes: What the provider told of a dispute and what staff did, in order.';

create function check_dispute_step() returns trigger language plpgsql as $$
begin
  if new.nr > 1 and not exists (
    select from dispute_steps s
     where s.dispute_id = new.dispute_id and s.nr = new.nr - 1 and s.client_id = new.client_id
  ) then
    raise exception 'the steps of a dispute follow each other' using errcode = 'check_violation';
  end if;
  if not exists (select from disputes d where d.id = new.dispute_id and d.client_id = new.client_id) then
    raise exception 'a step is of the client whose dispute it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;
comment on function check_dispute_step() is 'money/disputes: Trigger that keeps the steps of a dispute in order.';
create trigger dispute_steps_follow before insert on dispute_steps
  for each row execute function check_dispute_step();

create view dispute_states as
  select d.id, d.dispute_id, d.deposit_id, d.client_id, d.amount, d.reason, d.due_by, d.opened_at,
         case now.kind when 'opened' then 'needs_answer' when 'answered' then 'under_review'
                       when 'reviewed' then 'under_review' when 'won' then 'won' else 'lost' end as state
    from disputes d
   cross join lateral (select s.kind from dispute_steps s where s.dispute_id = d.id and s.kind <> 'noted'
                        order by s.nr desc limit 1) now;
comment on view dispute_states is 'money/disputes: Disputes, each with where it stands.';

create view dispute_records as select id, client_id from disputes;
comment on view dispute_records is 'money/disputes: Whose dispute is which.';

create view queued_disputes as
  select 'dispute' as kind, id::text as id, client_id, reason as about, amount, 'dispute_answer' as reason,
         opened_at as since, null::timestamptz as not_before, '{}'::text[] as makers, '{}'::text[] as given_by,
         null::bigint as holder, due_by
    from dispute_states where state = 'needs_answer';
comment on view queued_disputes is 'money/disputes: Disputes that wait for an answer, until the provider takes none any more.';

create view told_disputes as
  select s.client_id, told_nr(s.dispute_id::text || s.nr) as nr, s.at, 'dispute_' || s.kind as kind,
         coalesce('staff:' || o.email, 'system') as actor, s.text as about, s.dispute_id::text as record, d.amount
    from dispute_steps s join disputes d on d.id = s.dispute_id
    left join members o on o.id = s.operator_id;
comment on view told_disputes is 'money/disputes: What happened to disputes of a client, for their timeline.';

create function erase_from_disputes(erased bigint) returns void language sql
begin atomic
  update dispute_steps set text = null where client_id = erased and text is not null;
end;
comment on function erase_from_disputes(bigint) is
  'money/disputes: Removes what was written in disputes of an erased client.';

create or replace function erase_client(erased bigint, at timestamptz) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  update closures set erased_at = at, reason = null
   where client_id = erased and kept_until < least(at, now()) and erased_at is null;
  if not found then
    raise exception 'client % is kept', erased using errcode = 'check_violation';
  end if;
  perform erase_from_notices(erased);
  perform erase_from_clients(erased);
  perform erase_from_limits(erased);
  perform erase_from_sessions(erased);
  perform erase_from_factors(erased);
  perform erase_from_screening(erased);
  perform erase_from_documents(erased);
  perform erase_from_deposits(erased);
  perform erase_from_disputes(erased);
  perform erase_from_withdrawals(erased);
  perform erase_from_credits(erased);
  perform erase_from_notes(erased);
  perform erase_from_tags(erased);
end $$;

-- What the simulated provider's bank thinks of the dispute that is open, or was last.
alter table simulated_card_payments
  add column dispute_state text check (dispute_state in ('needs_answer', 'under_review', 'lost'));
