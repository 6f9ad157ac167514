-- Requests for a higher plan. A client has one that is open at most; what became of the others stays.
create type plan_request_state as enum ('open', 'approved', 'rejected', 'replaced');

create table plan_requests (
  id uuid primary key,
  client_id bigint not null references clients (id),
  plan text not null check (plan in ('Gold-7600', 'Platinum-21199', 'Diamond-50730')),
  asked_at timestamptz(3) not null,
  state plan_request_state not null default 'open',
  decided_at timestamptz(3),
  -- the address of the member of staff; null where the client asked for another plan instead
  decided_by text,
  reason text check (char_length(reason) between 1 and 500),
  check ((state = 'open') = (decided_at is null)),
  check ((state in ('approved', 'rejected')) = (decided_by is not null)),
  check ((state = 'rejected') = (reason is not null))
);

create unique index plan_requests_open on plan_requests (client_id) where state = 'open';
create index plan_requests_of_client on plan_requests (client_id, id);

-- A request is decided once, and says for good what was asked and what became of it.
create trigger plan_requests_stand before update on plan_requests
  for each row when (
    old.state <> 'open' or new.id <> old.id or new.client_id <> old.client_id or new.plan <> old.plan
    or new.asked_at <> old.asked_at
  ) execute function refuse_change();
create trigger plan_requests_stay before delete or truncate on plan_requests
  for each statement execute function refuse_change();
