-- The server's role owns no table, so a day of ticks is made, and made anew without those that nothing needs, by these two.

create function add_tick_day(start timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  name text := 'ticks_' || to_char(start at time zone 'UTC', 'YYYYMMDD');
begin
  if exists (select from pg_class where relname = name and relnamespace = 'public'::regnamespace) then
    return;
  end if;
  execute format('create table if not exists %I partition of ticks for values from (%L) to (%L)',
                 name, start, start + interval '24 hours');
  execute format('create or replace trigger %I before update or delete on %I
                    for each statement execute function refuse_tick_change()', name || '_append_only', name);
end $$;

-- Keeps of a day's ticks those within a minute of some trade's acceptance or expiry. The partition is written anew, so that
-- the disk gets its room back.
create function thin_tick_day(start timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  name text := 'ticks_' || to_char(start at time zone 'UTC', 'YYYYMMDD');
begin
  create temporary table kept_ticks (like ticks) on commit drop;
  execute format('
    insert into kept_ticks
    with needed as (
      select distinct instrument_id, date_bin(''1 minute'', at, ''epoch'') as minute from trades
       cross join lateral (values (accepted_at), (expires_at)) ends(at)
       where accepted_at >= %L and accepted_at < %L
    ), minutes as (
      select distinct instrument_id, minute + step * interval ''1 minute'' as minute
        from needed cross join generate_series(-1, 1) step
    )
    select t.* from %I t join minutes m
      on m.instrument_id = t.instrument_id and m.minute = date_bin(''1 minute'', t.at, ''epoch'')',
    start - interval '24 hours 1 minute', start + interval '24 hours 1 minute', name);
  execute format('alter table ticks detach partition %I', name);
  execute format('drop table %I', name);
  perform add_tick_day(start);
  insert into ticks select * from kept_ticks order by instrument_id, at;
  insert into thinned_ticks (partition) values (name);
end $$;
