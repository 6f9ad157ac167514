-- Stops of trading: new trades are refused on an instrument, or on all, until staff open it again.
create table trading_stops (
  id bigint generated always as identity primary key,
  -- null: every instrument
  instrument_id smallint references instruments (id),
  stopped_by text not null,
  reason text not null check (length(reason) between 1 and 500),
  stopped_at timestamptz(3) not null,
  reopened_by text,
  reopen_reason text check (length(reopen_reason) between 1 and 500),
  reopened_at timestamptz(3) check (reopened_at >= stopped_at),
  check (num_nonnulls(reopened_by, reopen_reason, reopened_at) in (0, 3))
);
create unique index trading_stops_standing on trading_stops (instrument_id) nulls not distinct
  where reopened_at is null;
comment on table trading_stops is 'trading/stops: When new trades were refused on an instrument, or on all, by whom and why. Open trades go on.';

-- what is voided, newest first
create index journal_voided on journal (at, ref) where status = 'voided';
