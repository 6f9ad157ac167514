-- What staff write about a client and mark them with, kept from the client, and the lists of clients they look at again.
create table client_notes (
  note_id uuid not null,
  -- a note is changed by a version more; none is taken away
  version smallint not null check (version between 1 and 1000),
  client_id bigint not null references clients (id),
  -- whoever wrote the first version writes all
  operator_id bigint not null references operators (id),
  text text not null check (char_length(text) between 1 and 5000),
  at timestamptz(3) not null,
  primary key (note_id, version)
);
create index client_notes_client on client_notes (client_id, note_id, version);
create trigger client_notes_append_only before update or delete on client_notes
  for each row execute function refuse_unless_erased('client_id');
create trigger client_notes_stay before truncate on client_notes for each statement execute function refuse_change();
comment on table client_notes is 'oversight/notes: What staff wrote about a client, each version of it.';

create function check_note_version() returns trigger language plpgsql as $$
begin
  if new.version > 1 and not exists (
    select from client_notes n
     where n.note_id = new.note_id and n.version = new.version - 1
       and n.client_id = new.client_id and n.operator_id = new.operator_id
  ) then
    raise exception 'a note is changed by its author, a version at a time' using errcode = 'check_violation';
  end if;
  return new;
end $$;
comment on function check_note_version() is 'oversight/notes: Trigger that leaves a note to its author.';
create trigger client_notes_by_author before insert on client_notes
  for each row execute function check_note_version();

create table tags (
  id bigint primary key generated always as identity,
  name text not null check (char_length(name) between 1 and 30),
  added_by bigint not null references operators (id),
  added_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
create unique index tags_name on tags (lower(name)) where removed_at is null;
comment on table tags is 'oversight/tags: The words that staff mark clients with.';

create table client_tags (
  id bigint primary key generated always as identity,
  client_id bigint not null references clients (id),
  tag_id bigint not null references tags (id),
  put_by bigint not null references operators (id),
  put_at timestamptz(3) not null,
  taken_by bigint references operators (id),
  taken_at timestamptz(3),
  check ((taken_by is null) = (taken_at is null))
);
create unique index client_tags_on on client_tags (tag_id, client_id) where taken_at is null;
create index client_tags_client on client_tags (client_id, id);
create index client_tags_tag on client_tags (tag_id);
comment on table client_tags is 'oversight/tags: Which tag was put on which client and taken off again, by whom.';

create view tagged_clients as
  select p.client_id, p.tag_id, t.name, p.put_at
    from client_tags p join tags t on t.id = p.tag_id
   where p.taken_at is null and t.removed_at is null;
comment on view tagged_clients is 'oversight/tags: The tags that are on clients now.';

create function erase_from_notes(erased bigint) returns void language sql
begin atomic
  delete from client_notes where client_id = erased;
end;
comment on function erase_from_notes(bigint) is
  'oversight/notes: Removes what staff wrote about an erased client.';

create function erase_from_tags(erased bigint) returns void language sql
begin atomic
  delete from client_tags where client_id = erased;
end;
comment on function erase_from_tags(bigint) is
  'oversight/tags: Removes what an erased client was marked with.';

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
  perform erase_from_notes(erased);
  perform erase_from_tags(erased);
end $$;
