-- Lists of clients that staff look at again; and what two clients may have in common: a picture, and where they are paid.
create table client_views (
  id bigint primary key generated always as identity,
  operator_id bigint not null references operators (id),
  name text not null check (char_length(name) between 1 and 60),
  is_shared boolean not null,
  -- by what the list is filtered, as its call takes it
  filters jsonb not null check (jsonb_typeof(filters) = 'object'),
  saved_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
create unique index client_views_name on client_views (operator_id, lower(name)) where removed_at is null;
create index client_views_member on client_views (operator_id);
comment on table client_views is 'oversight/views: Filters of the list of clients that staff keep, their own and shared.';

create view document_pictures as
  select client_id, picture_hash, sent_at from documents;
comment on view document_pictures is 'identity/documents: Whose picture of a document has which hash.';

create view receipt_pictures as
  select d.client_id, r.picture_hash, r.sent_at
    from deposit_receipts r join deposits d on d.id = r.deposit_id;
comment on view receipt_pictures is 'money/deposits: Whose picture of a receipt has which hash.';

create view kept_payout_places as
  select client_id, method, destination, added_at from payout_destinations;
comment on view kept_payout_places is 'money/withdrawals: Who has which destination in their address book, removed ones too.';

create view asked_payout_places as
  select w.client_id, w.method, w.destination, s.at as asked_at
    from withdrawals w join withdrawal_steps s on s.withdrawal_id = w.id and s.state = 'pending';
comment on view asked_payout_places is 'money/withdrawals: Who asked to be paid where, and when.';
