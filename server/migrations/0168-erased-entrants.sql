-- A name on a board is the client's own word for themselves: it goes with them. Their number, and where they stood, stays.
create function erase_from_tournaments(erased bigint) returns void language sql
begin atomic
  update tournament_entries set shown_as = null where client_id = erased;
end;
comment on function erase_from_tournaments(bigint) is
  'promotion/tournaments: Removes what an erased client called themselves on boards.';

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
  perform erase_from_tournaments(erased);
  perform erase_from_notes(erased);
  perform erase_from_tags(erased);
  perform erase_from_alerts(erased);
end $$;
