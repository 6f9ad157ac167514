-- Stretches in which prices were not heard, of instruments with open trades, each with what the source answered when it
-- was asked once more: the evidence of a trade that was decided late, or void.
create table price_gaps (
  id bigint generated always as identity primary key,
  instrument_id smallint not null references instruments,
  from_at timestamptz(3) not null,
  to_at timestamptz(3) not null,
  cause text not null check (cause in ('restarted', 'connection_lost', 'stood_still', 'database_away')),
  asked text not null check (length(asked) between 1 and 200),
  answered_at timestamptz(3) not null,
  answer text not null check (answer in ('prices', 'nothing', 'unreachable', 'other_source')),
  ticks integer not null check (ticks >= 0 and (ticks > 0) = (answer = 'prices')),
  check (from_at < to_at),
  unique (instrument_id, from_at, to_at)
);
create index price_gaps_recent on price_gaps (to_at);
create trigger price_gaps_append_only before update or delete or truncate on price_gaps
  for each statement execute function refuse_change();

-- Why a trade is void: whether the source was silent, had nothing, could not be asked, or was another one. Null for those
-- of before, whose gaps were not kept.
alter table outcomes add column void_cause text
  check (void_cause in ('source_silent', 'source_empty', 'source_unreachable', 'source_changed')),
  add check (void_cause is null or status = 'voided');

create or replace view trade_records as
  select t.*, coalesce(o.status, 'open') as status, o.void_reason, o.entry_seq, o.entry_at, o.entry_price, o.strike_price,
         o.exit_seq, o.exit_at, o.exit_price, o.payout, o.settled_at, o.void_cause
    from trades t left join outcomes o on o.trade_id = t.id;
