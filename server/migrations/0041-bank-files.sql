-- Files for the operator's bank, kept as they were made: whatever becomes of the disk it is written to, the same file
-- with the same number comes out again, so that a bank which had it refuses it.

create table bank_files (
  id uuid primary key,
  -- MsgId in the file
  message_id text not null unique check (message_id ~ '^[0-9A-Za-z]{1,35}$'),
  xml text not null,
  payments integer not null check (payments > 0),
  -- what leaves, in cents
  total bigint not null check (total > 0),
  made_at timestamptz(3) not null,
  -- 'staff:' and an address
  made_by text not null
);

-- A withdrawal is in one file at most.
create table bank_file_payments (
  withdrawal_id uuid primary key references withdrawal_payouts (withdrawal_id),
  file_id uuid not null references bank_files (id)
);

create index bank_file_payments_file on bank_file_payments (file_id);

-- At the commit a file has as many payments, and of as much, as it says.
create function check_bank_file() returns trigger language plpgsql as $$
begin
  if not exists (
       select from bank_file_payments p join withdrawals w on w.id = p.withdrawal_id and w.method = 'bank'
        where p.file_id = new.id
       having count(*) = new.payments and sum(w.amount - w.fee) = new.total) then
    raise exception 'bank file % does not have what it says', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;

create constraint trigger bank_files_whole after insert on bank_files deferrable initially deferred
  for each row execute function check_bank_file();

create trigger bank_files_append_only before update or delete or truncate on bank_files
  for each statement execute function refuse_change();
create trigger bank_file_payments_append_only before update or delete or truncate on bank_file_payments
  for each statement execute function refuse_change();

-- The key a client cancelled with: the same key for the same withdrawal is the same answer again.
create table withdrawal_cancellations (
  withdrawal_id uuid primary key references withdrawals (id),
  client_id bigint not null references clients (id),
  order_key text not null,
  unique (client_id, order_key)
);

create trigger withdrawal_cancellations_append_only before update or delete or truncate on withdrawal_cancellations
  for each statement execute function refuse_change();
