-- A setting has one name. Rows under any other were believed, and were nobody's to guard: they are put aside, where they
-- can be looked at and have no effect.
create table settings_put_aside (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz(3) not null,
  mark bytea
);

insert into settings_put_aside (name, value, changed_at, mark)
  select name, value, changed_at, mark from settings where name !~ '^[a-z][a-z0-9]*(_[a-z0-9]+)*$';
delete from settings where name !~ '^[a-z][a-z0-9]*(_[a-z0-9]+)*$';

create trigger settings_put_aside_append_only before update or delete or truncate on settings_put_aside
  for each statement execute function refuse_change();

alter table settings
  add constraint settings_name check (name ~ '^[a-z][a-z0-9]*(_[a-z0-9]+)*$'),
  -- who decided: one person, or the two of a proposal; neither for what stood here before that was kept
  add column set_by text,
  add column proposal uuid references proposals (id),
  add constraint settings_decided check (set_by is null or proposal is null);

-- What was proposed stays as it was, whatever its name: nothing of another name is proposed or confirmed from here on.
alter table proposals
  add constraint proposals_setting_name check (kind <> 'setting' or subject ~ '^[a-z][a-z0-9]*(_[a-z0-9]+)*$') not valid;

-- What is in use is held against what was recorded, every few seconds.
create index events_settings on events (nr) where kind = 'setting_changed';
