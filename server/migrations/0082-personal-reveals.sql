-- Personal data of clients is masked for staff; that one field was shown to one member, and why, is kept here.
create table personal_reveals (
  id uuid primary key,
  operator_id bigint not null references operators (id),
  client_id bigint not null references clients (id),
  field text not null check (field in ('name', 'email', 'phone', 'address', 'date_of_birth', 'bank_account', 'wallet')),
  reason text not null check (char_length(reason) between 1 and 500),
  at timestamptz(3) not null,
  -- masked again from then on
  ends_at timestamptz(3) not null,
  check (ends_at > at and ends_at <= at + interval '10 minutes')
);
create index personal_reveals_operator on personal_reveals (operator_id, ends_at);
create index personal_reveals_client on personal_reveals (client_id, at);
create trigger personal_reveals_append_only before update or delete or truncate on personal_reveals
  for each statement execute function refuse_change();
comment on table personal_reveals is 'identity/reveals: Which field of a client a member of staff was shown, why, and until when.';
