-- What clients are told in the app: rows are added, marked as read once, and dropped after a year. Each is written in
-- the transaction of what it tells of, and announced on the channel `notices` when that commits.
create table notices (
  id bigint generated always as identity primary key,
  client_id bigint not null references clients (id),
  kind text not null check (length(kind) between 1 and 60),
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  at timestamptz(3) not null,
  read_at timestamptz(3)
);

create index notices_of_client on notices (client_id, id desc);
create index notices_unread on notices (client_id) where read_at is null;
create index notices_at on notices (at);
