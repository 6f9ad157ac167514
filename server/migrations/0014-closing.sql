-- Closing an account: play money goes back where it came from, and what is kept has an end.

alter type transfer_kind add value 'sandbox_forfeit';

create table closures (
  client_id bigint primary key references clients (id),
  closed_at timestamptz(3) not null,
  -- in the client's own words
  reason text,
  -- the law asks for the records until then
  kept_until timestamptz(3) not null,
  check (kept_until > closed_at)
);
