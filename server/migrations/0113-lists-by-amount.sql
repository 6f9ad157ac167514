-- Staff list deposits by amount. What one comes to stands in three tables, so it is kept in one that has an index.
create table deposit_amounts (
  deposit_id uuid primary key references deposits (id),
  amount bigint not null check (amount >= 0)
);
comment on table deposit_amounts is
  'money/deposits: What each deposit comes to: what was credited, or else what was asked for, or else 0. Kept by triggers.';

create function keep_deposit_amounts() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'deposits' then
    insert into deposit_amounts values (new.id, 0);
  else
    update deposit_amounts set amount = new.amount where deposit_id = new.deposit_id;
  end if;
  return null;
end $$;
create trigger deposits_amount after insert on deposits for each row execute function keep_deposit_amounts();
create trigger deposit_asks_amount after insert on deposit_asks for each row execute function keep_deposit_amounts();
create trigger deposit_steps_amount after insert on deposit_steps
  for each row when (new.amount is not null) execute function keep_deposit_amounts();

insert into deposit_amounts
select d.id, coalesce(s.amount, a.amount, 0)
  from deposits d
  left join deposit_asks a on a.deposit_id = d.id
  left join deposit_steps s on s.deposit_id = d.id and s.state = 'approved';
create index deposit_amounts_by_size on deposit_amounts (amount, deposit_id);

-- A payment is found by what the bank calls it.
create index withdrawal_steps_reference on withdrawal_steps (reference) where reference is not null;
