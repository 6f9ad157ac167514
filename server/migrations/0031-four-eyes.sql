-- What takes two members of staff: one proposes, another confirms. A setting changes a day after that, and until then
-- anybody who works here can stop it.

create type proposal_kind as enum ('setting', 'add_member', 'remove_member', 'invite_member');

create table proposals (
  id uuid primary key,
  kind proposal_kind not null,
  -- a setting's name, or a member's address
  subject text not null check (subject <> ''),
  -- of a setting, as JSON: what it is to be, and what it was when this was proposed
  value text,
  replaces text,
  proposed_by bigint not null references operators (id),
  proposed_at timestamptz(3) not null,
  -- when the one who did it showed their second factor; null: not at all, as in a demonstration
  proposer_proven_at timestamptz(3),
  confirmed_by bigint references operators (id),
  confirmed_at timestamptz(3),
  confirmer_proven_at timestamptz(3),
  -- takes effect then
  due_at timestamptz(3),
  -- of a confirmed setting: made with the install's key over who agreed on what, so that whoever can write here cannot
  -- have the install do it
  mark bytea,
  withdrawn_by bigint references operators (id),
  withdrawn_at timestamptz(3),
  applied_at timestamptz(3),
  check ((kind = 'setting') = (value is not null) and (kind = 'setting') = (replaces is not null)),
  -- four eyes
  check (confirmed_by <> proposed_by),
  check ((confirmed_by is null) = (confirmed_at is null) and (confirmed_by is null) = (due_at is null)),
  check (confirmed_at >= proposed_at),
  check (proposer_proven_at between proposed_at - interval '5 minutes' and proposed_at),
  check (confirmer_proven_at between confirmed_at - interval '5 minutes' and confirmed_at),
  check (due_at >= confirmed_at + case when kind = 'setting' then interval '24 hours' else interval '0' end),
  check ((withdrawn_by is null) = (withdrawn_at is null)),
  check (applied_at is null or withdrawn_at is null and due_at is not null and applied_at >= due_at)
);

-- Of the settings that take two: made with the install's key, so that a row which was written by another hand is not
-- used.
alter table settings add column mark bytea;

-- Of one thing there is one proposal at a time.
create unique index proposals_open on proposals (kind, subject) where withdrawn_at is null and applied_at is null;

-- A proposal stays what it was, and goes on only: confirmed, then applied, or withdrawn before that. With real money
-- both show their second factors, and neither has left.
create function keep_proposal() returns trigger language plpgsql as $$
declare
  is_live boolean := exists (select from install where mode = 'live');
begin
  if tg_op = 'DELETE' then
    raise exception 'proposals are kept' using errcode = 'insufficient_privilege';
  end if;
  if tg_op = 'INSERT' then
    if new.confirmed_by is not null or new.withdrawn_at is not null or new.applied_at is not null then
      raise exception 'proposal % is not new', new.id using errcode = 'check_violation';
    end if;
  elsif (new.id, new.kind, new.subject, new.value, new.replaces, new.proposed_by, new.proposed_at, new.proposer_proven_at)
        is distinct from
        (old.id, old.kind, old.subject, old.value, old.replaces, old.proposed_by, old.proposed_at, old.proposer_proven_at)
     or old.confirmed_by is not null and
        (new.confirmed_by, new.confirmed_at, new.confirmer_proven_at, new.due_at, new.mark) is distinct from
        (old.confirmed_by, old.confirmed_at, old.confirmer_proven_at, old.due_at, old.mark)
     or old.withdrawn_at is not null or old.applied_at is not null then
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
  return new;
end $$;

create trigger proposals_keep before insert or update or delete on proposals
  for each row execute function keep_proposal();
create trigger proposals_append_only before truncate on proposals
  for each statement execute function refuse_change();
