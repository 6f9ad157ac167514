-- Which feeds this install has run on, and what each needs to go on where it was: prices must not leap at a restart.
create table feed_runs (
  -- the setting as written, e.g. "simulated"
  feed text primary key,
  -- of simulated prices; whoever knows it knows their future
  seed text not null,
  first_started_at timestamptz(3) not null,
  last_started_at timestamptz(3) not null
);
