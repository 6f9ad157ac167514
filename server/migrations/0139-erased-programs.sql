-- With an erased client go their webhooks, personal tokens, and what they called their keys.

create function erase_from_webhooks(erased bigint) returns void language sql
begin atomic
  delete from webhook_messages where client_id = erased;
  delete from webhook_trades where webhook_id in (select id from webhooks where client_id = erased);
  delete from webhook_cursors where webhook_id in (select id from webhooks where client_id = erased);
  delete from webhooks where client_id = erased;
end;
comment on function erase_from_webhooks(bigint) is
  'automation/webhooks: Removes where programs of an erased client were told what happened.';

create function erase_from_tokens(erased bigint) returns void language sql
begin atomic
  delete from api_tokens where client_id = erased;
end;
comment on function erase_from_tokens(bigint) is 'identity/tokens: Removes personal tokens of an erased client.';

create or replace function keep_exchange_key_ended() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  nameless exchange_keys := old;
begin
  nameless.name := new.name;
  if old.ended_at is not null and not (new is not distinct from nameless
     and exists (select from closures where client_id = old.client_id and kept_until < now())) then
    raise exception 'a key that ended does not come back' using errcode = 'check_violation';
  end if;
  if new.client_id <> old.client_id or new.venue <> old.venue or new.mark <> old.mark then
    raise exception 'a key stays whose it is' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function erase_from_keys(erased bigint) returns void language sql
begin atomic
  update exchange_keys set name = '-' where client_id = erased;
end;
comment on function erase_from_keys(bigint) is 'automation/keys: Removes what an erased client called their keys.';

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
  perform erase_from_tokens(erased);
  perform erase_from_screening(erased);
  perform erase_from_documents(erased);
  perform erase_from_deposits(erased);
  perform erase_from_disputes(erased);
  perform erase_from_cards(erased);
  perform erase_from_withdrawals(erased);
  perform erase_from_credits(erased);
  perform erase_from_keys(erased);
  perform erase_from_webhooks(erased);
  perform erase_from_notes(erased);
  perform erase_from_tags(erased);
end $$;
