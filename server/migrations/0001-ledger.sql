-- The ledger: append-only transfers between accounts of one book.
-- A transfer is one row and stands for two postings, minus at one account and plus at the other,
-- so no transfer can fail to balance. Live and demo dollars are two books; no transfer joins them.

create type book as enum ('real', 'demo');

create table ledger_accounts (
  id bigint generated always as identity (start with 1000) primary key,
  book book not null,
  -- 'available' for a client's own money; 'stakes', 'house', 'grants' ... for the book's own accounts
  name text not null,
  client_id bigint,
  -- A client's account carries its balance, so that it can be locked and checked. The book's own accounts
  -- would be the hottest rows of all: theirs are the sums of their postings.
  balance bigint check (balance >= 0),
  -- how many postings the account has had; each posting carries its number
  postings bigint not null default 0,
  check ((client_id is null) = (balance is null)),
  check ((client_id is null) = (id < 1000)),
  unique (client_id, book, name),
  unique (id, book)
) with (fillfactor = 50);

create unique index ledger_accounts_book_name on ledger_accounts (book, name) where client_id is null;

insert into ledger_accounts (id, book, name) overriding system value values
  (1, 'real', 'stakes'), (2, 'real', 'house'), (3, 'real', 'grants'),
  (11, 'demo', 'stakes'), (12, 'demo', 'house'), (13, 'demo', 'grants');

create type transfer_kind as enum (
  'demo_grant', 'sandbox_grant', 'trade_open', 'trade_settle', 'house_cover'
);

create table transfers (
  kind transfer_kind not null,
  -- what caused it: a trade, a client's grant, a batch. With the kind it is the key, so nothing posts twice.
  ref uuid not null,
  book book not null,
  from_account bigint not null,
  to_account bigint not null,
  amount bigint not null check (amount > 0),
  -- The client's account that this transfer touches (at most one), the number of its posting there and the
  -- balance after it. Null where money moves between the book's own accounts.
  client_account bigint,
  posting bigint,
  balance_after bigint check (balance_after >= 0),
  at timestamptz(3) not null,
  primary key (ref, kind),
  check (from_account <> to_account),
  check (from_account < 1000 or to_account < 1000),
  check (client_account is not distinct from
    case when from_account >= 1000 then from_account when to_account >= 1000 then to_account end),
  check ((client_account is null) = (posting is null)),
  check ((client_account is null) = (balance_after is null))
);

create unique index transfers_client_posting on transfers (client_account, posting)
  where client_account is not null;

create view postings as
  select kind, ref, book, from_account as account_id, -amount as amount, at,
         case when client_account = from_account then posting end as posting,
         case when client_account = from_account then balance_after end as balance_after
    from transfers
  union all
  select kind, ref, book, to_account, amount, at,
         case when client_account = to_account then posting end,
         case when client_account = to_account then balance_after end
    from transfers;

-- The balances follow from the transfers and from nothing else: whoever inserts transfers moves the balances with
-- them. The number of postings is the account's version: transfers that were decided on an older balance do not
-- continue it, and the whole transaction fails (serialization_failure) and may be tried again.
create function apply_transfers() returns trigger language plpgsql as $$
declare
  touched bigint;
  moved bigint;
begin
  with change as materialized (
    select client_account as id, min(book) as book, max(book) as last_book, count(*) as postings,
           min(posting) as first_posting, max(posting) as last_posting,
           sum(case when client_account = to_account then amount else -amount end) as amount,
           (max(array[posting, balance_after]))[2] as balance_after
      from inserted where client_account is not null group by client_account
  ), moving as (
    update ledger_accounts a set balance = a.balance + c.amount, postings = c.last_posting
      from change c
     where a.id = c.id and a.book = c.book and c.book = c.last_book
       and c.first_posting = a.postings + 1 and c.last_posting = a.postings + c.postings
       and c.balance_after = a.balance + c.amount
    returning 1
  )
  select (select count(*) from change), (select count(*) from moving) into touched, moved;
  if moved <> touched then
    raise exception 'transfers do not continue their accounts (% of % do)', moved, touched
      using errcode = 'serialization_failure';
  end if;

  if exists (
    select from (select from_account as id, book from inserted where from_account < 1000
                 union select to_account, book from inserted where to_account < 1000) used
     where not exists (select from ledger_accounts a where a.id = used.id and a.book = used.book)
  ) then
    raise exception 'a transfer names an account that its book does not have'
      using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create trigger transfers_apply after insert on transfers
  referencing new table as inserted for each statement execute function apply_transfers();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger transfers_append_only before update or delete or truncate on transfers
  for each statement execute function refuse_change();
