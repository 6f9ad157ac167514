-- Quotes that hold whether or not anybody asked for the deposit, and asking that can be given up.

-- What clients were told that their coins are worth, for as long as it holds: a payment of exactly so much that is seen
-- in time is credited at this rate, once. A few for each client; the row goes with the payment, with the asking, and
-- with the time.
create table deposit_quotes (
  id bigint generated always as identity primary key,
  client_id bigint not null references clients (id),
  coin coin not null,
  network chain_network not null,
  -- in cents
  amount bigint not null check (amount > 0),
  units numeric(30) not null check (units > 0),
  rate text not null check (rate ~ '^\d{1,12}(\.\d{1,12})?$'),
  quoted_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at > quoted_at),
  -- the same again is the same, for longer
  unique (client_id, coin, network, units, amount, rate)
);

create index deposit_quotes_end on deposit_quotes (expires_at);

-- Keys of requests for a deposit that was there already: its payment had come first. Such a key stands for it from
-- then on.
create table deposit_later_keys (
  deposit_id uuid not null references deposits (id),
  order_key text not null,
  -- of what was asked for with it
  wish_hash bytea not null,
  primary key (deposit_id, order_key)
);

create trigger deposit_later_keys_append_only before update or delete or truncate on deposit_later_keys
  for each statement execute function refuse_change();

-- The client gave the payment up: the provider is asked to end it, again and again until it says how it ended.
alter table card_payments add column cancelled_at timestamptz(3);
