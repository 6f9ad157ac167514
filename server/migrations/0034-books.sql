-- Holding our books against those who keep the money: how each look ended, what differs until it is gone, and what the
-- operator says they moved themselves.

create type reconciled as enum ('ok', 'differences', 'unknown');

create table reconciliations (
  nr bigint generated always as identity primary key,
  at timestamptz(3) not null,
  outcome reconciled not null,
  -- how many stood at that moment
  differences integer not null check (differences >= 0),
  -- how many of those who keep money did not answer
  unanswered integer not null check (unanswered >= 0),
  check ((outcome = 'differences') = (differences > 0)),
  check (outcome <> 'ok' or unanswered = 0)
);

create trigger reconciliations_append_only before update or delete or truncate on reconciliations
  for each statement execute function refuse_change();

create table book_differences (
  nr bigint generated always as identity primary key,
  -- the same as long as it is the same difference
  name text not null,
  kind text not null,
  -- whose base units (of dollars: cents) the amounts are
  unit text not null check (unit in ('usd', 'btc', 'eth')),
  about text not null,
  ours numeric(40) not null,
  theirs numeric(40) not null,
  found_at timestamptz(3) not null,
  gone_at timestamptz(3) check (gone_at >= found_at)
);

-- One alarm for each until it is gone.
create unique index book_differences_standing on book_differences (name) where gone_at is null;

create function keep_book_difference() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.gone_at is not null
     or (new.nr, new.name, new.kind, new.unit, new.about, new.ours, new.theirs, new.found_at) is distinct from
        (old.nr, old.name, old.kind, old.unit, old.about, old.ours, old.theirs, old.found_at) then
    raise exception 'a difference is kept as it was found' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger book_differences_keep before update or delete on book_differences
  for each row execute function keep_book_difference();
create trigger book_differences_stay before truncate on book_differences
  for each statement execute function refuse_change();

-- Coins that the operator moved besides deposits and payouts. One member of staff notes it, another confirms it; only
-- then it counts, and only as long as the chain has the transaction.
create type movement_kind as enum ('sweep', 'top_up', 'paid_elsewhere');

create table custody_movements (
  id uuid primary key,
  kind movement_kind not null,
  coin coin not null,
  network chain_network not null,
  txid text not null check (txid <> ''),
  -- of a sweep: what left our addresses, with the fee; of a top-up: what came; of a payout that another wallet of the
  -- operator made: what it would have taken from ours, with the fee
  units numeric(30) not null check (units > 0),
  noted_by bigint not null references operators (id),
  noted_at timestamptz(3) not null,
  confirmed_by bigint references operators (id),
  confirmed_at timestamptz(3) check (confirmed_at >= noted_at),
  dropped_by bigint references operators (id),
  dropped_at timestamptz(3) check (dropped_at >= noted_at),
  -- four eyes
  check (confirmed_by <> noted_by),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check ((dropped_by is null) = (dropped_at is null)),
  check (confirmed_by is null or dropped_by is null)
);

create unique index custody_movements_once on custody_movements (coin, network, txid) where dropped_at is null;

-- It is new, then confirmed or dropped, once.
create function keep_custody_movement() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.confirmed_by is not null or new.dropped_by is not null then
      raise exception 'movement % is not new', new.id using errcode = 'check_violation';
    end if;
  elsif tg_op = 'DELETE' or old.confirmed_by is not null or old.dropped_by is not null
     or (new.id, new.kind, new.coin, new.network, new.txid, new.units, new.noted_by, new.noted_at) is distinct from
        (old.id, old.kind, old.coin, old.network, old.txid, old.units, old.noted_by, old.noted_at) then
    raise exception 'a movement is kept as it was noted' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger custody_movements_keep before insert or update or delete on custody_movements
  for each row execute function keep_custody_movement();
create trigger custody_movements_stay before truncate on custody_movements
  for each statement execute function refuse_change();
