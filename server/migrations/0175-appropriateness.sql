-- Whether clients know what live trading is: every attempt at the questions, with what was answered, never changed;
-- and since when a client has passed, which decides about orders as the rest of a standing does.
create table appropriateness_attempts (
  id bigint primary key generated always as identity,
  client_id bigint not null references clients (id),
  at timestamptz(3) not null,
  right_count smallint not null check (right_count between 0 and asked_count),
  asked_count smallint not null check (asked_count > 0),
  has_passed boolean not null,
  -- the choice by question
  answers jsonb not null check (jsonb_typeof(answers) = 'object')
);
create index appropriateness_attempts_client on appropriateness_attempts (client_id, id);
create unique index appropriateness_attempts_passed on appropriateness_attempts (client_id) where has_passed;
comment on table appropriateness_attempts is
  'identity/appropriateness: What clients answered to the questions before live trading, each attempt.';
create trigger appropriateness_attempts_append_only before update or delete or truncate on appropriateness_attempts
  for each statement execute function refuse_change();

alter table clients add column appropriate_at timestamptz(3);
comment on column clients.appropriate_at is
  'Since when they have passed the questions before live trading, or had traded live before there were any; null: not.';

-- Who has traded live before has shown it otherwise. Whoever had only a balance is asked.
update clients c set appropriate_at = first.at
  from (select a.client_id, min(x.at) as at
          from ledger_accounts a join transfers x on x.client_account = a.id
         where a.book = 'real' and x.kind = 'trade_open' group by a.client_id) first
 where first.client_id = c.id;

create or replace view standings as
  select id, state, plan, demo_ends_at, email_confirmed_at, is_identified, country, accepted, has_own_limits,
         cool_off_until, self_excluded_until, plan_trades, appropriate_at
    from clients;

drop trigger clients_standing on clients;
create constraint trigger clients_standing
  after update of state, plan, demo_ends_at, email_confirmed_at, is_identified, country, accepted, has_own_limits,
    cool_off_until, self_excluded_until, plan_trades, appropriate_at on clients
  deferrable initially deferred for each row
  when (old.state is distinct from new.state
        or old.plan is distinct from new.plan
        or old.demo_ends_at is distinct from new.demo_ends_at
        or old.email_confirmed_at is distinct from new.email_confirmed_at
        or old.is_identified is distinct from new.is_identified
        or old.country is distinct from new.country
        or old.accepted is distinct from new.accepted
        or old.has_own_limits is distinct from new.has_own_limits
        or old.cool_off_until is distinct from new.cool_off_until
        or old.self_excluded_until is distinct from new.self_excluded_until
        or old.plan_trades is distinct from new.plan_trades
        or old.appropriate_at is distinct from new.appropriate_at)
  execute function note_standing();
