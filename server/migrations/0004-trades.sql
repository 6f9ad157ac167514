-- Trades: the terms are written once, at acceptance; the outcome once, at settlement.

create type direction as enum ('rise', 'fall');
create type trade_status as enum ('open', 'won', 'lost', 'tied', 'voided');

create table trades (
  id uuid not null,
  client_id bigint not null,
  account_id bigint not null,
  book book not null,
  instrument_id smallint not null,
  direction direction not null,
  stake bigint not null check (stake > 0),
  duration_s int not null check (duration_s > 0),
  strike_rate text not null,
  payout_rate_bp int not null check (payout_rate_bp > 0),
  margin_bp int not null,
  win_probability float8 not null,
  volatility float8 not null,
  quantile float8 not null,
  -- the strike is the entry price times this, over 10^12
  strike_factor bigint not null check (strike_factor > 0),
  decimals smallint not null,
  tick_points int not null,
  rule_version smallint not null,
  accepted_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- the Idempotency-Key the client sent with the order
  order_key text,
  -- the place this trade takes in the client's daily allowance, where plans limit trades by hand
  plan_day date,
  plan_slot smallint,
  plan_limit smallint,

  status trade_status not null default 'open',
  void_reason text,
  entry_seq bigint,
  entry_at timestamptz(3),
  entry_price bigint,
  strike_price bigint,
  exit_seq bigint,
  exit_at timestamptz(3),
  exit_price bigint,
  payout bigint check (payout >= 0),
  settled_at timestamptz(3),

  check (expires_at > accepted_at),
  check ((status = 'open') = (settled_at is null)),
  check ((status = 'open') = (payout is null)),
  check ((status = 'voided') = (void_reason is not null)),
  check (status not in ('won', 'lost', 'tied') or (strike_price is not null and exit_price is not null)),
  check ((plan_day is null) = (plan_slot is null) and (plan_day is null) = (plan_limit is null)),
  check (plan_slot between 1 and plan_limit),
  -- A trade is always asked for by its client, and a client's are listed in the order of their ids, which sort by
  -- time. That no two clients' trades share an id is kept by the key of their opening transfers.
  primary key (client_id, id)
) with (fillfactor = 50);

create unique index trades_order_key on trades (client_id, order_key) where order_key is not null;
create unique index trades_plan_slot on trades (client_id, plan_day, plan_slot) where plan_day is not null;
-- There is no index on status or expiry: either would make every settlement a slow update. No trade lasts longer
-- than a day, so what is open is found by when it was accepted (see settlement_mark).
create index trades_accepted on trades using brin (accepted_at);

create function refuse_trade_change() returns trigger language plpgsql as $$
begin
  raise exception 'the terms and the outcome of a trade are final' using errcode = 'insufficient_privilege';
end $$;

-- Settling is the one change a trade ever sees; the terms are the same before and after.
create trigger trades_terms_final before update on trades for each row
  when (
    old.status <> 'open' or new.status = 'open'
    or (old.client_id, old.account_id, old.book, old.instrument_id, old.direction, old.stake, old.duration_s,
        old.payout_rate_bp, old.strike_factor, old.accepted_at, old.expires_at)
      is distinct from
       (new.client_id, new.account_id, new.book, new.instrument_id, new.direction, new.stake, new.duration_s,
        new.payout_rate_bp, new.strike_factor, new.accepted_at, new.expires_at)
  ) execute function refuse_trade_change();

create trigger trades_not_deleted before delete or truncate on trades
  for each statement execute function refuse_trade_change();

-- Every trade that expired up to this instant is settled: a start looks for open trades only after it.
create table settlement_mark (
  one_row boolean primary key default true check (one_row),
  through timestamptz(3) not null
);
