-- Tournaments: published before they start and never changed, who takes part, and how each ended. Amounts are cents, of
-- dollars or of chips.
alter type transfer_kind add value 'tournament_fee';
alter type transfer_kind add value 'tournament_refund';
alter type transfer_kind add value 'tournament_added';
alter type transfer_kind add value 'tournament_prize';
alter type transfer_kind add value 'tournament_share';

insert into accounts (currency, name) values ('real', 'pool'), ('demo', 'pool');
insert into flows (kind, undone_by) values
  ('tournament_refund', null), ('tournament_fee', 'tournament_refund'), ('tournament_added', null),
  ('tournament_prize', null), ('tournament_share', null);
insert into flow_routes (kind, currency, from_name, to_name) values
  ('tournament_fee', 'real', 'available', 'pool'), ('tournament_fee', 'demo', 'available', 'pool'),
  ('tournament_refund', 'real', 'pool', 'available'), ('tournament_refund', 'demo', 'pool', 'available'),
  ('tournament_added', 'real', 'house', 'pool'), ('tournament_added', 'demo', 'house', 'pool'),
  ('tournament_prize', 'real', 'pool', 'available'), ('tournament_prize', 'demo', 'pool', 'available'),
  ('tournament_share', 'real', 'pool', 'house'), ('tournament_share', 'demo', 'pool', 'house');

create table tournaments (
  id uuid primary key,
  is_practice boolean not null,
  name text check (length(name) between 1 and 80),
  currency text not null references currencies (name) check (currency in ('real', 'demo')),
  fee bigint not null check (fee >= 0),
  pool_share_bp integer not null check (pool_share_bp between 0 and 10000),
  added bigint not null check (added >= 0),
  start_chips bigint not null check (start_chips > 0),
  rebuys_most integer not null check (rebuys_most between 0 and 100),
  seats integer check (seats >= 2),
  places integer[] not null check (cardinality(places) between 1 and 100),
  -- where it is offered; practice is a sandbox's, wherever that is
  countries text[] not null check (array_position(countries, null) is null),
  made_at timestamptz(3) not null,
  -- the address of who of staff
  made_by text,
  starts_at timestamptz(3) not null,
  join_until timestamptz(3) not null,
  ends_at timestamptz(3) not null,
  check (starts_at < join_until and join_until <= ends_at),
  check ((name is null) = is_practice),
  check ((made_by is null) = is_practice),
  check (is_practice or made_at < starts_at),
  check (is_practice = (countries = '{}')),
  check (not is_practice or (fee = 0 and currency = 'demo' and rebuys_most = 0))
);
create unique index tournaments_practice on tournaments (starts_at) where is_practice;
create index tournaments_ends on tournaments (ends_at, id);
comment on table tournaments is 'promotion/tournaments: What a tournament is, as it was published.';
create trigger tournaments_append_only before update or delete or truncate on tournaments
  for each statement execute function refuse_change();

create table tournament_entries (
  id uuid primary key,
  tournament_id uuid not null references tournaments (id),
  -- who joined first has 1
  number integer not null check (number >= 1),
  client_id bigint not null references clients (id),
  -- as they choose; null: by their number
  shown_as text check (length(shown_as) between 2 and 24),
  joined_at timestamptz(3) not null,
  -- the number of the posting at their account of chips by which they got the first
  posting bigint not null check (posting >= 1),
  left_at timestamptz(3) check (left_at >= joined_at),
  unique (tournament_id, number)
);
create unique index tournament_entries_once on tournament_entries (tournament_id, client_id) where left_at is null;
create unique index tournament_entries_client on tournament_entries (client_id, joined_at, id);
comment on table tournament_entries is 'promotion/tournaments: Who takes part in which tournament.';

create table tournament_rebuys (
  id uuid primary key,
  entry_id uuid not null references tournament_entries (id),
  number integer not null check (number >= 1),
  at timestamptz(3) not null,
  chips bigint not null check (chips > 0),
  unique (entry_id, number)
);
comment on table tournament_rebuys is 'promotion/tournaments: Who began anew, and the chips that brought them back to the start.';
create trigger tournament_rebuys_append_only before update or delete or truncate on tournament_rebuys
  for each statement execute function refuse_change();

create table tournament_ends (
  tournament_id uuid primary key references tournaments (id),
  outcome text not null check (outcome in ('held', 'unbeaten', 'empty', 'cancelled')),
  at timestamptz(3) not null,
  -- of fees, and added by the house, in prizes
  pool bigint not null check (pool >= 0),
  cancelled_by text,
  reason text check (length(reason) between 1 and 500),
  -- what the public log has the hash of
  statement text,
  check ((cancelled_by is not null) = (outcome = 'cancelled')),
  check ((reason is not null) = (outcome = 'cancelled')),
  check ((statement is not null) = (outcome = 'held')),
  check (outcome = 'held' or pool = 0)
);
create index tournament_ends_at on tournament_ends (at, tournament_id);
comment on table tournament_ends is 'promotion/tournaments: How a tournament ended, once.';
create trigger tournament_ends_append_only before update or delete or truncate on tournament_ends
  for each statement execute function refuse_change();

create table tournament_results (
  entry_id uuid primary key references tournament_entries (id),
  place integer check (place >= 1),
  chips bigint not null check (chips >= 0),
  decided integer not null check (decided >= 0),
  reached_at timestamptz(3) not null,
  prize bigint not null check (prize >= 0),
  check ((place is null) = (decided = 0)),
  check (prize = 0 or place is not null)
);
comment on table tournament_results is 'promotion/tournaments: Where whoever took part stood at the end, and what they won.';
create trigger tournament_results_append_only before update or delete or truncate on tournament_results
  for each statement execute function refuse_change();
