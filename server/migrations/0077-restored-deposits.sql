-- What credited a deposit again stands with the step that says so, so that nothing of deposits reads what comes after them.

-- of a restored one: what its credit is in the ledger by, when it is taken back once more
alter table deposit_steps add column ref uuid;
alter table deposit_steps disable trigger deposit_steps_append_only;
update deposit_steps s set ref = c.id
  from (select deposit_id, nr, row_number() over (partition by deposit_id order by nr) as place
          from deposit_steps where state = 'restored') r
  join (select c.id, c.deposit_id, row_number() over (partition by c.deposit_id order by d.decided_at, c.id) as place
          from corrections c join correction_decisions d on d.correction_id = c.id and d.outcome = 'confirmed') c
    on c.deposit_id = r.deposit_id and c.place = r.place
 where s.deposit_id = r.deposit_id and s.nr = r.nr;
alter table deposit_steps enable trigger deposit_steps_append_only;
alter table deposit_steps add check ((state = 'restored') = (ref is not null));
create unique index deposit_steps_ref on deposit_steps (ref) where ref is not null;

create or replace view deposit_credits as
  select d.id as deposit_id, d.id as ref, null::timestamptz as restored_at from deposits d
  union all
  select s.deposit_id, s.ref, s.at from deposit_steps s where s.state = 'restored';

-- As before; what is restored is held against the ledger here, and against its correction below.
create or replace function check_deposit_step() returns trigger language plpgsql
  security definer set search_path to 'public', 'pg_temp' as $$
declare
  wanted record;
  before record;
  credited bigint;
begin
  select d.id, d.method, a.id as account into wanted
    from deposits d join accounts a on a.client_id = d.client_id and a.currency = 'real'
   where d.id = new.deposit_id for update of d;
  select state, nr, at into before from deposit_steps
   where deposit_id = new.deposit_id order by nr desc limit 1;
  select amount into credited from deposit_steps where deposit_id = new.deposit_id and state = 'approved';
  if new.nr <> coalesce(before.nr, 0) + 1 or new.at < before.at
     or not (case coalesce(before.state::text, '')
               when '' then new.state = 'pending'
               when 'pending' then new.state in ('approved', 'rejected')
               when 'approved' then new.state = 'reversed'
               when 'rejected' then new.state = 'approved'
               when 'reversed' then new.state = 'restored'
               when 'restored' then new.state = 'reversed' and wanted.method = 'card'
               else false end) then
    raise exception 'deposit % cannot go from % to %', new.deposit_id, before.state, new.state
      using errcode = 'check_violation';
  end if;
  if new.state = 'approved' and not exists (
       select from transfers t where t.ref = new.deposit_id and t.kind = 'deposit_credit'
          and t.from_account = own_account('real', 'outside_' || wanted.method)
          and t.to_account = wanted.account and t.amount = new.amount) then
    raise exception 'the ledger has not credited deposit %', new.deposit_id using errcode = 'check_violation';
  end if;
  if new.state = 'approved' and not (case wanted.method
       when 'card' then exists (select from deposit_charges c where c.deposit_id = new.deposit_id and c.amount = new.amount)
       else exists (select from chain_outputs o where o.deposit_id = new.deposit_id) end) then
    raise exception 'nothing has come for deposit %', new.deposit_id using errcode = 'check_violation';
  end if;
  if new.state = 'reversed' and credited <> (
       select coalesce(sum(t.amount), 0) from transfers t
        where t.ref = last_credit_of(new.deposit_id) and t.kind in ('deposit_reversal', 'deposit_loss')) then
    raise exception 'the ledger has not taken deposit % back', new.deposit_id using errcode = 'check_violation';
  end if;
  if new.state = 'restored' and credited <> (
       select coalesce(sum(t.amount), 0) from transfers t
        where t.ref = last_credit_of(new.deposit_id) and t.kind in ('deposit_restored', 'loss_recovered')) then
    raise exception 'the ledger has not credited deposit % again', new.deposit_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The guard is of corrections, and looks when all of them has been written.
create function check_deposit_restored() returns trigger language plpgsql as $$
begin
  if not exists (
       select from corrections c join correction_decisions d on d.correction_id = c.id and d.outcome = 'confirmed'
        where c.id = new.ref and (c.deposit_id, c.reason, d.decided_at) = (new.deposit_id, new.reason, new.at)) then
    raise exception 'no correction restores deposit %', new.deposit_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
comment on function check_deposit_restored() is
  'money/corrections: Lets no deposit be restored that two people have not confirmed.';
create constraint trigger deposit_steps_corrected after insert on deposit_steps
  deferrable initially deferred for each row when (new.state = 'restored') execute function check_deposit_restored();
