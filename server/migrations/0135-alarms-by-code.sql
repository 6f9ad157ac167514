-- What an alarm says, as codes with their details, so that each screen has words of its own for it. What was
-- sounded before has none, and is said as it was written.
alter table alarms add column parts jsonb;
alter table alarms add constraint alarms_parts_check check (parts is null or jsonb_typeof(parts) = 'array');

create or replace view alarm_records as select id, parts from alarms;
comment on view alarm_records is 'install/alarms: The alarms there are, by their ids, with what they say by code.';
