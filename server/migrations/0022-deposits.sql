-- Deposits: what was asked for, what came, and the states it went through. What came on a chain is credited once for
-- each output, and what a card paid once for each charge, whatever is repeated, reordered or lost.

alter type transfer_kind add value 'deposit_credit';
alter type transfer_kind add value 'deposit_reversal';
-- what the client had no more of when a deposit was taken back
alter type transfer_kind add value 'deposit_loss';

create type coin as enum ('btc', 'eth');
create type deposit_method as enum ('card', 'btc', 'eth');
create type deposit_state as enum ('pending', 'approved', 'rejected', 'reversed');

-- Where a client pays. An address is derived from the operator's extended public key: `key_id` says from which, `index`
-- from which place. `mac` is made with the install's key over all of it, so that whoever can write here cannot
-- send a client's money elsewhere.
create table deposit_addresses (
  coin coin not null,
  network chain_network not null,
  key_id text not null,
  index integer not null check (index >= 0),
  client_id bigint not null references clients (id),
  address text not null,
  mac bytea not null,
  created_at timestamptz(3) not null,
  primary key (coin, network, key_id, index),
  unique (client_id, coin, network, key_id),
  unique (coin, network, address)
);

create table deposits (
  -- sorts by time; the ref of its transfers in the ledger
  id uuid primary key,
  client_id bigint not null references clients (id),
  method deposit_method not null,
  -- of coins: where they come; the network says whether they are test coins
  network chain_network,
  address text,
  created_at timestamptz(3) not null,
  check ((method = 'card') = (network is null)),
  check ((method = 'card') = (address is null))
);

create index deposits_client on deposits (client_id, id);
create index deposits_address on deposits (address) where address is not null;

-- What a client said they would pay. Coins that come unasked have none, until the client tells of them.
create table deposit_asks (
  deposit_id uuid primary key references deposits (id),
  client_id bigint not null references clients (id),
  -- the Idempotency-Key it was asked for with
  order_key text,
  -- in cents
  amount bigint not null check (amount > 0),
  -- of coins: dollars for a whole coin, and how many base units make the amount at it
  rate text check (rate ~ '^\d{1,12}(\.\d{1,12})?$'),
  units numeric(30) check (units > 0),
  quoted_at timestamptz(3),
  -- the rate holds for what is seen on the chain until then
  expires_at timestamptz(3),
  asked_at timestamptz(3) not null,
  check ((rate is null) = (units is null) and (rate is null) = (expires_at is null)),
  check ((rate is null) = (quoted_at is null) and expires_at > quoted_at)
);

create unique index deposit_asks_order_key on deposit_asks (client_id, order_key) where order_key is not null;

-- A picture that the client sent as a note to staff. It proves nothing and credits nothing.
create table deposit_receipts (
  deposit_id uuid primary key references deposits (id),
  -- what the file was sealed for
  file_id uuid not null unique,
  file_name text not null unique,
  media_type text not null,
  sealed_key bytea not null,
  picture_hash bytea not null,
  sent_at timestamptz(3) not null
);

create index deposit_receipts_picture on deposit_receipts (picture_hash);

-- The same picture with two deposits.
create table deposit_receipt_flags (
  deposit_id uuid not null references deposits (id),
  other_deposit_id uuid not null references deposits (id),
  found_at timestamptz(3) not null,
  primary key (deposit_id, other_deposit_id)
);

-- What the chains say, as they say it now: not append-only, since a chain takes blocks back.
create table chain_outputs (
  coin coin not null,
  network chain_network not null,
  txid text not null,
  index integer not null check (index >= 0),
  address text not null,
  units numeric(30) not null check (units > 0),
  -- null: waits for a block
  height integer,
  block_hash text,
  confirmations integer not null default 0,
  seen_at timestamptz(3) not null,
  -- the chain has it no longer
  gone_at timestamptz(3),
  -- an output is one deposit's, and a deposit has one output
  deposit_id uuid not null unique references deposits (id),
  primary key (coin, network, txid, index),
  check ((height is null) = (block_hash is null))
);

create index chain_outputs_newest on chain_outputs (coin, network, height);

-- What of an output belongs to the books never changes, whatever the chain does.
create function keep_output() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.coin, new.network, new.txid, new.index, new.address, new.units, new.seen_at, new.deposit_id)
     is distinct from
     (old.coin, old.network, old.txid, old.index, old.address, old.units, old.seen_at, old.deposit_id) then
    raise exception 'an output stays what it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger chain_outputs_keep before update or delete on chain_outputs
  for each row execute function keep_output();

-- The blocks that were read, so that a restart goes on where it stopped and notices what changed meanwhile.
create table chain_trails (
  coin coin not null,
  network chain_network not null,
  trail jsonb not null,
  read_at timestamptz(3) not null,
  primary key (coin, network)
);

-- What a card provider took, by its own number for it.
create table deposit_charges (
  charge_id text primary key check (charge_id <> ''),
  deposit_id uuid not null unique references deposits (id),
  amount bigint not null check (amount > 0),
  at timestamptz(3) not null
);

create table deposit_steps (
  deposit_id uuid not null references deposits (id),
  -- 1, 2, 3 ...: of two steps at once, one loses
  nr smallint not null,
  state deposit_state not null,
  -- what came of it, a word of `outcomes` in deposit.ts; null while it is pending
  outcome text,
  at timestamptz(3) not null,
  -- 'client', 'system' or 'staff:' and an address
  actor text not null,
  -- of 'approved': what was credited, in cents, and the dollars for a coin it was reckoned at
  amount bigint check (amount > 0),
  rate text,
  -- what came above the quote was reckoned at this
  rest_rate text,
  -- why it was rejected, in words for the client
  reason text,
  primary key (deposit_id, nr),
  check (nr > 0 and (nr = 1) = (state = 'pending')),
  check ((state = 'pending') = (outcome is null)),
  check ((state = 'approved') = (amount is not null))
);

create index deposit_steps_approved on deposit_steps (at) where state = 'approved';

-- A deposit is pending, then approved or rejected; an approved one may be taken back, and what comes for a rejected one
-- approves it after all. It is approved when the ledger says that the money has come.
create function check_deposit_step() returns trigger language plpgsql as $$
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
  return new;
end $$;

create trigger deposit_steps_follow before insert on deposit_steps
  for each row execute function check_deposit_step();

create trigger deposits_append_only before update or delete or truncate on deposits
  for each statement execute function refuse_change();
create trigger deposit_asks_append_only before update or delete or truncate on deposit_asks
  for each statement execute function refuse_change();
create trigger deposit_receipts_append_only before update or delete or truncate on deposit_receipts
  for each statement execute function refuse_change();
create trigger deposit_charges_append_only before update or delete or truncate on deposit_charges
  for each statement execute function refuse_change();
create trigger deposit_steps_append_only before update or delete or truncate on deposit_steps
  for each statement execute function refuse_change();
