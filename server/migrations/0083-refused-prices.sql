-- Prices that a source told and that did not enter the series, with why, for whoever looks after prices.
create table refused_prices (
  id bigint generated always as identity primary key,
  instrument_id smallint not null references instruments (id),
  source_id smallint not null references tick_sources (id),
  reason text not null check (reason in ('no_price', 'closed', 'late', 'not_newer', 'leap')),
  -- by the source's time
  at timestamptz(3) not null,
  -- as it was told; it may be no number at all
  price double precision not null,
  -- the price before; null: there was none
  against double precision,
  -- so many alike within the minute; this one lay furthest from the price before
  times integer not null check (times > 0),
  noted_at timestamptz(3) not null
);
create index refused_prices_instrument on refused_prices (instrument_id, id);
create index refused_prices_noted on refused_prices (noted_at);
comment on table refused_prices is 'trading/market: Prices that were left out of their series, and why. Kept for thirty days; nothing rests on them.';

create index price_gaps_instrument on price_gaps (instrument_id, id);
