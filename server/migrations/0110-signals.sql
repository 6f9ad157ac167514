-- Signals: what a rule said before its window opened, and how that ended. Nothing here is ever changed or taken back.

create table signal_records (
  id integer primary key generated always as identity,
  rule text not null check (rule ~ '^[a-z_]{1,40}$'),
  version integer not null check (version > 0),
  -- The whole rule but its code, as the server wrote it: another one is another record.
  definition text not null unique check (char_length(definition) between 2 and 4000),
  started_at timestamptz(3) not null
);
create trigger signal_records_append_only before update or delete or truncate on signal_records
  for each statement execute function refuse_change();
comment on table signal_records is
  'automation/signals: Rules that signals come or came from, each version and set of parameters for itself.';

create table signals (
  id uuid primary key,
  record_id integer not null references signal_records (id),
  instrument_id smallint not null references instruments (id),
  direction direction not null,
  horizon_s integer not null check (horizon_s > 0),
  strike_rate text not null,
  profit_rate_bp integer not null check (profit_rate_bp > 0),
  margin_bp integer not null check (margin_bp >= 0),
  win_probability double precision not null check (win_probability > 0 and win_probability < 1),
  volatility double precision not null check (volatility > 0),
  quantile double precision not null,
  strike_factor bigint not null check (strike_factor > 0),
  rule_version smallint not null,
  spot_price bigint not null,
  published_at timestamptz(3) not null,
  opens_at timestamptz(3) not null,
  closes_at timestamptz(3) not null,
  unique (record_id, instrument_id, opens_at),
  check (opens_at >= published_at + interval '5 seconds'),
  check (closes_at = opens_at + make_interval(secs => horizon_s))
);
create index signals_instrument on signals (instrument_id, id desc);
create index signals_record on signals (record_id, id desc);
create index signals_closing on signals (closes_at);
create trigger signals_append_only before update or delete or truncate on signals
  for each statement execute function refuse_change();
comment on table signals is
  'automation/signals: What each rule said, before its window opened; with the terms that a trade would have had.';

-- What commits after its window opened was no forecast. The database''s own clock says so, whatever the server thinks.
create function refuse_late_signal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if clock_timestamp() >= new.opens_at then
    raise exception 'a signal is published before its window opens' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger signals_in_time after insert on signals deferrable initially deferred
  for each row execute function refuse_late_signal();

create type signal_outcome as enum ('hit', 'miss', 'tie', 'void');

create table signal_outcomes (
  signal_id uuid primary key references signals (id),
  outcome signal_outcome not null,
  entry_price bigint,
  strike_price bigint,
  exit_price bigint,
  void_reason text,
  graded_at timestamptz(3) not null,
  check ((outcome = 'void') = (void_reason is not null)),
  check (outcome = 'void' or num_nonnulls(entry_price, strike_price, exit_price) = 3)
);
create trigger signal_outcomes_append_only before update or delete or truncate on signal_outcomes
  for each statement execute function refuse_change();
comment on table signal_outcomes is 'automation/signals: How each signal ended; one outcome for each, for good.';

-- Sums of outcomes, so that a record of years is read at once; made of the outcomes, and held against them by the audit.
create table signal_days (
  record_id integer not null references signal_records (id),
  instrument_id smallint not null references instruments (id),
  day date not null,
  hits integer not null default 0,
  misses integer not null default 0,
  ties integer not null default 0,
  voids integer not null default 0,
  -- Of hits and misses: sums of break-evens and of chances priced, and what a dollar on each that is no void brought, in basis points.
  break_even double precision not null default 0,
  priced double precision not null default 0,
  returned_bp bigint not null default 0,
  primary key (record_id, instrument_id, day),
  check (least(hits, misses, ties, voids) >= 0)
);
create index signal_days_instrument on signal_days (instrument_id);
comment on table signal_days is 'automation/signals: How many signals of a day ended how, by record and instrument.';
