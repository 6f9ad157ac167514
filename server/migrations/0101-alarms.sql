-- What the install sounded an alarm for, in its own words. A row is never changed: who has seen to it stands beside it.
create table alarms (
  id uuid primary key,
  says text not null check (char_length(says) between 1 and 2000),
  sounded_at timestamptz(3) not null
);
create trigger alarms_append_only before update or delete or truncate on alarms
  for each statement execute function refuse_change();
comment on table alarms is 'install/alarms: What the install sounded an alarm for.';

create table seen_alarms (
  alarm_id uuid primary key references alarms (id),
  operator text not null check (operator <> ''),
  reason text not null check (char_length(reason) between 1 and 500),
  seen_at timestamptz(3) not null
);
create trigger seen_alarms_append_only before update or delete or truncate on seen_alarms
  for each statement execute function refuse_change();
comment on table seen_alarms is 'install/alarms: Who has seen to which alarm, and what came of it.';

create view queued_alarms as
  select 'alarm' as kind, a.id::text as id, null::bigint as client_id, left(a.says, 200) as about, null::bigint as amount,
         'sounded' as reason, a.sounded_at as since, null::timestamptz as not_before,
         '{}'::text[] as makers, '{}'::text[] as given_by, null::bigint as holder
    from alarms a
   where not exists (select from seen_alarms s where s.alarm_id = a.id);
comment on view queued_alarms is 'install/alarms: Alarms that nobody has seen to.';
