-- Personal tokens: what a client's own programs sign in with. Of each only a hash is kept.
create table api_tokens (
  id uuid primary key,
  client_id bigint not null references clients (id),
  hash bytea not null unique check (octet_length(hash) = 32),
  name text not null check (char_length(name) between 1 and 60),
  -- Never one that moves money out: there is none.
  scopes text[] not null check (scopes <@ array['read', 'trade'] and cardinality(scopes) between 1 and 2),
  -- Addresses and networks it is taken from; none: from anywhere.
  addresses text[] not null check (cardinality(addresses) <= 20),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null check (expires_at > created_at),
  -- To the minute.
  last_used_at timestamptz(3),
  revoked_at timestamptz(3)
);
create index api_tokens_client on api_tokens (client_id, id desc);
comment on table api_tokens is 'identity/tokens: Personal tokens of clients, by their hashes; what is revoked stays so.';

create function keep_api_token() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if to_jsonb(new) - 'last_used_at' - 'revoked_at' is distinct from to_jsonb(old) - 'last_used_at' - 'revoked_at'
     or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) then
    raise exception 'a token is revoked and not changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
comment on function keep_api_token() is 'identity/tokens: Refuses changes of a token but its use and its end.';
create trigger api_tokens_keep before update on api_tokens for each row execute function keep_api_token();
