-- A change of terms is asked for from an instant to come, and never takes effect before it.
alter table proposals
  -- from when it is wanted at the earliest; null: as soon as it may be
  add column wanted_at timestamptz(3),
  add constraint proposals_to_come check (wanted_at is null or kind = 'setting' and wanted_at > proposed_at),
  add constraint proposals_not_before check (due_at >= wanted_at);

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
         new.reason, new.evidence, new.expires_at, new.wanted_at)
        is distinct from
        (old.id, old.kind, old.subject, old.value, old.replaces, old.proposed_by, old.proposed_at, old.proposer_proven_at,
         old.reason, old.evidence, old.expires_at, old.wanted_at)
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
