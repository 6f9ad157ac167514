-- Names of clients are held against lists of people whom the operator must not serve.
create table screening_lists (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('ofac_sdn', 'eu_consolidated')),
  -- the day that the list gives itself
  version text not null check (version ~ '^\d{4}-\d\d-\d\d$'),
  sha256 bytea not null check (length(sha256) = 32),
  people int not null check (people > 0),
  names int not null check (names >= 0),
  loaded_at timestamptz(3) not null,
  loaded_by text not null,
  is_current boolean not null,
  -- when every identified client had been held against it; null: not yet
  swept_at timestamptz(3)
);
create unique index screening_lists_current on screening_lists (kind) where is_current;
comment on table screening_lists is 'identity/screening: Lists of names that staff loaded; one of each kind counts.';

create table screening_names (
  list_id bigint not null references screening_lists (id),
  -- the number of the person on the list
  ref text not null,
  name text not null,
  born text not null,
  -- by what it is found
  keys text[] not null
);
create index screening_names_list on screening_names (list_id);
create index screening_names_keys on screening_names using gin (keys);
comment on table screening_names is 'identity/screening: The names on the lists that count.';

create table screenings (
  client_id bigint primary key references clients (id),
  -- the newest list then
  round bigint not null references screening_lists (id),
  at timestamptz(3) not null
);
comment on table screenings is 'identity/screening: Up to which list a client was held against all.';

create table screening_hits (
  id uuid primary key,
  client_id bigint not null references clients (id),
  kind text not null check (kind in ('ofac_sdn', 'eu_consolidated')),
  ref text not null,
  listed_name text not null,
  born text not null,
  client_name text not null,
  -- in plain letters: under another name it is another hit
  client_plain text not null,
  -- out of a thousand
  score smallint not null check (score between 0 and 1000),
  state text not null default 'open' check (state in ('open', 'same', 'different')),
  found_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text,
  reason text check (char_length(reason) between 1 and 500),
  unique (client_id, kind, ref, client_plain),
  check ((state = 'open') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null) and (decided_at is null) = (reason is null))
);
create index screening_hits_state on screening_hits (state, id);
create trigger screening_hits_stand before update on screening_hits for each row
  when (old.state <> 'open' or new.id <> old.id or new.client_id <> old.client_id or new.score <> old.score)
  execute function refuse_change();
comment on table screening_hits is
  'identity/screening: Clients whose name is like one on a list, and what staff said to it.';

create function erase_from_screening(erased bigint) returns void language sql
begin atomic
  delete from screening_hits where client_id = erased;
  delete from screenings where client_id = erased;
end;
comment on function erase_from_screening(bigint) is
  'identity/screening: Removes what was found about the name of an erased client.';

create or replace function erase_client(erased bigint, at timestamptz) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  update closures set erased_at = at, reason = null
   where client_id = erased and kept_until < least(at, now()) and erased_at is null;
  if not found then
    raise exception 'client % is kept', erased using errcode = 'check_violation';
  end if;
  perform erase_from_notices(erased);
  perform erase_from_clients(erased);
  perform erase_from_limits(erased);
  perform erase_from_sessions(erased);
  perform erase_from_factors(erased);
  perform erase_from_screening(erased);
  perform erase_from_documents(erased);
  perform erase_from_deposits(erased);
  perform erase_from_withdrawals(erased);
end $$;
