-- A card payment whose dispute was won, and whose deposit was restored, may be disputed once more: it is taken back again,
-- and may be restored again, as often as that happens.

-- The disputes that a charge was taken back for, by the provider's own numbers: each takes it back once, ever.
create table charge_disputes (
  dispute_id text primary key check (dispute_id <> ''),
  charge_id text not null references deposit_charges (charge_id),
  at timestamptz(3) not null
);
create trigger charge_disputes_append_only before update or delete or truncate on charge_disputes
  for each statement execute function refuse_change();

-- The correction that restored the deposit before; null: it was never restored.
alter table corrections add column previous_id uuid references corrections (id);
alter table corrections add check (previous_id is null or kind = 'deposit_restored');

-- What credited a deposit: its payment, and each correction that restored it. What takes one of these back, and what
-- restores that, is in the ledger under its ref.
create view deposit_credits as
  select d.id as deposit_id, d.id as ref, null::timestamptz as restored_at from deposits d
  union all
  select c.deposit_id, c.id, k.decided_at from corrections c
    join correction_decisions k on k.correction_id = c.id and k.outcome = 'confirmed'
   where c.deposit_id is not null;

create function last_credit_of(deposit uuid) returns uuid language sql stable as $$
  select ref from deposit_credits where deposit_id = deposit
   order by restored_at desc nulls last, ref desc limit 1
$$;

-- As before; of a deposit there is one for each time that it was taken back.
create or replace function check_correction() returns trigger language plpgsql as $$
begin
  perform check_correction_staff(new.proposed_by, new.client_id, new.proven_at);
  perform from deposits where id = new.deposit_id for update;
  perform from withdrawals where id = new.withdrawal_id for update;
  if new.deposit_id is not null
     and coalesce(new.previous_id, new.deposit_id) is distinct from last_credit_of(new.deposit_id) then
    raise exception 'another correction restored deposit % last', new.deposit_id using errcode = 'unique_violation';
  end if;
  if exists (select from corrections c
              where (c.deposit_id = new.deposit_id or c.withdrawal_id = new.withdrawal_id)
                and c.previous_id is not distinct from new.previous_id
                and not exists (select from correction_decisions d
                                 where d.correction_id = c.id and d.outcome = 'withdrawn')) then
    raise exception 'there is a correction of this already' using errcode = 'unique_violation';
  end if;
  if new.client_id is distinct from coalesce(
       (select client_id from deposits where id = new.deposit_id),
       (select client_id from withdrawals where id = new.withdrawal_id), new.client_id) then
    raise exception 'this is another client''s' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- As before, but for what it is booked under.
create or replace function check_correction_decision() returns trigger language plpgsql as $$
declare
  wanted record;
begin
  select c.*, coalesce(c.previous_id, c.deposit_id, c.withdrawal_id, c.id) as ref, a.id as account into wanted
    from corrections c join ledger_accounts a on a.client_id = c.client_id and a.book = 'real'
   where c.id = new.correction_id for update of c;
  if new.outcome = 'withdrawn' then
    return new;
  end if;
  if new.decided_by = wanted.proposed_by then
    raise exception 'correction % takes two people', new.correction_id using errcode = 'check_violation';
  end if;
  perform check_correction_staff(new.decided_by, wanted.client_id, new.proven_at);
  if wanted.amount <> (select coalesce(sum(t.amount), 0) from transfers t
                        where t.ref = wanted.ref and t.kind::text = wanted.kind::text and t.to_account = wanted.account)
     or wanted.recovered <> (select coalesce(sum(t.amount), 0) from transfers t
                              where t.ref = wanted.ref and t.kind::text = 'loss_recovered' and t.to_account = 9) then
    raise exception 'the ledger has not done correction %', new.correction_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- As before; what was paid by card and restored may be taken back once more. Each time is one of deposit_credits.
create or replace function check_deposit_step() returns trigger language plpgsql as $$
declare
  wanted record;
  before record;
  credited bigint;
begin
  select d.id, d.method, a.id as account into wanted
    from deposits d join ledger_accounts a on a.client_id = d.client_id and a.book = 'real'
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
       select from transfers t where t.ref = new.deposit_id and t.kind::text = 'deposit_credit'
          and t.from_account = case wanted.method when 'btc' then 5 when 'eth' then 6 else 7 end
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
        where t.ref = last_credit_of(new.deposit_id) and t.kind::text in ('deposit_reversal', 'deposit_loss')) then
    raise exception 'the ledger has not taken deposit % back', new.deposit_id using errcode = 'check_violation';
  end if;
  if new.state = 'restored' and (
       not exists (select from corrections c where c.id = last_credit_of(new.deposit_id)
                      and c.amount + c.recovered = credited)
       or (select count(*) from deposit_credits where deposit_id = new.deposit_id and ref <> new.deposit_id)
          <> 1 + (select count(*) from deposit_steps where deposit_id = new.deposit_id and state = 'restored')) then
    raise exception 'no correction restores deposit %', new.deposit_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- The simulated provider: how often a payment was disputed, so that each dispute has its number.
alter table simulated_card_payments add column disputes smallint not null default 0 check (disputes >= 0);
update simulated_card_payments set disputes = 1 where state = 'disputed';
create index simulated_card_payments_disputed on simulated_card_payments (dispute_at) where state = 'disputed';
