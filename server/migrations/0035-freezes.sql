-- Frozen accounts: since when, why, and who let the client go on. All of it is only ever added to.

create table account_freezes (
  id uuid primary key,
  client_id bigint not null references clients (id),
  at timestamptz(3) not null,
  -- 'system' or 'staff:' and an address
  actor text not null,
  -- in words for the client
  reason text not null check (char_length(reason) between 1 and 500),
  -- more was lost or left than came in: with real money it takes two people to end it
  is_money_missing boolean not null
);

create index account_freezes_client on account_freezes (client_id, at);

-- Who says that a freeze may end; two are two people.
create table unfreeze_approvals (
  freeze_id uuid not null references account_freezes (id),
  operator_id bigint not null references operators (id),
  approved_at timestamptz(3) not null,
  -- when they showed their second factor; null: not at all, as in a demonstration
  proven_at timestamptz(3),
  -- in words for the client
  reason text not null check (char_length(reason) between 1 and 500),
  primary key (freeze_id, operator_id),
  check (proven_at between approved_at - interval '5 minutes' and approved_at)
);

create table account_unfreezings (
  freeze_id uuid primary key references account_freezes (id),
  at timestamptz(3) not null,
  -- in words for the client
  reason text not null check (char_length(reason) between 1 and 500)
);

-- Nobody decides on an account of their own, nobody who left decides at all, and with real money nobody does without
-- having shown their second factor.
create function check_unfreeze_approval() returns trigger language plpgsql as $$
begin
  if exists (select from account_freezes f join clients c on c.id = f.client_id
               join operators o on o.id = new.operator_id and o.email_key = c.email_key
              where f.id = new.freeze_id) then
    raise exception 'freeze % is of their own account', new.freeze_id using errcode = 'check_violation';
  end if;
  if exists (select from operators where id = new.operator_id and left_at is not null) then
    raise exception 'who left has no say in freeze %', new.freeze_id using errcode = 'check_violation';
  end if;
  if new.proven_at is null and exists (select from install where mode = 'live') then
    raise exception 'freeze % needs a second factor of staff', new.freeze_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger unfreeze_approvals_by_others before insert on unfreeze_approvals
  for each row execute function check_unfreeze_approval();

create function check_unfreezing() returns trigger language plpgsql as $$
begin
  if (select count(*) from unfreeze_approvals a where a.freeze_id = new.freeze_id) <
     (select case when f.is_money_missing and exists (select from install where mode = 'live') then 2 else 1 end
        from account_freezes f where f.id = new.freeze_id) then
    raise exception 'freeze % is not ended by enough people', new.freeze_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger account_unfreezings_by_enough before insert on account_unfreezings
  for each row execute function check_unfreezing();

create trigger account_freezes_append_only before update or delete or truncate on account_freezes
  for each statement execute function refuse_change();
create trigger unfreeze_approvals_append_only before update or delete or truncate on unfreeze_approvals
  for each statement execute function refuse_change();
create trigger account_unfreezings_append_only before update or delete or truncate on account_unfreezings
  for each statement execute function refuse_change();

-- Nobody is let go on while a freeze stands.
create function keep_frozen() returns trigger language plpgsql as $$
begin
  if exists (select from account_freezes f where f.client_id = new.id
                and not exists (select from account_unfreezings u where u.freeze_id = f.id)) then
    raise exception 'client % is frozen still', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger clients_stay_frozen before update of state on clients
  for each row when (old.state = 'frozen' and new.state = 'active') execute function keep_frozen();

-- Those who were frozen before reasons were kept; it may be that money is missing.
insert into account_freezes (id, client_id, at, actor, reason, is_money_missing)
select gen_random_uuid(), id, now(), 'system', 'A deposit was taken back.', true
  from clients where state = 'frozen';

-- As before, and nothing is approved or worked out for an account that is frozen. What was sent before is still noted
-- and paid: the money has left, and the books follow.
create or replace function check_withdrawal_approval() returns trigger language plpgsql as $$
begin
  if exists (select from withdrawals w join clients c on c.id = w.client_id
               join operators o on o.id = new.operator_id and o.email_key = c.email_key
              where w.id = new.withdrawal_id) then
    raise exception 'the beneficiary cannot approve withdrawal %', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if exists (select from operators where id = new.operator_id and left_at is not null) then
    raise exception 'who left cannot approve withdrawal %', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if new.proven_at is null and exists (select from install where mode = 'live') then
    raise exception 'withdrawal % needs a second factor of staff', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if exists (select from withdrawals w join clients c on c.id = w.client_id
              where w.id = new.withdrawal_id and c.state = 'frozen') then
    raise exception 'withdrawal % is of a frozen account', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function check_payout_standing() returns trigger language plpgsql as $$
begin
  if exists (select from withdrawals w join clients c on c.id = w.client_id
              where w.id = new.withdrawal_id and c.state = 'frozen') then
    raise exception 'withdrawal % is of a frozen account', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger withdrawal_payouts_standing before insert on withdrawal_payouts
  for each row execute function check_payout_standing();
