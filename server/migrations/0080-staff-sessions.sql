-- The office: members of staff sign in to it with a password and a second factor, and their sessions are kept here.
alter table operators add column name text check (length(name) between 1 and 100);
comment on column operators.name is 'As colleagues and the record of the office show them; null: they never came in.';

create table staff_sessions (
  id uuid primary key,
  operator_id bigint not null references operators (id),
  token_hash bytea not null unique,
  user_agent text not null,
  -- where they signed in from
  address text not null,
  created_at timestamptz(3) not null,
  -- when they last did something by themselves
  used_at timestamptz(3) not null,
  -- when they last showed their second factor; null: not yet, or they have none
  proven_at timestamptz(3),
  -- begun by an invitation: they may set up a second factor in the place of one they lost
  is_invited boolean not null,
  ended_at timestamptz(3),
  check (used_at >= created_at)
);
create index staff_sessions_operator on staff_sessions (operator_id, ended_at);
comment on table staff_sessions is 'install/desks: Where members of staff are signed in to the office.';
