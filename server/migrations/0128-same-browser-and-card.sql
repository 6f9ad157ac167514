-- Which clients signed in on the same browser and paid by the same card: what is found in common is looked at by people.
-- A browser has a number, handed on where somebody signs in on it who shows the device cookie of another client.
alter table known_devices add column browser uuid;
update known_devices set browser = gen_random_uuid();
alter table known_devices alter column browser set not null;
create index known_devices_browser on known_devices (browser);

create view browser_marks as select client_id, browser, created_at as at from known_devices;
comment on view browser_marks is 'identity/sessions: Which client signed in on which browser, by its number.';

-- A keyed hash of the provider's fingerprint of the card: no number can be read from it, here or there.
alter table card_payments add column card_mark bytea check (length(card_mark) = 32);
create index card_payments_card on card_payments (card_mark) where card_mark is not null;

create view card_marks as
  select d.client_id, p.card_mark, p.started_at as at
    from card_payments p join deposits d on d.id = p.deposit_id
   where p.card_mark is not null;
comment on view card_marks is 'money/cards: Which client paid by which card, by a keyed hash of it.';

create function erase_from_cards(erased bigint) returns void language sql
begin atomic
  update card_payments set card_mark = null
   where card_mark is not null and deposit_id in (select id from deposits where client_id = erased);
end;
comment on function erase_from_cards(bigint) is 'money/cards: Removes by which cards an erased client paid.';

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
  perform erase_from_disputes(erased);
  perform erase_from_cards(erased);
  perform erase_from_withdrawals(erased);
  perform erase_from_credits(erased);
  perform erase_from_notes(erased);
  perform erase_from_tags(erased);
end $$;
