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
  refresh_hash bytea not null unique,
  -- the token before the present one, honoured for a few seconds after the change
  previous_refresh_hash bytea,
  rotated_at timestamptz(3) not null,
  remembered boolean not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  ended_because text
);

create index sessions_client on sessions (client_id) where ended_at is null;
create unique index sessions_previous_refresh on sessions (previous_refresh_hash);

-- Every refresh token a session has outlived: showing one of these again ends the session.
create table spent_refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id),
  spent_at timestamptz(3) not null
);

create table access_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id),
  expires_at timestamptz(3) not null
);

create index access_tokens_expiry on access_tokens (expires_at);

-- One-time links in mails and the one-time session of a registration; only hashes are kept.
create type link_purpose as enum ('confirm_email', 'registration');

create table links (
  hash bytea primary key,
  purpose link_purpose not null,
  client_id bigint not null references clients (id),
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  replaced_at timestamptz(3)
);

create index links_client on links (client_id, purpose);

-- Mail is written in the transaction of its event and sent by a worker, with retries.
create table outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz(3) not null,
  next_try_at timestamptz(3) not null,
  tries int not null default 0,
  sent_at timestamptz(3),
  last_error text
);

create index outbox_waiting on outbox (next_try_at) where sent_at is null;
