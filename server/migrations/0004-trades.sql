-- Trades and their outcomes: two tables that rows are only ever added to. The terms are written at acceptance, the
-- outcome at settlement.

create type direction as enum ('rise', 'fall');
create type trade_status as enum ('open', 'won', 'lost', 'tied', 'voided');

create table trades (
  -- Sorts by time. A client's trades are found by the postings of their stakes: see transfers_client_posting.
  id uuid primary key,
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

  check (expires_at > accepted_at),
  check ((plan_day is null) = (plan_slot is null) and (plan_day is null) = (plan_limit is null)),
  check (plan_slot between 1 and plan_limit)
);

create unique index trades_order_key on trades (client_id, order_key) where order_key is not null;
create unique index trades_plan_slot on trades (client_id, plan_day, plan_slot) where plan_day is not null;
-- What may be open is found by when it was accepted (see settlement_mark): no trade lasts longer than a day.
create index trades_accepted on trades using brin (accepted_at);

create table outcomes (
  trade_id uuid primary key,
  status trade_status not null check (status <> 'open'),
  void_reason text,
  entry_seq bigint,
  entry_at timestamptz(3),
  entry_price bigint,
  strike_price bigint,
  exit_seq bigint,
  exit_at timestamptz(3),
  exit_price bigint,
  payout bigint not null check (payout >= 0),
  settled_at timestamptz(3) not null,
  check ((status = 'voided') = (void_reason is not null)),
  check (status = 'voided' or (strike_price is not null and exit_price is not null))
);

create trigger trades_append_only before update or delete or truncate on trades
  for each statement execute function refuse_change();
create trigger outcomes_append_only before update or delete or truncate on outcomes
  for each statement execute function refuse_change();

-- Every trade as it stands: open until it has an outcome.
create view trade_records as
  select t.*, coalesce(o.status, 'open') as status, o.void_reason, o.entry_seq, o.entry_at, o.entry_price,
         o.strike_price, o.exit_seq, o.exit_at, o.exit_price, o.payout, o.settled_at
    from trades t left join outcomes o on o.trade_id = t.id;

-- Every trade that expired up to this instant is settled: a start looks for open trades only after it.
create table settlement_mark (
  one_row boolean primary key default true check (one_row),
  through timestamptz(3) not null
);
