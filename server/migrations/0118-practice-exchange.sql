-- The practice exchange of a sandbox: what its accounts hold and did. It stands for an exchange outside; no money of ours is in it.

create table practice_accounts (
  id text primary key check (id ~ '^[a-z0-9]{1,40}$'),
  client_id bigint unique references clients (id),
  -- Balances and what was taken from books, as the exchange writes them.
  state text not null,
  count integer not null check (count >= 0),
  cancel_at timestamptz(3),
  opened_at timestamptz(3) not null
);
create index practice_accounts_timer on practice_accounts (cancel_at) where cancel_at is not null;
comment on table practice_accounts is
  'automation/practice: Accounts on the practice exchange, each the play money of one client.';

create table practice_orders (
  id text primary key,
  account_id text not null references practice_accounts (id),
  number integer not null check (number > 0),
  market text not null,
  state text not null check (state in ('open', 'filled', 'cancelled', 'expired')),
  own_id text,
  userref integer,
  opened_at timestamptz(3) not null,
  closed_at timestamptz(3),
  body text not null,
  unique (account_id, number)
);
create index practice_orders_open on practice_orders (account_id) where state = 'open';
create index practice_orders_own on practice_orders (account_id, own_id) where own_id is not null;
comment on table practice_orders is 'automation/practice: Orders on the practice exchange, as each has become.';

create table practice_fills (
  id text primary key,
  account_id text not null references practice_accounts (id),
  number integer not null check (number > 0),
  order_id text not null references practice_orders (id),
  market text not null,
  at timestamptz(3) not null,
  turnover bigint not null check (turnover >= 0),
  body text not null,
  unique (account_id, number)
);
create index practice_fills_order on practice_fills (order_id);
create index practice_fills_time on practice_fills (account_id, at);
comment on table practice_fills is 'automation/practice: What was traded on the practice exchange.';

create table practice_entries (
  id text primary key,
  account_id text not null references practice_accounts (id),
  place bigint generated always as identity,
  asset text not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'trade')),
  at timestamptz(3) not null,
  body text not null
);
create index practice_entries_account on practice_entries (account_id, place);
comment on table practice_entries is 'automation/practice: The ledgers of accounts on the practice exchange, line by line.';

create table practice_keys (
  -- Of what a program names it by, so that a dump of this names nothing.
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  place bigint generated always as identity,
  account_id text not null references practice_accounts (id),
  sealed bytea not null,
  nonce numeric(20) not null check (nonce >= 0),
  created_at timestamptz(3) not null,
  used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index practice_keys_account on practice_keys (account_id);
comment on table practice_keys is 'automation/practice: Keys to accounts on the practice exchange; name and secret are sealed.';
