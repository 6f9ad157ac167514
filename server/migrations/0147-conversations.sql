-- Live chat: what was said is a row of its own, numbered within its conversation, and never changed; how a
-- conversation stands is kept beside it, so that the inbox need not read what was said.
create table conversations (
  id bigint primary key generated always as identity,
  -- of the cookie that the browser it was begun in keeps
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  -- whose it is, once somebody signed in has written in it
  client_id bigint references clients (id),
  -- as typed; nobody has checked that it is theirs
  email text check (length(email) between 3 and 254),
  language text not null check (language ~ '^[a-z]{2}$'),
  -- where it was begun, as a path of the site
  page text not null check (length(page) between 1 and 200),
  opened_at timestamptz(3) not null,
  -- the number of the last thing that happened in it, and when that was
  last_seq integer not null default 0 check (last_seq >= 0),
  last_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'open', 'resolved')),
  -- since when whoever wrote waits for an answer
  waiting_since timestamptz(3) check ((waiting_since is not null) = (state = 'waiting')),
  first_answered_at timestamptz(3),
  resolved_at timestamptz(3) check ((resolved_at is not null) = (state = 'resolved')),
  assigned_to bigint references operators (id),
  -- put off until then; what they write ends that
  snoozed_until timestamptz(3),
  -- up to where either side has looked, and what has been mailed of the answers
  seen_by_writer integer not null default 0,
  seen_by_staff integer not null default 0,
  mailed_seq integer not null default 0,
  rating smallint check (rating between 1 and 5)
);
create index conversations_client on conversations (client_id, last_at);
create index conversations_opened on conversations (opened_at);
create index conversations_waiting on conversations (waiting_since) where state = 'waiting';
create index conversations_last on conversations (last_at);
create index conversations_open on conversations (last_at) where state = 'open';
comment on table conversations is 'site/chat: Conversations of visitors and clients with support, as each stands.';

create table conversation_events (
  conversation_id bigint not null references conversations (id) on delete cascade,
  seq integer not null check (seq >= 1),
  kind text not null check (kind in ('written', 'answered', 'noted', 'assigned', 'snoozed', 'resolved', 'reopened',
                                     'claimed', 'rated', 'tagged', 'untagged')),
  -- of staff who did it; null: whoever the conversation is with
  operator_id bigint references operators (id),
  assigned_to bigint references operators (id),
  text text check (length(text) between 1 and 2000),
  until timestamptz(3),
  -- made by the browser, so that what is sent twice is there once
  client_key uuid unique,
  at timestamptz(3) not null,
  primary key (conversation_id, seq),
  check ((text is not null) = (kind in ('written', 'answered', 'noted', 'rated', 'tagged', 'untagged'))),
  check ((until is not null) = (kind = 'snoozed')),
  check (assigned_to is null or kind = 'assigned'),
  check (operator_id is not null or kind in ('written', 'resolved', 'reopened', 'claimed', 'rated'))
);
create index conversation_events_mailed on conversation_events (at) where kind = 'answered';
comment on table conversation_events is 'site/chat: What was said and done in a conversation, numbered within it.';
create trigger conversation_events_stand before update or truncate on conversation_events
  for each statement execute function refuse_change();

-- Tags of conversations that stand, for the inbox to filter by.
create table conversation_tags (
  conversation_id bigint not null references conversations (id) on delete cascade,
  tag text not null check (length(tag) between 1 and 40),
  primary key (conversation_id, tag)
);
create index conversation_tags_tag on conversation_tags (tag);
comment on table conversation_tags is 'site/chat: What staff have marked conversations with.';

create view queued_chats as
  select 'chat' as kind, c.id::text as id, c.client_id,
         (select left(e.text, 200) from conversation_events e
           where e.conversation_id = c.id and e.kind = 'written' order by e.seq desc limit 1) as about,
         null::bigint as amount, 'answer' as reason, c.waiting_since as since, null::timestamptz as not_before,
         '{}'::text[] as makers, '{}'::text[] as given_by, c.assigned_to as holder
    from conversations c
   where c.state = 'waiting' and (c.snoozed_until is null or c.snoozed_until <= now());
comment on view queued_chats is 'site/chat: Conversations in which somebody waits for an answer.';

create view chat_records as select id, client_id from conversations;
comment on view chat_records is 'site/chat: The conversations there are, by their numbers.';

create view told_chats as
  select c.client_id, 2 * c.id as nr, c.opened_at as at, 'chat_begun' as kind, 'client' as actor,
         (select left(e.text, 200) from conversation_events e
           where e.conversation_id = c.id and e.kind = 'written' order by e.seq limit 1) as about,
         c.id::text as record
    from conversations c where c.client_id is not null
  union all
  select c.client_id, 2 * c.id + 1, c.resolved_at, 'chat_resolved', 'system', null, c.id::text
    from conversations c where c.client_id is not null and c.resolved_at is not null;
comment on view told_chats is 'site/chat: Conversations of clients, for their timeline.';

-- Changes whenever anything happens in a conversation, for the bell.
create view last_chats as
  select sum(last_seq)::bigint as changes from (select last_seq from conversations order by last_at desc limit 100) c;
comment on view last_chats is 'site/chat: A number that changes when anything happens in a conversation.';
