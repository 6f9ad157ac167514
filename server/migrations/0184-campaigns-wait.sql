-- A campaign that was proposed waits for a second person, in the queue as all else that does.
create view queued_campaigns as
  select 'campaign' as kind, c.id::text as id, null::bigint as client_id, c.name as about, c.money_most as amount,
         'second_person' as reason, c.proposed_at as since, null::timestamptz as not_before,
         array[p.email] as makers, '{}'::text[] as given_by,
         null::bigint as holder
    from campaigns c join members p on p.id = c.proposed_by
   where c.state = 'proposed';
comment on view queued_campaigns is 'promotion/campaigns: Campaigns that wait for a second person.';
