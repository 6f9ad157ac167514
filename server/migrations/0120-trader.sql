-- The automated trader on clients' own exchange accounts: bots, what each ordered, and what that met. No money of ours is in it.

create table trader_bots (
  id uuid primary key,
  client_id bigint not null references clients (id),
  key_id uuid not null references exchange_keys (id),
  pair text not null check (char_length(pair) between 3 and 40),
  rule text not null check (rule ~ '^[a-z_]{1,40}$'),
  -- Amounts and prices are hundred-millionths; this one is of the quote.
  at_risk bigint not null check (at_risk > 0),
  protections text not null check (char_length(protections) between 2 and 2000),
  is_live boolean not null default false,
  state text not null check (state in ('stopped', 'running', 'stopping')),
  -- Of one that is being stopped: whether it sells what it bought.
  sells boolean not null default false,
  reason text check (reason ~ '^[a-z_]{1,40}$'),
  -- How long it has run dry, and since when it runs, dry or live.
  dry_ms bigint not null default 0 check (dry_ms >= 0),
  running_since timestamptz(3),
  -- What it decided last, where that was not to trade.
  note text check (note ~ '^[a-z_]{1,60}$'),
  noted_at timestamptz(3),
  made_at timestamptz(3) not null,
  check ((state = 'stopped') = (running_since is null))
);
create index trader_bots_client on trader_bots (client_id, id);
create index trader_bots_key on trader_bots (key_id);
create index trader_bots_running on trader_bots (id) where state <> 'stopped';
comment on table trader_bots is
  'automation/trader: Bots of clients: a rule, a pair and a key, how much is at risk, and what protects it.';

create table trader_orders (
  -- Our own name for it, by which the exchange knows it too.
  name uuid primary key,
  bot_id uuid not null references trader_bots (id),
  -- What it is for: one order for each, whatever happens.
  intent text not null check (char_length(intent) between 1 and 60),
  is_live boolean not null,
  side text not null check (side in ('buy', 'sell')),
  why text not null check (why ~ '^[a-z_]{1,40}$'),
  amount bigint not null check (amount > 0),
  price_limit bigint not null check (price_limit > 0),
  state text not null check (state in ('written', 'sending', 'doubt', 'open', 'cancelling', 'done')),
  ending text check (ending in ('filled', 'cancelled', 'refused', 'funds', 'key', 'lost', 'left')),
  exchange_id text check (char_length(exchange_id) between 1 and 100),
  looks integer not null default 0 check (looks >= 0),
  written_at timestamptz(3) not null,
  sent_at timestamptz(3),
  done_at timestamptz(3),
  unique (bot_id, intent),
  check ((state = 'done') = (ending is not null)),
  check ((state = 'done') = (done_at is not null)),
  check (state = 'written' or sent_at is not null or ending = 'cancelled')
);
create unique index trader_orders_working on trader_orders (bot_id) where state <> 'done';
create index trader_orders_bot on trader_orders (bot_id, name);
comment on table trader_orders is
  'automation/trader: Orders of bots: written before they are sent, sent once, looked up until it is known how they ended.';

-- An order that ended stays so, and what it is does not change.
create function keep_trader_order() returns trigger language plpgsql as $$
begin
  if old.state = 'done' then
    raise exception 'an order that ended stays as it is' using errcode = 'check_violation';
  end if;
  if (new.bot_id, new.intent, new.is_live, new.side, new.amount, new.price_limit)
     is distinct from (old.bot_id, old.intent, old.is_live, old.side, old.amount, old.price_limit) then
    raise exception 'what was ordered does not change' using errcode = 'check_violation';
  end if;
  if old.sent_at is not null and new.sent_at is distinct from old.sent_at then
    raise exception 'an order is sent once' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger trader_orders_kept before update on trader_orders
  for each row execute function keep_trader_order();

create table trader_fills (
  order_name uuid not null references trader_orders (name),
  -- The exchange's own.
  fill_id text not null check (char_length(fill_id) between 1 and 100),
  amount bigint not null check (amount > 0),
  price bigint not null check (price > 0),
  paid bigint not null check (paid >= 0),
  fee bigint not null check (fee >= 0),
  fee_asset text not null,
  at timestamptz(3) not null,
  primary key (order_name, fill_id)
);
create trigger trader_fills_append_only before update or delete or truncate on trader_fills
  for each statement execute function refuse_change();
comment on table trader_fills is 'automation/trader: What orders of bots met, fill by fill, as the exchange says it.';
