-- Whatever decides whether a client may trade has a number that rises with every change of it, and a list of whom
-- each change was about. Who decides on what is remembered names the number it was remembered under, and is refused
-- where it has moved: so nothing about clients need be read again for every order.
create table standing_epoch (
  one_row boolean primary key default true check (one_row),
  nr bigint not null
);
insert into standing_epoch (nr) values (0);

create table standing_changes (
  nr bigint not null,
  client_id bigint not null references clients,
  primary key (nr, client_id)
);

-- Deferred: the number's row is held only while the change commits. One number for all that a transaction changes.
create function note_standing() returns trigger language plpgsql security definer set search_path to public, pg_temp as $$
declare
  moved bigint := nullif(current_setting('house.standing', true), '')::bigint;
begin
  if moved is null then
    update standing_epoch set nr = nr + 1 returning nr into moved;
    perform set_config('house.standing', moved::text, true);
    delete from standing_changes where nr <= moved - 10000;
  end if;
  insert into standing_changes (nr, client_id) values (moved, new.id) on conflict do nothing;
  return null;
end $$;

create constraint trigger clients_standing
  after update of state, plan, demo_ends_at, email_confirmed_at, is_identified, country, accepted, has_own_limits,
    cool_off_until, self_excluded_until on clients
  deferrable initially deferred for each row
  when ((old.state, old.plan, old.demo_ends_at, old.email_confirmed_at, old.is_identified, old.country, old.accepted,
      old.has_own_limits, old.cool_off_until, old.self_excluded_until)
    is distinct from (new.state, new.plan, new.demo_ends_at, new.email_confirmed_at, new.is_identified, new.country, new.accepted,
      new.has_own_limits, new.cool_off_until, new.self_excluded_until))
  execute function note_standing();

create function assert_standing(known bigint) returns void language plpgsql stable as $$
begin
  if known is distinct from (select nr from standing_epoch) then
    raise exception 'what decides about trading has changed' using errcode = 'TS001';
  end if;
end $$;
