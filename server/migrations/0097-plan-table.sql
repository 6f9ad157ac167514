-- Whoever has a plan keeps the trades a day that it gave when they got it, whatever the table says later.
alter table clients add column plan_trades smallint check (plan_trades > 0);
comment on column clients.plan_trades is
  'How many trades a day their plan allowed when they got it; null: without a plan, or as the table was before it could change.';

create or replace view standings as
  select id, state, plan, demo_ends_at, email_confirmed_at, is_identified, country, accepted, has_own_limits,
         cool_off_until, self_excluded_until, plan_trades
    from clients;

drop trigger clients_standing on clients;
create constraint trigger clients_standing
  after update of state, plan, demo_ends_at, email_confirmed_at, is_identified, country, accepted, has_own_limits,
    cool_off_until, self_excluded_until, plan_trades on clients
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
        or old.plan_trades is distinct from new.plan_trades)
  execute function note_standing();
