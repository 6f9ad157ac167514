-- What waits for staff is read as one list, page by page: each module says what of its own waits, in the same columns.
create view queued_documents as
  select 'document' as kind, id::text as id, client_id, method::text as about, null::bigint as amount,
         case purpose when 'change' then 'change_of_identity' else 'identification' end as reason,
         sent_at as since, null::timestamptz as not_before, '{}'::text[] as makers, '{}'::text[] as given_by,
         null::bigint as holder
    from documents where status = 'pending';
comment on view queued_documents is 'identity/documents: Documents that wait for staff.';

create view queued_plan_requests as
  select 'plan_request' as kind, id::text as id, client_id, plan as about, null::bigint as amount, 'upgrade' as reason,
         asked_at as since, null::timestamptz as not_before, '{}'::text[] as makers, '{}'::text[] as given_by,
         null::bigint as holder
    from plan_requests where state = 'open';
comment on view queued_plan_requests is 'identity/clients: Plans asked for that wait for staff.';

create view queued_screening_hits as
  select 'screening_hit' as kind, id::text as id, client_id, kind as about, null::bigint as amount,
         'name_on_list' as reason, found_at as since, null::timestamptz as not_before, '{}'::text[] as makers,
         '{}'::text[] as given_by, null::bigint as holder
    from screening_hits where state = 'open';
comment on view queued_screening_hits is 'identity/screening: Names like one on a list at which nobody has looked.';

-- What the chain or the bank has been told waits for them, not for staff.
create view queued_withdrawals as
  select case when now.state = 'approved' then 'payout' else 'withdrawal' end as kind, w.id::text as id, w.client_id,
         w.method::text as about, w.amount,
         case when now.state = 'approved' then 'approved_unpaid'
              when exists (select from withdrawal_approvals a where a.withdrawal_id = w.id) then 'second_of_two'
              when w.approvals_needed > 1 then 'first_of_two' else 'first_of_one' end as reason,
         asked.at as since, case when now.state = 'pending' then w.not_before end as not_before, '{}'::text[] as makers,
         case when now.state = 'pending'
              then array(select o.email from withdrawal_approvals a join members o on o.id = a.operator_id
                          where a.withdrawal_id = w.id) else '{}' end as given_by,
         null::bigint as holder
    from withdrawals w
    join withdrawal_steps asked on asked.withdrawal_id = w.id and asked.nr = 1
   cross join lateral (select s.state from withdrawal_steps s where s.withdrawal_id = w.id
                        order by s.nr desc limit 1) now
   where w.id = any (array(select withdrawal_id from open_withdrawals))
     and not (now.state = 'approved'
              and exists (select from withdrawal_sendings s where s.withdrawal_id = w.id));
comment on view queued_withdrawals is 'money/withdrawals: Withdrawals that wait for a verdict, or to be paid.';

create view queued_corrections as
  select 'correction' as kind, c.id::text as id, c.client_id, c.kind::text as about, c.amount,
         'second_person' as reason, c.proposed_at as since, null::timestamptz as not_before,
         array[p.email] as makers, '{}'::text[] as given_by,
         null::bigint as holder
    from corrections c join members p on p.id = c.proposed_by
   where not exists (select from correction_decisions d where d.correction_id = c.id);
comment on view queued_corrections is 'money/corrections: Corrections that wait for a second person.';

create view queued_movements as
  select 'custody_movement' as kind, m.id::text as id, null::bigint as client_id, m.kind::text || ' ' || m.coin::text as about,
         null::bigint as amount, 'second_person' as reason, m.noted_at as since, null::timestamptz as not_before,
         array[n.email] as makers, '{}'::text[] as given_by,
         null::bigint as holder
    from custody_movements m join members n on n.id = m.noted_by
   where m.confirmed_by is null and m.dropped_by is null;
comment on view queued_movements is 'money/reconciliation: Coins that the operator moved, which wait for a second person.';

-- What is confirmed, or is one person's, waits for its day and for nobody. Who gains by it has no say in it.
create view queued_proposals as
  select 'proposal' as kind, p.id::text as id, null::bigint as client_id,
         case when p.kind = 'setting' then p.subject else p.kind::text end as about, null::bigint as amount,
         'second_person' as reason, p.proposed_at as since, null::timestamptz as not_before,
         case when p.kind::text in ('invite_member', 'change_roles') then array[o.email, p.subject]
              else array[o.email] end as makers, '{}'::text[] as given_by,
         null::bigint as holder
    from proposals p join operators o on o.id = p.proposed_by
   where p.withdrawn_at is null and p.applied_at is null and p.expired_at is null and p.confirmed_at is null
     and p.kind <> 'recover_member';
comment on view queued_proposals is 'install/operators: Proposals that wait for a second member.';

create view queued_messages as
  select 'message' as kind, m.id::text as id, null::bigint as client_id, left(m.message, 200) as about,
         null::bigint as amount, 'answer' as reason, m.received_at as since, null::timestamptz as not_before,
         '{}'::text[] as makers, '{}'::text[] as given_by,
         (select s.assigned_to from message_steps s where s.message_id = m.id and s.kind = 'assigned'
           order by s.id desc limit 1) as holder
    from contact_messages m where m.id = any (array(select message_id from open_messages));
comment on view queued_messages is 'site/contact: Messages that wait for an answer.';

-- Whose something is that waits, and until when it is put off. What no longer waits is in no list, whatever stands here.
create table queue_marks (
  kind text not null check (kind <> ''),
  id text not null check (id <> ''),
  assigned_to bigint references operators,
  assigned_by bigint references operators,
  assigned_at timestamptz(3),
  snoozed_until timestamptz(3),
  snoozed_by bigint references operators,
  snoozed_at timestamptz(3),
  snooze_reason text check (char_length(snooze_reason) between 1 and 500),
  primary key (kind, id),
  check ((assigned_to is null) = (assigned_at is null) and (assigned_to is null) = (assigned_by is null)),
  check ((snoozed_until is null) = (snoozed_at is null) and (snoozed_until is null) = (snoozed_by is null)
         and (snoozed_until is null) = (snooze_reason is null)),
  check (snoozed_until > snoozed_at)
);
comment on table queue_marks is 'oversight/queue: Whose what waits is, and until when it is put off.';
