-- What visitors wrote to support: rows are added, and after two years dropped, but never changed.
create table contact_messages (
  id bigint generated always as identity primary key,
  name text not null check (length(name) between 1 and 100),
  email text not null check (length(email) <= 254),
  message text not null check (length(message) between 1 and 5000),
  received_at timestamptz(3) not null
);

create index contact_messages_received on contact_messages (received_at);

create trigger contact_messages_stand before update or truncate on contact_messages
  for each statement execute function refuse_change();

-- Whom an answer to the mail goes to, where that is not the sender.
alter table outbox add column reply_to text;
