-- A process that led and was cut off may come back and write before it sees that another one leads. From the moment on
-- at which that one takes the lead, what only a leader writes of prices and signals is refused to whoever is another process; whoever says
-- of no process that it is it (a command, a trial) is let through.
alter table leader add column process text check (length(process) between 1 and 100);

create function refuse_who_lost_the_lead() returns trigger language plpgsql as $$
declare
  mine text := nullif(current_setting('house.process', true), '');
begin
  if mine is null then return null; end if;
  -- Taking the lead waits for whoever is past this, and whoever comes later sees it.
  perform pg_advisory_xact_lock_shared(7308);
  if exists (select from leader where process <> mine) then
    raise exception 'another process leads' using errcode = 'HS001';
  end if;
  return null;
end $$;

comment on function refuse_who_lost_the_lead is
  'platform: Refuses a process that led before, and does not lead now.';

create trigger ticks_by_the_leader before insert on ticks
  for each statement execute function refuse_who_lost_the_lead();
create trigger price_gaps_by_the_leader before insert on price_gaps
  for each statement execute function refuse_who_lost_the_lead();
create trigger signals_by_the_leader before insert on signals
  for each statement execute function refuse_who_lost_the_lead();
create trigger signal_outcomes_by_the_leader before insert on signal_outcomes
  for each statement execute function refuse_who_lost_the_lead();
