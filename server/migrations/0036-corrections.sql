-- Corrections: what went wrong is put right by a new transfer with a reason, proposed by one member of staff and confirmed
-- by another. Nothing that was booked is changed.

alter type transfer_kind add value 'deposit_restored';
-- of a restored deposit: what the client had no more of when it was taken back
alter type transfer_kind add value 'loss_recovered';
alter type transfer_kind add value 'withdrawal_returned';
alter type transfer_kind add value 'goodwill';
alter type deposit_state add value 'restored';

create type correction_kind as enum ('deposit_restored', 'withdrawal_returned', 'goodwill');

create table corrections (
  -- sorts by time
  id uuid primary key,
  kind correction_kind not null,
  client_id bigint not null references clients (id),
  deposit_id uuid references deposits (id),
  withdrawal_id uuid references withdrawals (id),
  -- what the client's balance gets, in cents
  amount bigint not null check (amount >= 0),
  -- what goes back to the operator's loss
  recovered bigint not null check (recovered >= 0),
  -- in words for the client
  reason text not null check (char_length(reason) between 1 and 500),
  -- what shows that the money is there: a transaction, a provider's decision, a bank's reference
  evidence text check (evidence <> ''),
  proposed_by bigint not null references operators (id),
  proposed_at timestamptz(3) not null,
  -- when the one who did it showed their second factor; null: not at all, as in a demonstration
  proven_at timestamptz(3),
  check (amount + recovered > 0),
  check (kind = 'deposit_restored' or recovered = 0),
  check ((kind = 'deposit_restored') = (deposit_id is not null)),
  check ((kind = 'withdrawal_returned') = (withdrawal_id is not null)),
  check (kind = 'goodwill' or evidence is not null),
  check (proven_at between proposed_at - interval '5 minutes' and proposed_at)
);

create index corrections_deposit on corrections (deposit_id) where deposit_id is not null;
create index corrections_withdrawal on corrections (withdrawal_id) where withdrawal_id is not null;
create index corrections_client on corrections (client_id, id);

create type correction_outcome as enum ('confirmed', 'withdrawn');

create table correction_decisions (
  correction_id uuid primary key references corrections (id),
  outcome correction_outcome not null,
  decided_by bigint not null references operators (id),
  decided_at timestamptz(3) not null,
  proven_at timestamptz(3),
  check (proven_at between decided_at - interval '5 minutes' and decided_at)
);

-- Who may have a say: somebody who works here, is not the one who gets the money, and with real money has shown a second
-- factor.
create function check_correction_staff(staff bigint, client bigint, proven timestamptz) returns void
language plpgsql as $$
begin
  if exists (select from operators where id = staff and left_at is not null) then
    raise exception 'who left has no say in a correction' using errcode = 'check_violation';
  end if;
  if exists (select from operators o join clients c on c.email_key = o.email_key
              where o.id = staff and c.id = client) then
    raise exception 'nobody corrects their own account' using errcode = 'check_violation';
  end if;
  if proven is null and exists (select from install where mode = 'live') then
    raise exception 'a correction needs second factors of staff' using errcode = 'check_violation';
  end if;
end $$;

-- Of one thing there is one correction that stands, or was confirmed, ever; and it is the client's own.
create function check_correction() returns trigger language plpgsql as $$
begin
  perform check_correction_staff(new.proposed_by, new.client_id, new.proven_at);
  perform from deposits where id = new.deposit_id for update;
  perform from withdrawals where id = new.withdrawal_id for update;
  if exists (select from corrections c
              where (c.deposit_id = new.deposit_id or c.withdrawal_id = new.withdrawal_id)
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
create trigger corrections_follow before insert on corrections
  for each row execute function check_correction();

-- It is confirmed by somebody else than who proposed it, when the ledger has done it.
create function check_correction_decision() returns trigger language plpgsql as $$
declare
  wanted record;
begin
  select c.*, coalesce(c.deposit_id, c.withdrawal_id, c.id) as ref, a.id as account into wanted
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
create trigger correction_decisions_follow before insert on correction_decisions
  for each row execute function check_correction_decision();

create trigger corrections_append_only before update or delete or truncate on corrections
  for each statement execute function refuse_change();
create trigger correction_decisions_append_only before update or delete or truncate on correction_decisions
  for each statement execute function refuse_change();

-- As before; what was taken back may be restored, by a correction that is confirmed.
create or replace function check_deposit_step() returns trigger language plpgsql as $$
declare
  wanted record;
  before record;
begin
  select d.id, d.method, a.id as account into wanted
    from deposits d join ledger_accounts a on a.client_id = d.client_id and a.book = 'real'
   where d.id = new.deposit_id for update of d;
  select state, nr, at, amount into before from deposit_steps
   where deposit_id = new.deposit_id order by nr desc limit 1;
  if new.nr <> coalesce(before.nr, 0) + 1 or new.at < before.at
     or not (case coalesce(before.state::text, '')
               when '' then new.state = 'pending'
               when 'pending' then new.state in ('approved', 'rejected')
               when 'approved' then new.state = 'reversed'
               when 'rejected' then new.state = 'approved'
               when 'reversed' then new.state::text = 'restored'
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
  if new.state = 'reversed' and before.amount <> (
       select coalesce(sum(t.amount), 0) from transfers t
        where t.ref = new.deposit_id and t.kind::text in ('deposit_reversal', 'deposit_loss')) then
    raise exception 'the ledger has not taken deposit % back', new.deposit_id using errcode = 'check_violation';
  end if;
  if new.state::text = 'restored' and not exists (
       select from corrections c join correction_decisions d on d.correction_id = c.id and d.outcome = 'confirmed'
        where c.deposit_id = new.deposit_id
          and c.amount + c.recovered = (select amount from deposit_steps
                                         where deposit_id = new.deposit_id and state = 'approved')) then
    raise exception 'no correction restores deposit %', new.deposit_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- As before, without what the bank sent back: nobody got it.
create or replace view payouts as
  select w.id, w.method, w.network, t.amount, asked.at as requested_at, paid.at as paid_at,
         case when w.method <> 'bank' then left(w.destination, 6) || '…' || right(w.destination, 4) end as destination,
         case when w.method <> 'bank' then paid.reference end as transaction_id
    from withdrawal_steps paid
    join withdrawals w on w.id = paid.withdrawal_id
    join withdrawal_steps asked on asked.withdrawal_id = w.id and asked.nr = 1
    join transfers t on t.ref = w.id and t.kind::text = 'withdrawal_pay' and t.book = 'real'
     and t.from_account = 4 and t.to_account = outside_of(w.method) and t.amount = w.amount - w.fee
   where paid.state = 'paid' and paid.reference is not null
     and not exists (select from transfers back where back.ref = w.id and back.kind::text = 'withdrawal_returned');
