-- What happened to accounts, and what staff did: rows are only ever added, and each names the hash of the one before,
-- so that none can be changed or taken out unnoticed.
create table events (
  nr bigint primary key,
  at timestamptz(3) not null,
  -- whose account it is about; null for what is about the install
  client_id bigint references clients (id),
  -- 'client', 'system' or 'staff:' and an address
  actor text not null,
  kind text not null,
  -- JSON, as the text that was hashed
  details text not null,
  previous bytea not null,
  hash bytea not null unique
);

create index events_client on events (client_id, nr) where client_id is not null;

create trigger events_append_only before update or delete or truncate on events
  for each statement execute function refuse_change();
