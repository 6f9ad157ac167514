-- What tells who a client was is removed by the modules that keep it, each its own; erase_client, which alone may,
-- puts them together. These run with the rights of who calls them: by itself none removes what is guarded.

create function erase_from_notices(erased bigint) returns void language sql
begin atomic
  delete from notices where client_id = erased;
end;
comment on function erase_from_notices is
  'record/notices: Removes what an erased client was told.';

create function erase_from_clients(erased bigint) returns void language sql
begin atomic
  update clients
     set is_identified = false, firstname = '', lastname = '', phone = '', email = '', email_key = 'erased ' || id,
         password_hash = '', referral_code = 'erased ' || id
   where id = erased;
  delete from identities where client_id = erased;
  delete from profiles where client_id = erased;
  delete from avatars where client_id = erased;
  delete from links where client_id = erased;
end;
comment on function erase_from_clients is
  'identity/clients: Leaves of an erased client the number.';

create function erase_from_limits(erased bigint) returns void language sql
begin atomic
  delete from own_limits where client_id = erased;
end;
comment on function erase_from_limits is
  'identity/limits: Removes what an erased client allowed themselves.';

create function erase_from_sessions(erased bigint) returns void language sql
begin atomic
  delete from sessions where client_id = erased;
  delete from known_devices where client_id = erased;
end;
comment on function erase_from_sessions is
  'identity/sessions: Removes where an erased client signed in.';

create function erase_from_factors(erased bigint) returns void language sql
begin atomic
  delete from authenticators where client_id = erased;
  delete from passkeys where client_id = erased;
  delete from recovery_codes where client_id = erased;
  delete from proofs where client_id = erased;
end;
comment on function erase_from_factors is
  'identity/factors: Removes what an erased client proved themselves by.';

create function erase_from_documents(erased bigint) returns void language sql
begin atomic
  delete from identity_calls where document_id in (select id from documents where client_id = erased);
  delete from identity_changes where document_id in (select id from documents where client_id = erased);
  delete from compliance_flags where erased in (client_id, other_client_id);
  delete from documents where client_id = erased;
  delete from identity_deadlines where client_id = erased;
end;
comment on function erase_from_documents is
  'identity/documents: Removes the documents of an erased client, once what they proved is gone.';

create function erase_from_deposits(erased bigint) returns void language sql
begin atomic
  delete from deposit_receipt_flags
   where deposit_id in (select id from deposits where client_id = erased)
      or other_deposit_id in (select id from deposits where client_id = erased);
  delete from deposit_receipts where deposit_id in (select id from deposits where client_id = erased);
end;
comment on function erase_from_deposits is
  'money/deposits: Removes the receipts of an erased client.';

create function erase_from_withdrawals(erased bigint) returns void language sql
begin atomic
  delete from destination_flags where erased in (client_id, other_client_id);
  delete from payout_destinations where client_id = erased;
end;
comment on function erase_from_withdrawals is
  'money/withdrawals: Removes the address book of an erased client.';

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
  perform erase_from_documents(erased);
  perform erase_from_deposits(erased);
  perform erase_from_withdrawals(erased);
end $$;
