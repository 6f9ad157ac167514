-- Members of staff show a second factor by a passkey too, beside the app that each of them has.
create table operator_passkeys (
  id uuid primary key,
  operator_id bigint not null references operators (id),
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
create index operator_passkeys_operator on operator_passkeys (operator_id);
comment on table operator_passkeys is 'install/operators: What members of staff prove themselves with besides their app.';

-- What a passkey of theirs is asked to sign: good once, and for what it was asked for only.
create table operator_passkey_challenges (
  hash bytea primary key,
  operator_id bigint not null references operators (id),
  purpose text not null,
  expires_at timestamptz(3) not null
);
create index operator_passkey_challenges_operator on operator_passkey_challenges (operator_id);
comment on table operator_passkey_challenges is
  'install/operators: What passkeys of staff are asked to sign, good once.';

alter table staff_sessions
  add column proven_by text check (proven_by in ('app', 'passkey'));
comment on column staff_sessions.proven_by is 'What the second factor was last shown by; null: by the app, or not at all.';
