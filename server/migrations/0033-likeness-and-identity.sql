-- A receipt picture that was resized or saved again is other bytes, and nearly the same to look at: 64 bits tell it.

alter table deposit_receipts
  -- null: there is hardly anything on it, or it was sent before pictures were compared
  add column likeness bit(64);

alter table deposit_receipt_flags
  -- how many of the 64 bits differ; null: the very same picture
  add column differing_bits smallint check (differing_bits between 0 and 64);

-- Whether an identity document of the client was approved: on the client's own row, which every batch of orders reads
-- anyway. It is written by the documents alone.
alter table clients add column is_identified boolean not null default false;

create function note_identity() returns trigger language plpgsql as $$
begin
  update clients set is_identified = exists (
           select from documents where client_id = new.client_id and status = 'approved')
   where id = new.client_id;
  return null;
end $$;

create trigger documents_identify after insert or update of status on documents
  for each row execute function note_identity();

update clients set is_identified = true where id in (select client_id from documents where status = 'approved');
