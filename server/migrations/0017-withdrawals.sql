-- Withdrawals: what was asked for, and the states it went through. Both are only ever added to, like trades and their
-- outcomes. Money is held the moment one is asked for, and leaves the books when it is paid.

alter type transfer_kind add value 'withdrawal_hold';
alter type transfer_kind add value 'withdrawal_return';
alter type transfer_kind add value 'withdrawal_pay';
alter type transfer_kind add value 'withdrawal_fee';

-- Only live dollars come and leave: the demo book has no such accounts, so no transfer of it can go there. The outside
-- has one account for each place where money is kept for us: what it is below zero is what that place holds.
insert into ledger_accounts (id, book, name) overriding system value values
  (4, 'real', 'withdrawals'),
  (5, 'real', 'outside_btc'), (6, 'real', 'outside_eth'), (7, 'real', 'outside_card'), (8, 'real', 'outside_bank'),
  (9, 'real', 'reorg_loss');

create type withdrawal_method as enum ('btc', 'eth', 'bank');
create type withdrawal_state as enum ('pending', 'approved', 'paid', 'rejected', 'cancelled');
create type chain_network as enum (
  'bitcoin', 'bitcoin_testnet', 'bitcoin_regtest', 'ethereum', 'ethereum_sepolia', 'ethereum_local', 'simulated'
);

-- The ledger's account that a method pays from.
create function outside_of(method withdrawal_method) returns bigint language sql immutable as $$
  select case method when 'btc' then 5 when 'eth' then 6 else 8 end::bigint
$$;

create table withdrawals (
  -- sorts by time; the ref of its transfers in the ledger
  id uuid primary key,
  client_id bigint not null references clients (id),
  method withdrawal_method not null,
  -- what leaves the balance, in cents; the fee comes off it
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  -- an address of the chain, or the number of a bank account
  destination text not null check (char_length(destination) between 1 and 200),
  network chain_network,
  -- of a bank account: its holder, bank, routing number ...
  bank jsonb,
  -- how many different members of staff must approve
  approvals_needed smallint not null check (approvals_needed between 1 and 2),
  -- nobody approves it before: the destination is new
  not_before timestamptz(3),
  -- the Idempotency-Key it was asked for with
  order_key text,
  check ((method = 'bank') = (network is null)),
  check ((method = 'bank') = (bank is not null))
);

create index withdrawals_client on withdrawals (client_id, id);
create unique index withdrawals_order_key on withdrawals (client_id, order_key) where order_key is not null;

create table withdrawal_approvals (
  withdrawal_id uuid not null references withdrawals (id),
  -- two approvals are two people
  operator_id bigint not null references operators (id),
  approved_at timestamptz(3) not null,
  primary key (withdrawal_id, operator_id)
);

-- What was worked out for the operator's wallet or bank: from here on it may be on its way, and the client can no longer
-- cancel it. Coins: how many base units leave, and the rate they were reckoned at, in dollars for a whole coin.
create table withdrawal_payouts (
  withdrawal_id uuid primary key references withdrawals (id),
  units numeric(38) check (units > 0),
  rate text,
  -- what was given out to be signed, with its format and what it says; null: nothing was
  prepared jsonb,
  prepared_at timestamptz(3) not null,
  -- 'system' or 'staff:' and an address
  prepared_by text not null,
  check ((units is null) = (rate is null))
);

-- The transactions that were seen to pay it: a second one takes the place of the first when the wallet raised its fee.
create table withdrawal_sendings (
  withdrawal_id uuid not null references withdrawal_payouts (withdrawal_id),
  nr smallint not null check (nr > 0),
  -- one transaction pays one withdrawal
  reference text not null unique check (reference <> ''),
  sent_at timestamptz(3) not null,
  recorded_by text not null,
  primary key (withdrawal_id, nr)
);

create table withdrawal_steps (
  withdrawal_id uuid not null references withdrawals (id),
  -- 1, 2, 3 ...: of two steps at once, one loses
  nr smallint not null,
  state withdrawal_state not null,
  at timestamptz(3) not null,
  -- 'client', 'system' or 'staff:' and an address
  actor text not null,
  -- why it was rejected, in words for the client
  reason text,
  -- of 'paid': the transaction's id on its chain, or the bank's reference
  reference text,
  primary key (withdrawal_id, nr),
  check (nr > 0 and (nr = 1) = (state = 'pending')),
  check ((state = 'paid') = (reference is not null)),
  check (reference <> '')
);

create index withdrawal_steps_paid on withdrawal_steps (at) where state = 'paid';

-- A withdrawal goes from pending to approved to paid, or ends before that; nothing follows an end. It is approved by as
-- many people as it needs, and paid when the ledger says that the money has left.
create function check_withdrawal_step() returns trigger language plpgsql as $$
declare
  wanted record;
  before record;
begin
  select * into wanted from withdrawals where id = new.withdrawal_id for update;
  select state, nr, at into before from withdrawal_steps
   where withdrawal_id = new.withdrawal_id order by nr desc limit 1;
  if new.nr <> coalesce(before.nr, 0) + 1 or new.at < before.at
     or not (case coalesce(before.state::text, '')
               when '' then new.state = 'pending'
               when 'pending' then new.state in ('approved', 'rejected', 'cancelled')
               when 'approved' then new.state in ('paid', 'rejected', 'cancelled')
               else false end) then
    raise exception 'withdrawal % cannot go from % to %', new.withdrawal_id, before.state, new.state
      using errcode = 'check_violation';
  end if;
  if new.state = 'approved' and new.at < wanted.not_before then
    raise exception 'withdrawal % waits for its new destination', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if new.state = 'cancelled' and exists (select from withdrawal_payouts where withdrawal_id = new.withdrawal_id)
     or new.state = 'rejected' and exists (select from withdrawal_sendings where withdrawal_id = new.withdrawal_id) then
    raise exception 'withdrawal % may be on its way', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if new.state = 'paid' and wanted.method <> 'bank' and not exists (
       select from withdrawal_sendings where withdrawal_id = new.withdrawal_id and reference = new.reference) then
    raise exception 'no transaction was seen to pay withdrawal %', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if new.state in ('rejected', 'cancelled') and not exists (
       select from transfers t where t.ref = new.withdrawal_id and t.kind::text = 'withdrawal_return'
          and t.from_account = 4 and t.amount = wanted.amount) then
    raise exception 'the ledger has not given withdrawal % back', new.withdrawal_id using errcode = 'check_violation';
  end if;
  if new.state = 'approved' and
     (select count(*) from withdrawal_approvals where withdrawal_id = new.withdrawal_id) < wanted.approvals_needed then
    raise exception 'withdrawal % is not approved by enough people', new.withdrawal_id
      using errcode = 'check_violation';
  end if;
  if new.state = 'paid' and not exists (
       select from transfers t where t.ref = new.withdrawal_id and t.kind::text = 'withdrawal_pay'
          and t.from_account = 4 and t.to_account = outside_of(wanted.method) and t.amount = wanted.amount - wanted.fee) then
    raise exception 'the ledger has not paid withdrawal %', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger withdrawal_steps_follow before insert on withdrawal_steps
  for each row execute function check_withdrawal_step();

-- Nothing is worked out, and nothing leaves, but for what is approved.
create function check_withdrawal_payout() returns trigger language plpgsql as $$
begin
  perform from withdrawals where id = new.withdrawal_id for update;
  if (select state from withdrawal_steps where withdrawal_id = new.withdrawal_id order by nr desc limit 1)
     is distinct from 'approved' then
    raise exception 'withdrawal % is not approved', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger withdrawal_payouts_follow before insert on withdrawal_payouts
  for each row execute function check_withdrawal_payout();
create trigger withdrawal_sendings_follow before insert on withdrawal_sendings
  for each row execute function check_withdrawal_payout();

-- Nobody approves a payment to themselves.
create function check_withdrawal_approval() returns trigger language plpgsql as $$
begin
  if exists (select from withdrawals w join clients c on c.id = w.client_id
               join operators o on o.id = new.operator_id and o.email_key = c.email_key
              where w.id = new.withdrawal_id) then
    raise exception 'the beneficiary cannot approve withdrawal %', new.withdrawal_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger withdrawal_approvals_by_others before insert on withdrawal_approvals
  for each row execute function check_withdrawal_approval();

create trigger withdrawal_payouts_append_only before update or delete or truncate on withdrawal_payouts
  for each statement execute function refuse_change();
create trigger withdrawal_sendings_append_only before update or delete or truncate on withdrawal_sendings
  for each statement execute function refuse_change();
create trigger withdrawals_append_only before update or delete or truncate on withdrawals
  for each statement execute function refuse_change();
create trigger withdrawal_approvals_append_only before update or delete or truncate on withdrawal_approvals
  for each statement execute function refuse_change();
create trigger withdrawal_steps_append_only before update or delete or truncate on withdrawal_steps
  for each statement execute function refuse_change();

-- What the public reads of payouts: those that really left, with what anyone can look up on the chain, and nothing of
-- a bank account. A view of a join cannot be written, by anybody.
create view payouts as
  select w.id, w.method, w.network, t.amount, asked.at as requested_at, paid.at as paid_at,
         case when w.method <> 'bank' then left(w.destination, 6) || '…' || right(w.destination, 4) end as destination,
         case when w.method <> 'bank' then paid.reference end as transaction_id
    from withdrawal_steps paid
    join withdrawals w on w.id = paid.withdrawal_id
    join withdrawal_steps asked on asked.withdrawal_id = w.id and asked.nr = 1
    join transfers t on t.ref = w.id and t.kind::text = 'withdrawal_pay' and t.book = 'real'
     and t.from_account = 4 and t.to_account = outside_of(w.method) and t.amount = w.amount - w.fee
   where paid.state = 'paid' and paid.reference is not null;
