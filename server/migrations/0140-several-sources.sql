-- A price made of several sources keeps what each of them said, and an instrument whose sources disagree has none.

alter table ticks add column mids bigint[];
comment on column ticks.mids is
  'Of a median: what each source in the name of its source said, in that order, in points; 0: nothing lately.';

alter table refused_prices drop constraint refused_prices_reason_check,
  add check (reason in ('no_price', 'closed', 'late', 'not_newer', 'leap', 'outlier'));

create table price_halts (
  id bigint generated always as identity primary key,
  instrument_id smallint not null references instruments,
  at timestamptz(3) not null,
  -- null: prices go on
  cause text check (cause in ('disputed', 'alone')),
  source_id smallint not null references tick_sources (id),
  mids bigint[] not null,
  unique (instrument_id, at)
);
create index price_halts_recent on price_halts (at);
create trigger price_halts_append_only before update or delete or truncate on price_halts
  for each statement execute function refuse_change();
comment on table price_halts is
  'trading/market: From when on an instrument had no price since its sources disagreed or one was left alone, and when it had one again.';
