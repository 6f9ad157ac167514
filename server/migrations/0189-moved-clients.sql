-- Who moved to another cell, and who came from one. What they contributed to each account here goes to `elsewhere`, which
-- is zero for each of them: so the sum over cells of each account is what it was.
alter type transfer_kind add value 'moved_out';

insert into flows (kind, undone_by) values ('moved_out', null);
insert into flow_routes (kind, currency, from_name, to_name)
  select 'moved_out', s.currency, r.from_name, r.to_name
    from (select currency, name from accounts where client_id is null
          union all select name, 'available' from currencies) s
   cross join lateral (values (s.name, 'elsewhere'), ('elsewhere', s.name)) r (from_name, to_name);
insert into accounts (currency, name) select name, 'elsewhere' from currencies;

create table moved_clients (
  client_id bigint primary key references clients (id),
  to_cell smallint not null check (to_cell between 1 and 63),
  -- of the account, until it was held for this
  state account_state not null check (state <> 'closed'),
  began_at timestamptz(3) not null,
  -- from then on nothing of theirs is in these books
  left_at timestamptz(3) check (left_at >= began_at),
  -- from then on what comes for them is passed on
  arrived_at timestamptz(3) check (arrived_at >= left_at),
  check (arrived_at is null or left_at is not null)
);
comment on table moved_clients is 'identity/moves: Who moved from here to another cell, and how far that is.';
create trigger moved_clients_stay before truncate on moved_clients for each statement execute function refuse_change();

create table arrived_clients (
  client_id bigint primary key references clients (id),
  state account_state not null check (state <> 'closed'),
  -- of their rows as they were there: those that are here are these
  digest bytea not null check (octet_length(digest) = 32),
  came_at timestamptz(3) not null,
  -- from then on they trade here
  opened_at timestamptz(3) check (opened_at >= came_at)
);
comment on table arrived_clients is 'identity/moves: Who came here from another cell, and how far that is.';
create trigger arrived_clients_stay before truncate on arrived_clients for each statement execute function refuse_change();

create view arrivals as select client_id, came_at from arrived_clients;
comment on view arrivals is 'identity/moves: From when on what a client did was done here.';

-- Of the account of this name, which has other ids in other cells.
create function move_ref(client bigint, currency text, account text) returns uuid language sql immutable
  return md5('moved:' || client || ':' || currency || ':' || account)::uuid;
comment on function move_ref is 'identity/moves: What the transfer is known by that takes out of an account what a client brought into it.';

-- The house covers what stakes lack for many trades together: of a client who comes, it covers it once more, for theirs.
create function cover_refs(client bigint) returns setof uuid language sql immutable
begin atomic
  select move_ref(client, c, 'stakes ' || cell) from unnest('{real,demo,chips}'::text[]) c, generate_series(1, 63) cell;
end;
comment on function cover_refs is 'identity/moves: What covers of a client''s trades may be known by, by the cells they came to.';

create view departures as select client_id, left_at from moved_clients where left_at is not null;
comment on view departures is 'identity/moves: Who moved away, and since when nothing of theirs is in these books.';
