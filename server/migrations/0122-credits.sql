-- Credits that are bought, used and given back, and the invoices of that. Amounts of credits are hundredths of one, those in
-- euros and dollars are cents.

create table credit_purchases (
  id uuid primary key,
  client_id bigint not null references clients (id),
  bought_at timestamptz(3) not null,
  credits bigint not null check (credits > 0),
  -- In euros, tax included; what that was in dollars at the rate that was shown.
  price bigint not null check (price > 0),
  rate numeric(8, 4) not null check (rate > 0),
  paid bigint not null check (paid > 0),
  country text not null check (country ~ '^[A-Z]{2}$'),
  vat_bp integer not null check (vat_bp between 0 and 10000),
  vat bigint not null check (vat >= 0 and vat < price),
  -- Until when what is unused can be given back; null: it cannot be.
  withdraw_until timestamptz(3),
  order_key text check (char_length(order_key) between 1 and 255),
  -- The deposit it waited for.
  deposit_id uuid unique references deposits (id),
  unique (client_id, order_key)
);
create index credit_purchases_client on credit_purchases (client_id, id desc);
create trigger credit_purchases_append_only before update or delete or truncate on credit_purchases
  for each statement execute function refuse_change();
comment on table credit_purchases is 'money/credits: Credits that clients bought, with the terms they bought them at.';

create table credit_refunds (
  purchase_id uuid primary key references credit_purchases (id),
  refunded_at timestamptz(3) not null,
  credits bigint not null check (credits > 0),
  price bigint not null check (price > 0),
  vat bigint not null check (vat >= 0),
  paid bigint not null check (paid > 0)
);
create trigger credit_refunds_append_only before update or delete or truncate on credit_refunds
  for each statement execute function refuse_change();
comment on table credit_refunds is 'money/credits: What of a purchase was unused and given back; once of each.';

create table credit_charges (
  id uuid primary key,
  client_id bigint not null references clients (id),
  kind text not null check (kind in ('day', 'trade')),
  -- What it was for, as who charges names it: with the client and the kind it is there once.
  ref text not null check (char_length(ref) between 1 and 200),
  reason text not null check (char_length(reason) between 1 and 200),
  credits bigint not null check (credits > 0),
  charged_at timestamptz(3) not null,
  unique (client_id, kind, ref)
);
create trigger credit_charges_append_only before update or delete or truncate on credit_charges
  for each statement execute function refuse_change();
comment on table credit_charges is 'money/credits: What credits were used for; nothing is charged twice.';

-- A number is dealt out in the transaction of its invoice, which the next one waits for: no number is left out.
create table invoice_series (
  name text primary key check (name ~ '^[0-9]{4}$'),
  last integer not null check (last > 0)
);
comment on table invoice_series is 'money/credits: The last number of each year''s invoices and credit notes.';

create table invoices (
  series text not null references invoice_series (name),
  number integer not null check (number > 0),
  purchase_id uuid not null references credit_purchases (id),
  -- Of what was given back.
  is_credit_note boolean not null,
  client_id bigint not null references clients (id),
  issued_at timestamptz(3) not null,
  -- As they were then, a line each; nothing of an erased client.
  seller text not null check (char_length(seller) <= 2000),
  buyer text not null check (char_length(buyer) <= 2000),
  -- To which country's tax, e.g. 2100 of a hundred percent as 10000.
  country text not null check (country ~ '^[A-Z]{2}$'),
  vat_bp integer not null check (vat_bp between 0 and 10000),
  credits bigint not null check (credits > 0),
  gross bigint not null check (gross > 0),
  vat bigint not null check (vat >= 0),
  paid bigint not null check (paid > 0),
  rate numeric(8, 4) not null check (rate > 0),
  primary key (series, number),
  unique (purchase_id, is_credit_note)
);
create index invoices_client on invoices (client_id, issued_at desc);
create index invoices_issued on invoices (issued_at desc, series, number);
comment on table invoices is 'money/credits: Invoices of credits and credit notes, numbered without a gap within each year.';

create function number_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into invoice_series (name, last) values (new.series, 1)
    on conflict (name) do update set last = invoice_series.last + 1
    returning last into new.number;
  return new;
end $$;
comment on function number_invoice() is 'money/credits: Deals out the next number of the year.';
create trigger invoices_numbered before insert on invoices
  for each row execute function number_invoice();

create function keep_invoice() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and new.buyer = '' and to_jsonb(new) - 'buyer' = to_jsonb(old) - 'buyer'
     and exists (select from closures where client_id = old.client_id and erased_at is not null) then
    return new;
  end if;
  raise exception 'an invoice stays as it was issued' using errcode = 'insufficient_privilege';
end $$;
comment on function keep_invoice() is 'money/credits: Refuses changes of invoices, but that an erased client is named.';
create trigger invoices_keep before update or delete on invoices
  for each row execute function keep_invoice();
create trigger invoices_stay before truncate on invoices
  for each statement execute function refuse_change();

-- What a client has chosen to buy once a deposit of theirs is credited.
create table credit_orders (
  deposit_id uuid primary key references deposits (id),
  client_id bigint not null references clients (id),
  credits bigint not null check (credits > 0),
  asked_at timestamptz(3) not null,
  ended_at timestamptz(3),
  -- Why nothing was bought; null: it was.
  refused text check (refused ~ '^[a-z_]{1,60}$'),
  check (refused is null or ended_at is not null)
);
create index credit_orders_client on credit_orders (client_id, asked_at desc);
create index credit_orders_waiting on credit_orders (deposit_id) where ended_at is null;
comment on table credit_orders is 'money/credits: Deposits that buy credits once they are credited.';

-- Clients whose credits are below zero.
create table credit_debts (
  client_id bigint primary key references clients (id),
  since timestamptz(3) not null,
  -- When staff were told that the account may be ended for it, and the client with them.
  flagged_at timestamptz(3) check (flagged_at >= since)
);
create index credit_debts_since on credit_debts (since);
comment on table credit_debts is 'money/credits: Since when credits of a client are below zero.';

create function erase_from_credits(erased bigint) returns void language sql
begin atomic
  update invoices set buyer = '' where client_id = erased;
end;
comment on function erase_from_credits is 'money/credits: Removes an erased client''s name from invoices.';

create or replace function erase_client(erased bigint, at timestamptz) returns void language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  update closures set erased_at = at, reason = null
   where client_id = erased and kept_until < least(at, now()) and erased_at is null;
  if not found then
    raise exception 'client % is kept', erased using errcode = 'check_violation';
  end if;
  perform erase_from_notices(erased);
  perform erase_from_clients(erased);
  perform erase_from_limits(erased);
  perform erase_from_sessions(erased);
  perform erase_from_factors(erased);
  perform erase_from_screening(erased);
  perform erase_from_documents(erased);
  perform erase_from_deposits(erased);
  perform erase_from_withdrawals(erased);
  perform erase_from_credits(erased);
  perform erase_from_notes(erased);
  perform erase_from_tags(erased);
end $$;
