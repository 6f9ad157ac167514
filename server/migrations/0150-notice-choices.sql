-- What clients choose about notices: the channels of each topic, the hours in which nothing buzzes, and the digest.
create table notice_choices (
  client_id bigint primary key references clients (id),
  -- by topic: {"plan": {"bell": "on", "mail": "digest", "push": "off"}}; what is not in it is as it is for everybody
  topics jsonb not null default '{}' check (jsonb_typeof(topics) = 'object'),
  -- in minutes of the day of the time zone; over midnight where it ends before it begins
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_to smallint check (quiet_to between 0 and 1439),
  time_zone text not null default 'UTC' check (length(time_zone) between 1 and 60),
  digest text not null default 'daily' check (digest in ('daily', 'weekly')),
  shows_details boolean not null default false,
  -- of the links in mails that stop them; whoever has it can do no more than that
  unsubscribe_key text not null unique check (unsubscribe_key ~ '^[0-9a-z]{24}$'),
  -- null: no topic is mailed in a digest
  next_digest_at timestamptz(3),
  -- the newest notice that a digest had
  digested_id bigint not null default 0,
  check ((quiet_from is null) = (quiet_to is null)),
  check (quiet_from <> quiet_to)
);
create index notice_choices_digest on notice_choices (next_digest_at) where next_digest_at is not null;
comment on table notice_choices is 'record/notices: On which channels each topic reaches a client, where they have chosen.';

-- Kept for a digest alone where its topic is off in the bell.
alter table notices add column in_bell boolean not null default true;

-- What the button of a mail program posts to.
alter table outbox add column unsubscribe_url text check (length(unsubscribe_url) <= 500);

create or replace function erase_from_notices(erased bigint) returns void language sql
begin atomic
  delete from notices where client_id = erased;
  delete from notice_choices where client_id = erased;
end;
