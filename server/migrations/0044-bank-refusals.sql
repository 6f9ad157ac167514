-- A payment that the bank has not made and will not make goes into another file; and nothing is given back whose coins
-- a program of ours is sending.

-- Until now in one file at most; from now on in one after the other.
alter table bank_file_payments drop constraint bank_file_payments_pkey;
alter table bank_file_payments add primary key (withdrawal_id, file_id);

-- Who says that the bank has not made a payment of a file and will not: not who made the file.
create table bank_refusals (
  withdrawal_id uuid not null,
  file_id uuid not null,
  operator_id bigint not null references operators (id),
  at timestamptz(3) not null,
  -- when they showed their second factor; null: not at all, as in a demonstration
  proven_at timestamptz(3),
  -- in words for staff: what the bank said
  reason text not null check (char_length(reason) between 1 and 500),
  primary key (withdrawal_id, file_id),
  foreign key (withdrawal_id, file_id) references bank_file_payments (withdrawal_id, file_id),
  check (proven_at between at - interval '5 minutes' and at)
);

create function check_bank_refusal() returns trigger language plpgsql as $$
begin
  perform from withdrawals where id = new.withdrawal_id for update;
  if (select state from withdrawal_steps where withdrawal_id = new.withdrawal_id order by nr desc limit 1)
     is distinct from 'approved' then
    raise exception 'withdrawal % waits for no bank', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if exists (select from bank_files f join operators o on o.id = new.operator_id
              where f.id = new.file_id and f.made_by = 'staff:' || o.email) then
    raise exception 'who made bank file % says nothing of its payments', new.file_id using errcode = 'check_violation';
  end if;
  if exists (select from operators where id = new.operator_id and left_at is not null) then
    raise exception 'who left says nothing of bank file %', new.file_id using errcode = 'check_violation';
  end if;
  if new.proven_at is null and exists (select from install where mode = 'live') then
    raise exception 'bank file % needs a second factor of staff', new.file_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger bank_refusals_by_others before insert on bank_refusals
  for each row execute function check_bank_refusal();
create trigger bank_refusals_append_only before update or delete or truncate on bank_refusals
  for each statement execute function refuse_change();

-- Into a file comes what is approved, of no frozen account, and in no other file that the bank may pay.
create function check_bank_file_payment() returns trigger language plpgsql as $$
begin
  if exists (select from bank_file_payments p where p.withdrawal_id = new.withdrawal_id and not exists (
               select from bank_refusals r where r.withdrawal_id = p.withdrawal_id and r.file_id = p.file_id)) then
    raise exception 'withdrawal % is in a bank file already', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger bank_file_payments_once before insert on bank_file_payments
  for each row execute function check_bank_file_payment();
create trigger bank_file_payments_follow before insert on bank_file_payments
  for each row execute function check_withdrawal_payout();
create trigger bank_file_payments_standing before insert on bank_file_payments
  for each row execute function check_payout_standing();

-- What was given out to be signed after the first is known to have failed: the newest is the one.
create table withdrawal_preparations (
  withdrawal_id uuid not null references withdrawal_payouts (withdrawal_id),
  nr smallint not null check (nr > 1),
  prepared jsonb not null,
  prepared_at timestamptz(3) not null,
  -- 'staff:' and an address
  prepared_by text not null,
  primary key (withdrawal_id, nr)
);

create trigger withdrawal_preparations_follow before insert on withdrawal_preparations
  for each row execute function check_withdrawal_payout();
create trigger withdrawal_preparations_standing before insert on withdrawal_preparations
  for each row execute function check_payout_standing();
create trigger withdrawal_preparations_append_only before update or delete or truncate on withdrawal_preparations
  for each statement execute function refuse_change();

-- The wallet of the simulated chain is ours: that it is told to send is kept before it is.
create table withdrawal_send_starts (
  withdrawal_id uuid primary key references withdrawal_payouts (withdrawal_id),
  at timestamptz(3) not null,
  -- 'staff:' and an address
  started_by text not null
);

insert into withdrawal_send_starts (withdrawal_id, at, started_by)
select p.withdrawal_id, p.prepared_at, p.prepared_by
  from withdrawal_payouts p join withdrawals w on w.id = p.withdrawal_id
 where w.network = 'simulated' and p.prepared is null;

create trigger withdrawal_send_starts_follow before insert on withdrawal_send_starts
  for each row execute function check_withdrawal_payout();
create trigger withdrawal_send_starts_append_only before update or delete or truncate on withdrawal_send_starts
  for each statement execute function refuse_change();

create function check_withdrawal_not_leaving() returns trigger language plpgsql as $$
begin
  if exists (select from withdrawal_send_starts where withdrawal_id = new.withdrawal_id) then
    raise exception 'withdrawal % is being sent', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger withdrawal_steps_not_leaving before insert on withdrawal_steps
  for each row when (new.state in ('rejected', 'cancelled')) execute function check_withdrawal_not_leaving();
