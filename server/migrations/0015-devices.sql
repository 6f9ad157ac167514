-- Known browsers can be shown to their client and forgotten; sessions know roughly where they are.

-- `device` is the family of browsers; empty on those that signed in before this was kept.
alter table known_devices add column device text not null default '';

-- Names it to its client: the hash stays ours.
alter table known_devices add column id uuid not null default gen_random_uuid() unique;
alter table known_devices alter column id drop default;

-- Of older ones the last use is all that is known.
alter table known_devices add column created_at timestamptz(3);
update known_devices set created_at = used_at;
alter table known_devices alter column created_at set not null;

-- `time_zone` is what the browser said, an IANA name; `device_id` is null once it is forgotten.
alter table sessions add column time_zone text check (length(time_zone) <= 60);
alter table sessions add column device_id uuid references known_devices (id) on delete set null;

create index sessions_device on sessions (device_id);
