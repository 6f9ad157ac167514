-- What takes two members of staff says why, on what evidence and until when; the roles of a member change by two as well,
-- and neither of the two is the one who gains by it.
alter type proposal_kind add value 'change_roles';

alter table proposals
  add column reason text check (char_length(reason) between 1 and 500),
  add column evidence text check (char_length(evidence) between 1 and 500),
  -- nobody confirms it from then on; null: it was made before this was kept, or is one person's
  add column expires_at timestamptz(3) check (expires_at > proposed_at),
  -- when it was put aside for that
  add column expired_at timestamptz(3),
  -- why it was confirmed or withdrawn
  add column verdict text check (char_length(verdict) between 1 and 500);

-- Of a setting and of roles: what it is to be, and what it was; of somebody who is to come, the roles.
alter table proposals drop constraint proposals_check;
alter table proposals
  add constraint proposals_value check (
    case when kind::text in ('setting', 'change_roles') then value is not null and replaces is not null
         when kind::text = 'add_member' then replaces is null
         else value is null and replaces is null end),
  add constraint proposals_in_time check (confirmed_at < expires_at),
  add constraint proposals_expired check (
    expired_at is null
    or expired_at >= expires_at and confirmed_by is null and withdrawn_at is null and applied_at is null);

drop index proposals_open;
create unique index proposals_open on proposals (kind, subject)
  where withdrawn_at is null and applied_at is null and expired_at is null;

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
         new.reason, new.evidence, new.expires_at)
        is distinct from
        (old.id, old.kind, old.subject, old.value, old.replaces, old.proposed_by, old.proposed_at, old.proposer_proven_at,
         old.reason, old.evidence, old.expires_at)
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

-- With real money roles change as two agreed, or not at all.
create function keep_roles() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if is_live() and to_jsonb(new.roles) is distinct from (
    select value::jsonb from proposals
     where kind::text = 'change_roles' and subject = new.email and applied_at is not null
     order by applied_at desc, id desc limit 1) then
    raise exception 'two members of staff change the roles of a third' using errcode = 'check_violation';
  end if;
  return new;
end $$;
comment on function keep_roles() is 'install/operators: has roles changed by two in a live install.';
create trigger operators_roles before update of roles on operators for each row
  when (old.roles is distinct from new.roles and old.left_at is null and new.left_at is null)
  execute function keep_roles();
