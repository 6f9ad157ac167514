-- A member of staff who lost what proves them, where nobody is left to vouch for them with another: one asks, everybody is
-- told, and a week later the install lets them set up a new factor, unless somebody stopped it.

alter type proposal_kind add value 'recover_member';

-- Nobody confirms it; it is due a week after it was asked for.
do $$
declare
  former text;
begin
  select conname into strict former from pg_constraint
   where conrelid = 'proposals'::regclass and contype = 'c'
     and pg_get_constraintdef(oid) like '%(confirmed_by IS NULL) = (due_at IS NULL)%';
  execute format('alter table proposals drop constraint %I', former);
end $$;

alter table proposals add constraint proposals_due check (
  (confirmed_by is null) = (confirmed_at is null)
  and case when kind::text = 'recover_member'
           then confirmed_by is null and due_at is not null and due_at >= proposed_at + interval '7 days'
           else (confirmed_by is null) = (due_at is null) end);
