-- What was worked out to be paid is given back by somebody else than who worked it out, and never by who gains by it: the
-- database says so too.
create function check_withdrawal_rejection() returns trigger
language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if new.actor = coalesce(
       (select f.made_by from bank_file_payments p join bank_files f on f.id = p.file_id
         where p.withdrawal_id = new.withdrawal_id order by f.made_at desc, f.id desc limit 1),
       (select prepared_by from withdrawal_preparations where withdrawal_id = new.withdrawal_id order by nr desc limit 1),
       (select prepared_by from withdrawal_payouts where withdrawal_id = new.withdrawal_id)) then
    raise exception 'who prepared withdrawal % does not give it back', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if exists (select from withdrawals w join clients c on c.id = w.client_id join operators o on o.email_key = c.email_key
              where w.id = new.withdrawal_id and new.actor = 'staff:' || o.email) then
    raise exception 'the beneficiary cannot reject withdrawal %', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
comment on function check_withdrawal_rejection() is 'money/withdrawals: Refuses a rejection by whoever prepared it or gains by it.';

-- By its name it comes before what asks the ledger.
create trigger withdrawal_steps_by_others before insert on withdrawal_steps
  for each row when (new.state = 'rejected' and new.actor like 'staff:%') execute function check_withdrawal_rejection();

create or replace function keep_custody_movement() returns trigger
language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  if tg_op = 'INSERT' then
    if new.confirmed_by is not null or new.dropped_by is not null then
      raise exception 'movement % is not new', new.id using errcode = 'check_violation';
    end if;
  elsif tg_op = 'DELETE' or old.confirmed_by is not null or old.dropped_by is not null
     or (new.id, new.kind, new.coin, new.network, new.txid, new.units, new.noted_by, new.noted_at) is distinct from
        (old.id, old.kind, old.coin, old.network, old.txid, old.units, old.noted_by, old.noted_at) then
    raise exception 'a movement is kept as it was noted' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from operators where left_at is not null
               and id = coalesce(new.confirmed_by, new.dropped_by, new.noted_by)) then
    raise exception 'who left has no say in movement %', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
