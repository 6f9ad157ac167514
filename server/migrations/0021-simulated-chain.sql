-- The simulated chain of a sandbox: blocks and payments of coins that are worth nothing, one chain of each coin. It is
-- kept so that a deposit goes on being confirmed after a restart. Nothing else of the database refers to it, as nothing
-- can refer to a real chain; and like a real one it may take blocks back, so none of it is append-only.
create table simulated_blocks (
  coin text not null check (coin in ('btc', 'eth')),
  height integer not null check (height >= 0),
  hash text not null unique,
  mined_at timestamptz(3) not null,
  primary key (coin, height)
);

create table simulated_transactions (
  txid text primary key,
  coin text not null,
  -- sorts by arrival
  nr bigint generated always as identity,
  -- names a payout: asked for twice, it is paid once
  reference text unique,
  fee numeric(30) not null check (fee >= 0),
  -- null: waits for a block
  height integer,
  foreign key (coin, height) references simulated_blocks (coin, height) on delete set null (height)
);

create index simulated_transactions_height on simulated_transactions (coin, height);

-- What a transaction adds to addresses and takes from them, in base units.
create table simulated_movements (
  txid text not null references simulated_transactions (txid) on delete cascade,
  index smallint not null check (index >= 0),
  address text not null,
  units numeric(30) not null check (units <> 0),
  primary key (txid, index)
);

create index simulated_movements_address on simulated_movements (address);

insert into simulated_blocks (coin, height, hash, mined_at) values
  ('btc', 0, encode(sha256('simulated btc'), 'hex'), '2026-01-01 00:00:00+00'),
  ('eth', 0, '0x' || encode(sha256('simulated eth'), 'hex'), '2026-01-01 00:00:00+00');
