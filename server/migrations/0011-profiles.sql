-- What clients tell about themselves after signing up, and their pictures.

create type gender as enum ('male', 'female', 'others');

create table profiles (
  client_id bigint primary key references clients (id),
  gender gender not null,
  -- Null while the profile is not complete. Once given it stays: age decides who may trade.
  date_of_birth date,
  address text not null,
  city text not null,
  state text not null,
  -- ISO 3166-1, two letters
  country text not null check (country ~ '^[A-Z]{2}$'),
  changed_at timestamptz(3) not null
);

-- A new picture gets a new id, so that one may be kept by browsers for as long as they like.
create table avatars (
  id uuid primary key,
  client_id bigint not null unique references clients (id),
  -- WebP, as we drew it
  picture bytea not null,
  changed_at timestamptz(3) not null
);

-- Registrations whose profile was sent: that step is taken once. Only the session's hash is kept.
create table registration_profiles (
  session_hash bytea primary key,
  sent_at timestamptz(3) not null
);
