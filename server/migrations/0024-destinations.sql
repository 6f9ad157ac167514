-- Where clients have money sent: their address book. What is removed stays on record, and is new when it comes again.

create table payout_destinations (
  id uuid primary key,
  client_id bigint not null references clients (id),
  method withdrawal_method not null,
  -- an address as its chain writes it, or routing number and account number
  destination text not null check (char_length(destination) between 1 and 200),
  network chain_network,
  -- of a bank account: bank, numbers, type
  bank jsonb,
  label text not null check (char_length(label) between 1 and 60),
  added_at timestamptz(3) not null,
  removed_at timestamptz(3) check (removed_at >= added_at),
  check ((method = 'bank') = (network is null)),
  check ((method = 'bank') = (bank is not null))
);

create unique index payout_destinations_kept on payout_destinations (client_id, method, network, destination)
  nulls not distinct where removed_at is null;
-- Whoever else has this one.
create index payout_destinations_shared on payout_destinations (method, destination);
create index withdrawals_destination on withdrawals (method, destination);
