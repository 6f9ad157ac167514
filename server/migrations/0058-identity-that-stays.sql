-- Who was identified stays who was identified: what an approved document proved is kept, and counts until another
-- document proves something else.

-- What the document is sent for: to be identified, or to change what counts of who is.
create type document_purpose as enum ('identification', 'change');
-- Taken back by the client before anybody decided; changes only.
alter type document_status add value 'withdrawn';

alter table documents add column purpose document_purpose not null default 'identification';
drop index documents_standing;
create unique index documents_standing on documents (client_id)
  where purpose = 'identification' and status <> 'rejected';
-- One change waits at a time.
create unique index documents_changing on documents (client_id) where purpose = 'change' and status = 'pending';

-- What a client asks to change with this document; null: stays. How it ends is said of the document.
create table identity_changes (
  document_id uuid primary key references documents (id),
  firstname text,
  lastname text,
  date_of_birth date,
  country text,
  phone text,
  -- what the client reads out when staff call the new number; staff are not shown it
  call_code text check (call_code ~ '^[0-9]{6}$'),
  check ((phone is null) = (call_code is null)),
  check (num_nonnulls(firstname, lastname, date_of_birth, country, phone) > 0)
);

-- Calls to new numbers: whether the code that staff were told there is the one the client was shown.
create table identity_calls (
  nr bigint generated always as identity primary key,
  document_id uuid not null references identity_changes (document_id),
  at timestamptz(3) not null,
  -- the address of the member of staff
  by text not null,
  was_right boolean not null
);
create index identity_calls_document on identity_calls (document_id);

-- What approved documents proved; a client's newest row counts.
create table identities (
  nr bigint generated always as identity primary key,
  client_id bigint not null references clients (id),
  document_id uuid not null unique references documents (id),
  firstname text not null,
  lastname text not null,
  -- null: not told when the document was approved, as was possible once
  date_of_birth date,
  country text,
  phone text not null,
  approved_at timestamptz(3) not null
);
create index identities_client on identities (client_id, nr);

create trigger identity_changes_append_only before update or delete or truncate on identity_changes
  for each statement execute function refuse_change();
create trigger identity_calls_append_only before update or delete or truncate on identity_calls
  for each statement execute function refuse_change();
create trigger identities_append_only before update or delete or truncate on identities
  for each statement execute function refuse_change();

-- Who was approved before: what their profile says now is the best that is known.
insert into identities (client_id, document_id, firstname, lastname, date_of_birth, country, phone, approved_at)
select c.id, d.id, c.firstname, c.lastname, p.date_of_birth, p.country, c.phone, d.decided_at
  from documents d
  join clients c on c.id = d.client_id
  left join profiles p on p.client_id = c.id
 where d.status = 'approved';

-- Whoever has such a row is identified. A document that merely stands as approved is not enough.
drop trigger documents_identify on documents;
drop function note_identity();
create function note_identity() returns trigger language plpgsql as $$
begin
  update clients set is_identified = true where id = new.client_id and not is_identified;
  return null;
end $$;
create trigger identities_note after insert on identities for each row execute function note_identity();

-- What was proved cannot be edited beside it.
create function keep_person() returns trigger language plpgsql as $$
begin
  if (select (i.firstname, i.lastname, i.phone) from identities i
       where i.client_id = new.id order by i.nr desc limit 1)
     is distinct from (new.firstname, new.lastname, new.phone) then
    raise exception 'client % is identified', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger clients_stay_who_they_are before update of firstname, lastname, phone on clients
  for each row when (new.is_identified) execute function keep_person();

create function keep_profile() returns trigger language plpgsql as $$
begin
  if exists (select from identities i
              where i.nr = (select max(nr) from identities where client_id = new.client_id)
                and (i.date_of_birth <> new.date_of_birth or i.country <> new.country
                     or (i.date_of_birth is not null and new.date_of_birth is null))) then
    raise exception 'client % is identified', new.client_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger profiles_stay_who_they_are before insert or update on profiles
  for each row execute function keep_profile();
