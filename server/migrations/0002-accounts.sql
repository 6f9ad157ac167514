-- Who may sign in: clients and operators, their sessions, and the mail we owe them.

create type account_state as enum ('active', 'frozen', 'closed');

create table clients (
  id bigint generated always as identity primary key,
  email text not null,
  -- lower case; one account for each address
  email_key text not null unique,
  password_hash text not null,
  firstname text not null,
  lastname text not null,
  phone text not null default '',
  state account_state not null default 'active',
  email_confirmed_at timestamptz(3),
  demo_started_at timestamptz(3) not null,
  demo_ends_at timestamptz(3) not null,
  demo_topped_up_at timestamptz(3),
  plan text not null default 'None'
    check (plan in ('None', 'Beginner-3000', 'Gold-7600', 'Platinum-21199', 'Diamond-50730')),
  referral_code text not null unique,
  referred_by bigint references clients (id),
  -- names the client's first grants in the ledger, so that each of them posts once, ever
  grant_ref uuid not null unique,
  created_at timestamptz(3) not null
);

alter table ledger_accounts add foreign key (client_id) references clients (id);

create table operators (
  id bigint generated always as identity primary key,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  created_at timestamptz(3) not null
);

-- What the operator decided for the install, over the defaults in code. One row a setting.
create table settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz(3) not null
);

-- A session is one sign-in. Its refresh token is rotated at every use; only hashes are kept.
create table sessions (
  id uuid primary key,
  client_id bigint not null references clients (id),
  -- Each refresh token follows from the one before and this secret, so that the same successor can be
  -- handed out twice without being kept. Of no use to anyone who holds no token.
  secret bytea not null,
  refresh_hash bytea not null unique,
  -- the token before the present one, honoured for a few seconds after the change
  previous_refresh_hash bytea,
  rotated_at timestamptz(3) not null,
  remembered boolean not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_because text,
  check ((ended_at is null) = (ended_because is null))
);

create index sessions_client on sessions (client_id) where ended_at is null;
create index sessions_expiry on sessions (expires_at);
create unique index sessions_previous_refresh on sessions (previous_refresh_hash);

-- Every refresh token a session has outlived: showing one of these again ends the session.
create table spent_refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  spent_at timestamptz(3) not null
);

create index spent_refresh_tokens_session on spent_refresh_tokens (session_id);

create table access_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  expires_at timestamptz(3) not null
);

create index access_tokens_session on access_tokens (session_id);
create index access_tokens_expiry on access_tokens (expires_at);

-- Browsers that a client has signed in on. Strangers' failed attempts do not slow these down.
create table known_devices (
  hash bytea primary key,
  client_id bigint not null references clients (id),
  used_at timestamptz(3) not null
);

create index known_devices_client on known_devices (client_id, used_at);

-- One-time links in mails and the one-time session of a registration; only hashes are kept.
create type link_purpose as enum ('confirm_email', 'registration');

create table links (
  hash bytea primary key,
  purpose link_purpose not null,
  -- Null for the registration of an address that was known already: it looks the same and leads nowhere.
  client_id bigint references clients (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  replaced_at timestamptz(3),
  check (client_id is not null or purpose = 'registration')
);

create index links_client on links (client_id, purpose);
create index links_expiry on links (expires_at);

-- Mail is written in the transaction of its event and sent by a worker, with retries.
create table outbox (
  id uuid primary key,
  sender_name text not null,
  sender_address text not null,
  recipient text not null,
  subject text not null,
  -- Bodies carry one-time links, so they are wiped once the mail is sent or given up.
  body_text text,
  body_html text,
  created_at timestamptz(3) not null,
  next_try_at timestamptz(3) not null,
  tries int not null default 0,
  sent_at timestamptz(3),
  gave_up_at timestamptz(3),
  last_error text,
  check ((coalesce(sent_at, gave_up_at) is null) = (body_text is not null)),
  check ((body_text is null) = (body_html is null))
);

create index outbox_waiting on outbox (next_try_at) where body_text is not null;
create index outbox_created on outbox (created_at);
