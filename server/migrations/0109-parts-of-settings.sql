-- Of a setting with entries, such as the terms of single instruments, some change and the others stay: changes of
-- different entries wait side by side, and of each entry still one.
alter table proposals
  -- its value has some entries of the setting; false: it is the setting as a whole
  add column is_part boolean not null default false,
  add constraint proposals_part check (case when is_part then kind = 'setting' and jsonb_typeof(value::jsonb) = 'object' else true end);

drop index proposals_open;
create unique index proposals_open on proposals (kind, subject)
  where withdrawn_at is null and applied_at is null and expired_at is null and not is_part;
create index proposals_open_parts on proposals (subject)
  where withdrawn_at is null and applied_at is null and expired_at is null and is_part;

create function keep_proposals_apart() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  -- As whoever asks for something does: two at once see each other.
  perform pg_advisory_xact_lock(hashtext('members of staff'));
  if exists (
    select from proposals p
     where p.kind = new.kind and p.subject = new.subject and (p.is_part or new.is_part)
       and p.withdrawn_at is null and p.applied_at is null and p.expired_at is null
       and (not p.is_part or not new.is_part
            or p.value::jsonb ?| array(select jsonb_object_keys(new.value::jsonb)))) then
    raise exception 'a proposal for % waits already', new.subject using errcode = 'unique_violation';
  end if;
  return new;
end $$;
comment on function keep_proposals_apart() is
  'install/operators: lets proposals wait side by side that share no entry of a setting.';
create trigger proposals_apart before insert on proposals for each row execute function keep_proposals_apart();

create or replace function keep_proposal() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  is_live boolean := exists (select from install where mode = 'live');
begin
  if tg_op = 'DELETE' then
    raise exception 'proposals are kept' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    if new.confirmed_by is not null or new.withdrawn_at is not null or new.applied_at is not null
       or new.expired_at is not null then
      raise exception 'proposal % is not new', new.id using errcode = 'check_violation';
    end if;
  elsif (new.id, new.kind, new.subject, new.value, new.replaces, new.proposed_by, new.proposed_at, new.proposer_proven_at,
         new.reason, new.evidence, new.expires_at, new.wanted_at, new.is_part)
        is distinct from
        (old.id, old.kind, old.subject, old.value, old.replaces, old.proposed_by, old.proposed_at, old.proposer_proven_at,
         old.reason, old.evidence, old.expires_at, old.wanted_at, old.is_part)
     or old.confirmed_by is not null and
        (new.confirmed_by, new.confirmed_at, new.confirmer_proven_at, new.due_at, new.mark) is distinct from
        (old.confirmed_by, old.confirmed_at, old.confirmer_proven_at, old.due_at, old.mark)
     or old.withdrawn_at is not null or old.applied_at is not null or old.expired_at is not null then
    raise exception 'proposal % stays what it was', new.id using errcode = 'insufficient_privilege';
  end if;
  if is_live and (new.proposer_proven_at is null or new.confirmed_by is not null and new.confirmer_proven_at is null) then
    raise exception 'proposal % needs second factors of staff', new.id using errcode = 'check_violation';
  end if;
  if exists (select from operators where left_at is not null and
               (tg_op = 'INSERT' and id = new.proposed_by
                or tg_op = 'UPDATE' and old.confirmed_by is null and id = new.confirmed_by)) then
    raise exception 'who left has no say in proposal %', new.id using errcode = 'check_violation';
  end if;
  if new.kind::text in ('change_roles', 'invite_member') and
     exists (select from operators where email = new.subject
               and (tg_op = 'INSERT' and id = new.proposed_by
                    or tg_op = 'UPDATE' and old.confirmed_by is null and id = new.confirmed_by)) then
    raise exception 'who gains by proposal % has no say in it', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
