-- What waits, beside the steps that say so: those who look every second read this and not all history. The steps are
-- what is true: these two are made from them by the triggers below, and can be made from them again.

create table open_withdrawals (
  withdrawal_id uuid primary key references withdrawals (id)
);

create function keep_open_withdrawals() returns trigger language plpgsql as $$
begin
  if new.nr = 1 then
    insert into open_withdrawals values (new.withdrawal_id);
  elsif new.state in ('paid', 'rejected', 'cancelled') then
    delete from open_withdrawals where withdrawal_id = new.withdrawal_id;
  end if;
  return null;
end $$;

create trigger withdrawal_steps_open after insert on withdrawal_steps
  for each row execute function keep_open_withdrawals();

insert into open_withdrawals
select s.withdrawal_id from withdrawal_steps s
 group by s.withdrawal_id having not bool_or(s.state in ('paid', 'rejected', 'cancelled'));

-- Deposits that came to nothing else than being asked for or seen: after any further step none is pending again.
create table open_deposits (
  deposit_id uuid primary key references deposits (id)
);

create function keep_open_deposits() returns trigger language plpgsql as $$
begin
  if new.nr = 1 then
    insert into open_deposits values (new.deposit_id);
  else
    delete from open_deposits where deposit_id = new.deposit_id;
  end if;
  return null;
end $$;

create trigger deposit_steps_open after insert on deposit_steps
  for each row execute function keep_open_deposits();

insert into open_deposits
select s.deposit_id from deposit_steps s group by s.deposit_id having count(*) = 1;

-- What waits for a block, whatever became of its deposit.
create index chain_outputs_unmined on chain_outputs (coin, network) where height is null and gone_at is null;
-- Addresses are compared in any case.
create index deposit_addresses_any_case on deposit_addresses (lower(address));
