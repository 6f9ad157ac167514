-- Webhooks: where clients' own programs are told what happened, and what is to be sent there.

create table webhooks (
  id uuid primary key,
  client_id bigint not null references clients (id),
  url text not null check (char_length(url) between 1 and 500),
  kinds text[] not null check (kinds <@ array['trade.settled', 'money.moved'] and cardinality(kinds) between 1 and 2),
  -- Sealed for this webhook of this client; gone with its end.
  secret bytea,
  -- The secret before, and until when it signs as well.
  former_secret bytea,
  former_until timestamptz(3),
  made_at timestamptz(3) not null,
  paused_at timestamptz(3),
  -- Since when no message arrived; null: the last one did.
  failing_since timestamptz(3),
  ended_at timestamptz(3) check (ended_at >= made_at),
  ended_why text check (ended_why in ('by_client', 'gone', 'failing', 'account_closed')),
  check (num_nonnulls(ended_at, ended_why) in (0, 2)),
  check ((secret is null) = (ended_at is not null)),
  check (num_nonnulls(former_secret, former_until) in (0, 2)),
  check (ended_at is null or former_secret is null)
);
create index webhooks_client on webhooks (client_id, id desc);
create index webhooks_standing on webhooks (id) where ended_at is null;
comment on table webhooks is
  'automation/webhooks: Where clients have their own programs told what happened; what has ended stays so.';

create function keep_webhook() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (new.id, new.client_id, new.url, new.kinds, new.made_at)
     is distinct from (old.id, old.client_id, old.url, old.kinds, old.made_at)
     or old.ended_at is not null and to_jsonb(new) is distinct from to_jsonb(old) then
    raise exception 'a webhook is ended and not changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
comment on function keep_webhook() is 'automation/webhooks: Refuses changes of where a webhook leads, and of one that has ended.';
create trigger webhooks_keep before update on webhooks for each row execute function keep_webhook();

create table webhook_cursors (
  webhook_id uuid not null references webhooks (id),
  account bigint not null references accounts (id),
  -- The last posting of this account that was looked at.
  posting bigint not null check (posting >= 0),
  primary key (webhook_id, account)
);
create index webhook_cursors_account on webhook_cursors (account);
comment on table webhook_cursors is
  'automation/webhooks: How far each webhook has been told of the movements on its client''s accounts.';

create table webhook_trades (
  webhook_id uuid not null references webhooks (id),
  trade_id uuid not null,
  primary key (webhook_id, trade_id)
);
comment on table webhook_trades is
  'automation/webhooks: Open trades whose end a webhook is to be told of.';

create table webhook_messages (
  -- The same at each attempt.
  id uuid primary key,
  webhook_id uuid not null references webhooks (id),
  client_id bigint not null references clients (id),
  kind text not null check (kind in ('trade.settled', 'money.moved', 'webhook.test')),
  -- What of the journal it is about, once a webhook; null: nothing.
  source text,
  payload text not null,
  at timestamptz(3) not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- Null: it is not sent any more.
  next_at timestamptz(3),
  tried_at timestamptz(3),
  status smallint,
  problem text check (problem ~ '^[a-z_]{1,40}$'),
  delivered_at timestamptz(3),
  unique (webhook_id, source)
);
create index webhook_messages_due on webhook_messages (next_at) where next_at is not null;
create index webhook_messages_listed on webhook_messages (webhook_id, id desc);
create index webhook_messages_client on webhook_messages (client_id, id desc);
create index webhook_messages_at on webhook_messages (at);
comment on table webhook_messages is
  'automation/webhooks: What was and is to be sent to webhooks, for thirty days, and how it fared.';
