-- Keys to clients' own accounts on exchanges. What a key signs with is sealed, and gone when the key ends.

create table exchange_keys (
  id uuid primary key,
  client_id bigint not null references clients (id),
  venue text not null check (venue ~ '^[a-z]{1,20}$'),
  name text not null check (char_length(name) between 1 and 40),
  sealed bytea,
  -- Made of the key with one of ours: two that are the same are known to be, and nothing else is.
  mark bytea not null check (octet_length(mark) = 32),
  standing text not null check (standing in ('live', 'dry', 'ended')),
  ending text check (ending in ('removed', 'too_mighty', 'not_accepted')),
  rights text[] not null,
  added_at timestamptz(3) not null,
  checked_at timestamptz(3) not null,
  ended_at timestamptz(3),
  check ((standing = 'ended') = (sealed is null)),
  check ((standing = 'ended') = (ended_at is not null)),
  check ((standing = 'ended') = (ending is not null))
);
create index exchange_keys_client on exchange_keys (client_id, id);
create unique index exchange_keys_mark on exchange_keys (mark) where ended_at is null;
comment on table exchange_keys is
  'automation/keys: Keys to clients'' own accounts on exchanges, sealed, and what each may do there.';

create function keep_exchange_key_ended() returns trigger language plpgsql as $$
begin
  if old.ended_at is not null then
    raise exception 'a key that ended does not come back' using errcode = 'check_violation';
  end if;
  if new.client_id <> old.client_id or new.venue <> old.venue or new.mark <> old.mark then
    raise exception 'a key stays whose it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger exchange_keys_end before update on exchange_keys
  for each row execute function keep_exchange_key_ended();
