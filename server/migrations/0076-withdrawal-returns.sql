-- That a bank sent back what it had paid is kept by withdrawals themselves: written in the transaction of the correction
-- that books it, so that nothing of withdrawals reads what comes after them.
drop view withdrawal_returns;
create table withdrawal_returns (
  withdrawal_id uuid primary key references withdrawals (id),
  -- what came, which is less than was sent where banks took of it
  amount bigint not null check (amount > 0),
  -- in words for the client
  reason text not null check (char_length(reason) between 1 and 500),
  at timestamptz(3) not null
);
insert into withdrawal_returns (withdrawal_id, amount, reason, at)
  select c.withdrawal_id, c.amount, c.reason, d.decided_at
    from corrections c join correction_decisions d on d.correction_id = c.id and d.outcome = 'confirmed'
   where c.withdrawal_id is not null;
create trigger withdrawal_returns_append_only before update or delete or truncate on withdrawal_returns
  for each statement execute function refuse_change();
comment on table withdrawal_returns is
  'money/withdrawals: What the bank sent back of withdrawals that were paid, and was booked back.';

-- The guard is of corrections, and looks when all of them has been written.
create function check_withdrawal_return() returns trigger language plpgsql as $$
begin
  if not exists (
       select from corrections c join correction_decisions d on d.correction_id = c.id and d.outcome = 'confirmed'
        where c.withdrawal_id = new.withdrawal_id and (c.amount, c.reason, d.decided_at) = (new.amount, new.reason, new.at)) then
    raise exception 'no correction brings withdrawal % back', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
comment on function check_withdrawal_return() is
  'money/corrections: Lets nothing come back that two people have not confirmed.';
create constraint trigger withdrawal_returns_corrected after insert on withdrawal_returns
  deferrable initially deferred for each row execute function check_withdrawal_return();
