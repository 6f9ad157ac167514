-- The same destination on two accounts: what staff should look at. One row for each pair, the lower number first.

create table destination_flags (
  id bigint generated always as identity primary key,
  method withdrawal_method not null,
  destination text not null,
  client_id bigint not null references clients (id),
  other_client_id bigint not null references clients (id),
  found_at timestamptz(3) not null,
  unique (method, destination, client_id, other_client_id),
  check (client_id < other_client_id)
);

create trigger destination_flags_append_only before update or delete or truncate on destination_flags
  for each statement execute function refuse_change();
