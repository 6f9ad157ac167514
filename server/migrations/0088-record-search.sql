-- Staff search the record by who did it, by kind and by time, in any install however old.
create index events_staff on events (actor, id) where actor like 'staff:%';
create index events_kind on events (kind, id);
create index events_at on events (at, id);
