-- Where there is no price to store, nothing was written, and so a process that led before was not refused. Now it asks.
create function expect_to_lead() returns void language plpgsql as $$
declare
  mine text := nullif(current_setting('house.process', true), '');
begin
  if mine is null then return; end if;
  -- Taking the lead waits for whoever is past this, and whoever comes later sees it.
  perform pg_advisory_xact_lock_shared(7308);
  if exists (select from leader where process <> mine) then
    raise exception 'another process leads' using errcode = 'HS001';
  end if;
end $$;

comment on function expect_to_lead is
  'platform: Refuses a process that led before, and does not lead now.';

create or replace function refuse_who_lost_the_lead() returns trigger language plpgsql as $$
begin
  perform expect_to_lead();
  return null;
end $$;
