-- Automated trades on the client's account here: what each client settled, when it ran, and what came of each signal.

-- Stops of automated trading: for everybody, or for one client. Open trades go on and are settled.
create table automation_stops (
  id bigint generated always as identity primary key,
  -- null: for everybody
  client_id bigint references clients (id),
  stopped_by text not null,
  reason text not null check (length(reason) between 1 and 500),
  stopped_at timestamptz(3) not null,
  resumed_by text,
  resume_reason text check (length(resume_reason) between 1 and 500),
  resumed_at timestamptz(3) check (resumed_at >= stopped_at),
  check (num_nonnulls(resumed_by, resume_reason, resumed_at) in (0, 3))
);
create unique index automation_stops_standing on automation_stops (client_id) nulls not distinct
  where resumed_at is null;
create index automation_stops_client on automation_stops (client_id);
comment on table automation_stops is
  'automation/halts: When nothing was traded by itself, for everybody or for one client, by whom and why.';

create table ats_settings (
  id bigint generated always as identity primary key,
  client_id bigint not null references clients (id),
  rules text[] not null check (cardinality(rules) between 1 and 10),
  -- numbers of instruments
  instruments smallint[] not null check (cardinality(instruments) between 1 and 200),
  -- one of both: dollars in cents, or basis points of the balance
  stake bigint check (stake > 0),
  share_bp integer check (share_bp between 1 and 10000),
  -- minutes of the UTC day; both null: at all hours
  hours_from smallint check (hours_from between 0 and 1439),
  hours_to smallint check (hours_to between 0 and 1439 and hours_to <> hours_from),
  trades_most integer not null check (trades_most > 0),
  stake_most bigint not null check (stake_most > 0),
  loss_most bigint not null check (loss_most > 0),
  losses_in_row integer check (losses_in_row > 0),
  cool_down_minutes integer check (cool_down_minutes > 0),
  pair_losses integer check (pair_losses > 0),
  drawdown_most bigint check (drawdown_most > 0),
  -- what the client is told of: nothing, what ends it, or each trade as well
  tells text not null check (tells in ('nothing', 'ends', 'trades')),
  -- what all but `tells` makes of it: the same fingerprint trades the same way
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  made_at timestamptz(3) not null,
  check (num_nonnulls(stake, share_bp) = 1),
  check (num_nonnulls(hours_from, hours_to) in (0, 2))
);
create index ats_settings_client on ats_settings (client_id, id desc);
create trigger ats_settings_append_only before update or delete or truncate on ats_settings
  for each statement execute function refuse_change();
comment on table ats_settings is
  'automation/ats: What clients settled about automated trades, version by version; the newest of a client counts.';

create type ats_run as enum ('off', 'demo', 'real');

create table ats_switches (
  id bigint generated always as identity primary key,
  client_id bigint not null references clients (id),
  settings_id bigint not null references ats_settings (id),
  runs ats_run not null,
  -- a code: why it is so now
  reason text not null check (reason ~ '^[a-z_]{1,40}$'),
  -- of what is switched on: the loss of a day that the client was told to expect, in cents
  expected_loss bigint check (expected_loss >= 0),
  at timestamptz(3) not null,
  check (runs = 'off' or expected_loss is not null)
);
create index ats_switches_client on ats_switches (client_id, id desc);
create index ats_switches_settings on ats_switches (settings_id);
create trigger ats_switches_append_only before update or delete or truncate on ats_switches
  for each statement execute function refuse_change();
comment on table ats_switches is
  'automation/ats: When automated trades were switched on or off for a client, by which settings and why.';

create table ats_clients (
  client_id bigint primary key references clients (id),
  settings_id bigint not null references ats_settings (id),
  runs ats_run not null default 'off',
  switch_id bigint references ats_switches (id),
  -- What ended since this switch: sums of its orders, and held against them by the audit.
  brought bigint not null default 0,
  peak bigint not null default 0,
  losses_in_row integer not null default 0,
  lost_at timestamptz(3),
  -- losses in a row by instrument
  losing jsonb not null default '{}',
  check (peak >= brought and peak >= 0),
  check (runs = 'off' or switch_id is not null)
);
create index ats_clients_settings on ats_clients (settings_id);
create index ats_clients_switch on ats_clients (switch_id);
create index ats_clients_running on ats_clients (client_id) where runs <> 'off';
comment on table ats_clients is
  'automation/ats: How it stands with each client: settings and switch that count, and what ended since.';

create table ats_trials (
  client_id bigint not null references clients (id),
  fingerprint text not null,
  decided integer not null check (decided > 0),
  primary key (client_id, fingerprint)
);
comment on table ats_trials is
  'automation/ats: How many automated demo trades were won or lost with the same settings: live waits for ten.';

create table ats_rounds (
  signal_id uuid primary key references signals (id),
  -- the order of its clients is that of the hashes of this and their numbers
  seed bytea not null check (octet_length(seed) = 32),
  served_at timestamptz(3) not null,
  orders integer not null check (orders >= 0),
  skips integer not null check (skips >= 0)
);
create trigger ats_rounds_append_only before update or delete or truncate on ats_rounds
  for each statement execute function refuse_change();
comment on table ats_rounds is
  'automation/ats: Each signal that was served, once: the seed that its lots were drawn by.';

create table ats_orders (
  client_id bigint not null references clients (id),
  signal_id uuid not null references ats_rounds (signal_id),
  settings_id bigint not null references ats_settings (id),
  switch_id bigint not null references ats_switches (id),
  book text not null check (book in ('real', 'demo')),
  instrument_id smallint not null references instruments (id),
  -- by lot, from 1
  place integer not null check (place > 0),
  stake bigint not null check (stake > 0),
  day date not null,
  -- how many of that day there were with it, and may be
  slot smallint not null check (slot > 0),
  slots smallint not null check (slots >= slot),
  decided_at timestamptz(3) not null,
  due_at timestamptz(3) not null,
  -- what the order was answered: a trade, or a refusal
  answered_at timestamptz(3),
  trade_id uuid,
  refused text check (refused ~ '^[a-z_]{1,40}$'),
  refused_with jsonb,
  -- how the trade ended, and what it brought beside its stake
  ended_at timestamptz(3),
  outcome trade_status check (outcome <> 'open'),
  brought bigint,
  primary key (client_id, signal_id),
  check (num_nonnulls(trade_id, refused) = num_nonnulls(answered_at)),
  check (refused is not null or refused_with is null),
  check (num_nonnulls(ended_at, outcome, brought) in (0, 3)),
  check (ended_at is null or trade_id is not null)
);
create index ats_orders_signal on ats_orders (signal_id);
create index ats_orders_day on ats_orders (client_id, day);
create index ats_orders_listed on ats_orders (client_id, decided_at desc, signal_id desc);
create index ats_orders_decided on ats_orders (decided_at);
create index ats_orders_settings on ats_orders (settings_id);
create index ats_orders_switch on ats_orders (switch_id);
create index ats_orders_instrument on ats_orders (instrument_id);
create index ats_orders_unanswered on ats_orders (decided_at) where answered_at is null;
create index ats_orders_due on ats_orders (due_at) where trade_id is not null and ended_at is null;
comment on table ats_orders is
  'automation/ats: Each order that a signal became for a client, written before it is placed: one a signal and client.';

-- What was said of an order stays said; nothing is taken back.
create function keep_ats_order() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (old.client_id, old.signal_id, old.settings_id, old.switch_id, old.book, old.instrument_id, old.place, old.stake,
      old.day, old.slot, old.slots, old.decided_at, old.due_at)
     is distinct from
     (new.client_id, new.signal_id, new.settings_id, new.switch_id, new.book, new.instrument_id, new.place, new.stake,
      new.day, new.slot, new.slots, new.decided_at, new.due_at)
     or old.answered_at is not null and (old.answered_at, old.trade_id, old.refused, old.refused_with)
       is distinct from (new.answered_at, new.trade_id, new.refused, new.refused_with)
     or old.ended_at is not null and (old.ended_at, old.outcome, old.brought)
       is distinct from (new.ended_at, new.outcome, new.brought) then
    raise exception 'what is said of an order stays' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ats_orders_stay before update on ats_orders for each row execute function keep_ats_order();
create trigger ats_orders_kept before delete or truncate on ats_orders
  for each statement execute function refuse_change();

create table ats_skips (
  client_id bigint not null references clients (id),
  signal_id uuid not null references signals (id),
  book text not null check (book in ('real', 'demo')),
  instrument_id smallint not null references instruments (id),
  reason text not null check (reason ~ '^[a-z_]{1,40}$'),
  at timestamptz(3) not null,
  primary key (client_id, signal_id)
);
create index ats_skips_listed on ats_skips (client_id, at desc, signal_id desc);
create index ats_skips_at on ats_skips (at);
create index ats_skips_signal on ats_skips (signal_id);
create index ats_skips_instrument on ats_skips (instrument_id);
comment on table ats_skips is
  'automation/ats: Why a signal was not traded for a client: the first of those that followed each other for the same reason.';
