-- Which version of which legal text each client accepted, and when.
create table acceptances (
  client_id bigint not null references clients (id),
  text text not null,
  -- the day it was published, which is its name
  version text not null check (version ~ '^\d{4}-\d\d-\d\d$'),
  accepted_at timestamptz(3) not null,
  primary key (client_id, text, version)
);

create trigger acceptances_append_only before update or delete or truncate on acceptances
  for each statement execute function refuse_change();

-- On the client's own row, which every batch of orders reads anyway: of each text the newest version accepted.
alter table clients add column accepted jsonb not null default '{}';

create function note_acceptance() returns trigger language plpgsql as $$
begin
  update clients set accepted = accepted || jsonb_build_object(new.text, new.version)
   where id = new.client_id and coalesce(accepted ->> new.text, '') < new.version;
  return null;
end $$;

create trigger acceptances_noted after insert on acceptances
  for each row execute function note_acceptance();
