-- Payments by card: which payment at a provider takes the money of a deposit, and what the provider told us. There is
-- no card number here, no security code and no name: those are the provider's.

create table card_payments (
  deposit_id uuid primary key references deposits (id),
  provider text not null check (provider in ('simulated', 'stripe')),
  -- of what was asked for, so that a key that comes again stands for the same
  wish_hash bytea not null,
  -- made with the install's key of the network that asked; null once it no longer counts
  network_mark bytea,
  started_at timestamptz(3) not null,
  -- the provider's own number; null until it gave one
  payment_id text,
  -- where the payment goes on, for the client who asks again
  next jsonb,
  unique (provider, payment_id)
);

create index card_payments_marked on card_payments (network_mark) where network_mark is not null;

-- A payment gets its number once; all else stays, but the network is forgotten.
create function keep_card_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
     or (new.deposit_id, new.provider, new.wish_hash, new.started_at) is distinct from
        (old.deposit_id, old.provider, old.wish_hash, old.started_at)
     or old.payment_id is not null and (new.payment_id, new.next) is distinct from (old.payment_id, old.next)
     or new.network_mark is not null and new.network_mark is distinct from old.network_mark then
    raise exception 'a card payment stays what it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger card_payments_keep before update or delete on card_payments
  for each row execute function keep_card_payment();

-- Each time a card was declined: too many in too short a time are somebody trying cards out.
create table card_declines (
  provider text not null,
  -- the provider's number for the one try
  decline_id text not null,
  deposit_id uuid not null references card_payments (deposit_id),
  at timestamptz(3) not null,
  primary key (provider, decline_id)
);

create index card_declines_deposit on card_declines (deposit_id);

-- Messages of providers that were acted on. They are kept for ever: none is acted on twice.
create table card_events (
  provider text not null,
  event_id text not null,
  received_at timestamptz(3) not null,
  primary key (provider, event_id)
);

create trigger card_declines_append_only before update or delete or truncate on card_declines
  for each statement execute function refuse_change();
create trigger card_events_append_only before update or delete or truncate on card_events
  for each statement execute function refuse_change();
