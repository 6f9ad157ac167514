-- What sockets of a client are told once it is so: written in the transaction of what it tells of, passed on in order by the
-- process that leads, and gone then.
create table tellings (
  -- in the order of a client's events, whose head is held until the commit
  id bigint generated always as identity primary key,
  client_id bigint not null references clients (id),
  -- messages of the stream, to be sent together
  messages jsonb not null check (jsonb_typeof(messages) = 'array'),
  at timestamptz(3) not null
);
create index tellings_client on tellings (client_id);

comment on table tellings is
  'record/tellings: What the sockets of clients are to be told: added with what it tells of, taken out once it was passed on.';
