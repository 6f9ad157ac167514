-- When a client may stake chips: while a tournament runs that they are in. What decides about trading is remembered
-- under a number, which this raises as other changes do.
create function move_standing(of_client bigint) returns void language plpgsql security definer set search_path to public, pg_temp as $$
declare
  moved bigint := nullif(current_setting('house.standing', true), '')::bigint;
begin
  if moved is null then
    update standing_epoch set nr = nr + 1 returning nr into moved;
    perform set_config('house.standing', moved::text, true);
    delete from standing_changes where nr <= moved - 10000;
  end if;
  insert into standing_changes (nr, client_id) values (moved, of_client) on conflict do nothing;
end $$;
comment on function move_standing(bigint) is
  'identity/clients: Raises the number of all standings, once for a transaction, and lists whose has changed.';
revoke execute on function move_standing(bigint) from public;

create or replace function note_standing() returns trigger language plpgsql security definer set search_path to public, pg_temp as $$
begin
  perform move_standing(new.id);
  return null;
end $$;

create table chip_times (
  client_id bigint primary key references clients (id),
  opens_at timestamptz(3) not null,
  -- trades have to expire by then
  closes_at timestamptz(3) not null,
  check (opens_at < closes_at)
);
comment on table chip_times is 'trading/trades: From when until when a client may stake chips, at the last tournament they joined.';

create function note_chip_times() returns trigger language plpgsql security definer set search_path to public, pg_temp as $$
begin
  perform move_standing(new.client_id);
  return null;
end $$;
comment on function note_chip_times() is 'trading/trades: A client''s times for chips decide about their orders.';
create constraint trigger chip_times_standing after insert or update on chip_times
  deferrable initially deferred for each row execute function note_chip_times();
