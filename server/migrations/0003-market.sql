-- Instruments, and the prices we received for them.

create table instruments (
  id smallint primary key,
  symbol text not null unique,
  base text not null,
  quote text not null,
  category text not null check (category in ('Cryptocurrency', 'Currencies')),
  is_tradable boolean not null,
  decimals smallint not null check (decimals between 0 and 12),
  tick_points int not null check (tick_points > 0),
  stake_min bigint not null check (stake_min > 0),
  stake_max bigint not null check (stake_max >= stake_min),
  payout_max_per_client bigint not null,
  exposure_max bigint not null,
  kraken_symbol text
);

create table tick_sources (
  id smallint generated always as identity primary key,
  name text not null unique
);

-- The series that decides trades: at most four a second and instrument, in points (10^-decimals).
create table ticks (
  instrument_id smallint not null,
  at timestamptz(3) not null,
  seq bigint not null,
  price bigint not null check (price > 0),
  source_id smallint not null,
  primary key (instrument_id, at)
) partition by range (at);

create function refuse_tick_change() returns trigger language plpgsql as $$
begin
  raise exception 'ticks are append-only' using errcode = 'insufficient_privilege';
end $$;

-- Old ticks leave by whole partitions (retention), never one by one.
create trigger ticks_append_only before update or delete on ticks
  for each statement execute function refuse_tick_change();

-- One minute and one hour; every other length is cut from these or from the ticks.
create table candles (
  instrument_id smallint not null,
  interval_s int not null check (interval_s in (60, 3600)),
  at timestamptz(3) not null,
  open bigint not null,
  high bigint not null,
  low bigint not null,
  close bigint not null,
  ticks int not null,
  primary key (instrument_id, interval_s, at),
  check (low <= least(open, close) and high >= greatest(open, close))
);

-- Days whose ticks were reduced to those around trades.
create table thinned_ticks (
  partition text primary key,
  thinned_at timestamptz not null default now()
);
