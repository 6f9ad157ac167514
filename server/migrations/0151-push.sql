-- Push messages: the install's own key, the devices of clients, and what waits to be sent to each.
create table push_key (
  one_row boolean primary key default true check (one_row),
  public_key text not null check (length(public_key) = 87),
  -- sealed
  private_key bytea not null
);
comment on table push_key is 'record/pushes: The key by which push services know this install (VAPID).';

create table push_devices (
  id uuid primary key,
  client_id bigint not null references clients (id),
  -- gone with the session, when that is ended
  session_id uuid not null references sessions (id) on delete cascade,
  -- whoever is signed in on a browser has its pushes, and nobody who was before
  endpoint_hash bytea not null unique check (octet_length(endpoint_hash) = 32),
  -- where to and for which keys, sealed: whoever has it could write to the device
  subscription bytea not null,
  name text not null check (length(name) between 1 and 120),
  language text not null check (language ~ '^[a-z]{2}$'),
  made_at timestamptz(3) not null,
  last_sent_at timestamptz(3)
);
create index push_devices_client on push_devices (client_id);
create index push_devices_session on push_devices (session_id);
comment on table push_devices is 'record/pushes: The browsers that a client has push messages sent to.';

create function forget_push_devices() returns trigger language plpgsql as $$
begin
  delete from push_devices where session_id = new.id;
  return null;
end $$;
comment on function forget_push_devices is
  'record/pushes: Whose session is ended hears nothing more on that browser, whoever ended it.';
create trigger ended_sessions_push_nothing after update of ended_at on sessions
  for each row when (old.ended_at is null and new.ended_at is not null) execute function forget_push_devices();

create table pushes (
  id bigint primary key generated always as identity,
  device_id uuid not null references push_devices (id) on delete cascade,
  topic text not null check (length(topic) between 1 and 20),
  kind text not null check (length(kind) between 1 and 60),
  details jsonb not null check (jsonb_typeof(details) = 'object'),
  at timestamptz(3) not null,
  -- later than `at` in quiet hours, and after a try that failed
  due_at timestamptz(3) not null,
  tries smallint not null default 0 check (tries >= 0)
);
create index pushes_due on pushes (due_at);
create index pushes_device on pushes (device_id);
comment on table pushes is 'record/pushes: Push messages that wait to be sent; gone once they are.';
