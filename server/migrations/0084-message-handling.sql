-- The office: what staff do with visitors' messages, and answers that they keep ready.
create table message_steps (
  id bigint primary key generated always as identity,
  message_id bigint not null references contact_messages (id) on delete cascade,
  kind text not null check (kind in ('assigned', 'answered', 'closed', 'reopened')),
  -- whoever did it
  operator_id bigint not null references operators (id),
  -- whose it is from now on; null: nobody's, or it is no assignment
  assigned_to bigint references operators (id),
  -- the answer that was mailed, or the reason
  text text check (length(text) between 1 and 5000),
  at timestamptz(3) not null,
  check (assigned_to is null or kind = 'assigned'),
  check ((text is null) = (kind = 'assigned'))
);
create index message_steps_message on message_steps (message_id, id);
comment on table message_steps is 'site/contact: What staff did with a message, answers included.';
create trigger message_steps_stand before update or truncate on message_steps
  for each statement execute function refuse_change();

create table open_messages (
  message_id bigint primary key references contact_messages (id) on delete cascade
);
comment on table open_messages is 'site/contact: Messages that wait for an answer.';
-- What came before there was an office was answered from a mailbox.

create table canned_answers (
  id bigint primary key generated always as identity,
  name text not null check (length(name) between 1 and 100),
  text text not null check (length(text) between 1 and 5000),
  added_by bigint not null references operators (id),
  added_at timestamptz(3) not null,
  removed_at timestamptz(3)
);
create unique index canned_answers_name on canned_answers (name) where removed_at is null;
comment on table canned_answers is 'site/contact: Answers kept ready; one is changed by putting another in its place.';
