-- Five years after an account was closed, who its client was is erased. What only ever grows lets go of those rows then,
-- and only to the function below: the server's role may still change and remove none of them.
alter table closures add column erased_at timestamptz(3);

-- The column named by the trigger leads to the client, or to the deposit or document of one.
create function refuse_unless_erased() returns trigger language plpgsql as $$
declare
  gone jsonb := to_jsonb(old);
  owner bigint := case tg_argv[0]
    when 'deposit_id' then (select client_id from deposits where id = (gone ->> 'deposit_id')::uuid)
    when 'document_id' then (select client_id from documents where id = (gone ->> 'document_id')::uuid)
    else (gone ->> 'client_id')::bigint
  end;
begin
  if tg_op = 'DELETE' and exists (
    select from closures where kept_until < now()
                           and client_id in (owner, (gone ->> 'other_client_id')::bigint)
  ) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

drop trigger identities_append_only on identities;
create trigger identities_append_only before update or delete on identities
  for each row execute function refuse_unless_erased('client_id');
create trigger identities_stay before truncate on identities
  for each statement execute function refuse_change();

drop trigger identity_changes_append_only on identity_changes;
create trigger identity_changes_append_only before update or delete on identity_changes
  for each row execute function refuse_unless_erased('document_id');
create trigger identity_changes_stay before truncate on identity_changes
  for each statement execute function refuse_change();

drop trigger identity_calls_append_only on identity_calls;
create trigger identity_calls_append_only before update or delete on identity_calls
  for each row execute function refuse_unless_erased('document_id');
create trigger identity_calls_stay before truncate on identity_calls
  for each statement execute function refuse_change();

drop trigger deposit_receipts_append_only on deposit_receipts;
create trigger deposit_receipts_append_only before update or delete on deposit_receipts
  for each row execute function refuse_unless_erased('deposit_id');
create trigger deposit_receipts_stay before truncate on deposit_receipts
  for each statement execute function refuse_change();

drop trigger destination_flags_append_only on destination_flags;
create trigger destination_flags_append_only before update or delete on destination_flags
  for each row execute function refuse_unless_erased('client_id');
create trigger destination_flags_stay before truncate on destination_flags
  for each statement execute function refuse_change();

-- Removes what tells who the client of a long closed account was. The rows of the books stay, under the number.
create function erase_client(erased bigint, at timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update closures set erased_at = at, reason = null
   where client_id = erased and kept_until < least(at, now()) and erased_at is null;
  if not found then
    raise exception 'client % is kept', erased using errcode = 'check_violation';
  end if;
  update clients
     set is_identified = false, firstname = '', lastname = '', phone = '', email = '', email_key = 'erased ' || id,
         password_hash = '', referral_code = 'erased ' || id
   where id = erased;
  delete from identity_calls where document_id in (select id from documents where client_id = erased);
  delete from identity_changes where document_id in (select id from documents where client_id = erased);
  delete from identities where client_id = erased;
  delete from compliance_flags where erased in (client_id, other_client_id);
  delete from documents where client_id = erased;
  delete from deposit_receipt_flags
   where deposit_id in (select id from deposits where client_id = erased)
      or other_deposit_id in (select id from deposits where client_id = erased);
  delete from deposit_receipts where deposit_id in (select id from deposits where client_id = erased);
  delete from destination_flags where erased in (client_id, other_client_id);
  delete from payout_destinations where client_id = erased;
  delete from profiles where client_id = erased;
  delete from identity_deadlines where client_id = erased;
  delete from avatars where client_id = erased;
  delete from authenticators where client_id = erased;
  delete from passkeys where client_id = erased;
  delete from recovery_codes where client_id = erased;
  delete from links where client_id = erased;
  delete from proofs where client_id = erased;
  delete from sessions where client_id = erased;
  delete from known_devices where client_id = erased;
  delete from notices where client_id = erased;
  delete from own_limits where client_id = erased;
end $$;
