-- Second factors, the proofs they give, and what a session shows of itself.

alter table sessions
  -- what the browser called itself when it signed in
  add column user_agent text not null default '';

-- The password was right, the second factor is still owed: five minutes, a few tries, one use.
create table half_sign_ins (
  hash bytea primary key,
  client_id bigint not null references clients (id),
  remembered boolean not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  tries int not null default 0,
  finished_at timestamptz(3)
);

create index half_sign_ins_expiry on half_sign_ins (expires_at);

-- An authenticator app: one for each client.
create table authenticators (
  client_id bigint primary key references clients (id),
  -- sealed with the install's key
  secret bytea not null,
  started_at timestamptz(3) not null,
  -- null: shown, but not a factor until a code of it was typed
  confirmed_at timestamptz(3),
  -- the newest time step a code was accepted of: no code counts twice
  last_step bigint not null default 0
);

create table recovery_codes (
  hash bytea primary key,
  client_id bigint not null references clients (id),
  created_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create index recovery_codes_client on recovery_codes (client_id);

create table passkeys (
  id uuid primary key,
  client_id bigint not null references clients (id),
  -- as the authenticator names it, base64url
  credential_id text not null unique,
  public_key bytea not null,
  -- how often it was used, as it says itself; 0 for those that do not count
  counter bigint not null,
  transports text not null,
  name text not null,
  created_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create index passkeys_client on passkeys (client_id);

-- What a passkey is asked to sign: good once, and for what it was asked for only.
create table passkey_challenges (
  hash bytea primary key,
  -- null: whoever signs in with it
  client_id bigint references clients (id),
  purpose text not null,
  expires_at timestamptz(3) not null
);

create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- The client has just proved to be there, for exactly one action.
create table proofs (
  hash bytea primary key,
  client_id bigint not null references clients (id),
  action text not null,
  amount bigint,
  destination text,
  -- 'code', 'recovery_code', 'passkey' or, of a client without a second factor, 'password'
  given_by text not null,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);

create index proofs_expiry on proofs (expires_at);
