-- Each client's events are a chain of their own, so that nobody waits for another's. What is about no client, and all that
-- was recorded before, is chain 0. A chain's head says how far it goes, so that a tail that was cut off is missed; all heads
-- that have moved are written down together, each minute, as an anchor, and the anchors are a chain too.
alter table events disable trigger events_append_only;

alter table events
  -- in the order in which they were recorded, of all chains
  add column id bigint,
  -- whose chain it is in: the client's, or 0
  add column chain bigint not null default 0;
update events set id = nr;
alter table events
  alter column id set not null,
  alter column id add generated always as identity,
  alter column chain drop default,
  drop constraint events_pkey,
  add primary key (chain, nr),
  add unique (id),
  add check (chain in (0, client_id)),
  add check (nr > 0);
select setval(pg_get_serial_sequence('events', 'id'), coalesce(max(id), 0) + 1, false) from events;

drop index events_client, events_settings;
create index events_client on events (client_id, id) where client_id is not null;
create index events_settings on events (id) where kind = 'setting_changed';

alter table events enable trigger events_append_only;

create table event_heads (
  chain bigint primary key,
  -- of its last event; 0 while there is none
  nr bigint not null check (nr >= 0),
  hash bytea not null check (octet_length(hash) = 32),
  -- how far it is anchored
  anchored_nr bigint not null default 0 check (anchored_nr between 0 and nr)
);
create index event_heads_to_anchor on event_heads (chain) where nr > anchored_nr;
insert into event_heads (chain, nr, hash) select chain, nr, hash from events order by nr desc limit 1;

create table event_anchors (
  nr bigint primary key check (nr > 0),
  at timestamptz(3) not null,
  previous bytea not null,
  hash bytea not null unique
);
create trigger event_anchors_append_only before update or delete or truncate on event_anchors
  for each statement execute function refuse_change();

-- The heads that an anchor binds.
create table event_anchor_heads (
  anchor_nr bigint not null references event_anchors (nr),
  chain bigint not null,
  nr bigint not null,
  hash bytea not null,
  primary key (anchor_nr, chain),
  unique (chain, nr),
  foreign key (chain, nr) references events (chain, nr)
);
create trigger event_anchor_heads_append_only before update or delete or truncate on event_anchor_heads
  for each statement execute function refuse_change();

comment on table events is
  'record/events: What happened to accounts and what staff did, append-only; each row names the hash of the one before in its chain: the client''s, or the install''s.';
comment on table event_heads is
  'record/events: How far each chain of events goes, and how far it is anchored.';
comment on table event_anchors is
  'record/events: Each minute, all chains that have moved, bound by one hash; append-only.';
comment on table event_anchor_heads is
  'record/events: What an anchor binds: where a chain was, and its hash there; append-only.';
