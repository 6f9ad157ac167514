-- The log: what was offered, what it ended by and which prices that rests on, for anybody to see that it was not changed later.

create table log_origin (
  one_row boolean primary key default true check (one_row),
  -- As the log calls itself, e.g. "trade.example/log".
  origin text not null,
  began_at timestamptz(3) not null
);
create trigger log_origin_append_only before update or delete or truncate on log_origin
  for each statement execute function refuse_change();
comment on table log_origin is 'transparency/log: The name of the log, and since when it is kept.';

create table log_keys (
  id bigint generated always as identity primary key,
  -- "<name>+<id>+<public key>", as those who check are given it.
  vkey text not null unique,
  -- Sealed for this key; null: it is in a file of the operator's.
  sealed bytea,
  -- The signature of the key before over this one; null: it was the first, or that one is revoked or in a file.
  endorsed text,
  made_at timestamptz(3) not null
);
create trigger log_keys_append_only before update or delete or truncate on log_keys
  for each statement execute function refuse_change();
comment on table log_keys is 'transparency/log: Keys that receipts and the log are signed with; the newest without an end signs.';

create table log_key_ends (
  key_id bigint primary key references log_keys,
  at timestamptz(3) not null,
  why text not null check (why in ('replaced', 'revoked')),
  -- Leaves in the log by then: of a revoked key, what came later is not its.
  size bigint not null check (size >= 0)
);
create trigger log_key_ends_append_only before update or delete or truncate on log_key_ends
  for each statement execute function refuse_change();
comment on table log_key_ends is 'transparency/log: Until when a key signed, and why no longer.';

create table log_entries (
  nr bigint primary key check (nr >= 0),
  entry bytea not null check (octet_length(entry) <= 65535)
);
create trigger log_entries_append_only before update or delete or truncate on log_entries
  for each statement execute function refuse_change();
comment on table log_entries is 'transparency/log: What was logged, numbered from 0 without gaps.';

create table log_tiles (
  level smallint not null check (level >= 0),
  nr bigint not null check (nr >= 0),
  hashes bytea not null check (octet_length(hashes) % 32 = 0 and octet_length(hashes) between 32 and 8192),
  primary key (level, nr)
);
-- Hashes do not get smaller.
alter table log_tiles alter column hashes set storage external;
comment on table log_tiles is 'transparency/log: The hashes of entries, and of 256 hashes each, by 256.';

create function keep_log_tile() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (new.level, new.nr) is distinct from (old.level, old.nr)
     or substr(new.hashes, 1, octet_length(old.hashes)) <> old.hashes then
    raise exception 'hashes of the log are added and never changed' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
comment on function keep_log_tile() is 'transparency/log: Refuses changes of hashes that are there.';
create trigger log_tiles_keep before update on log_tiles for each row execute function keep_log_tile();
create trigger log_tiles_stay before delete or truncate on log_tiles for each statement execute function refuse_change();

create table log_checkpoints (
  size bigint primary key,
  root bytea not null check (octet_length(root) = 32),
  -- The signed note.
  note text not null,
  at timestamptz(3) not null
);
create trigger log_checkpoints_append_only before update or delete or truncate on log_checkpoints
  for each statement execute function refuse_change();
comment on table log_checkpoints is 'transparency/log: What the log said of itself, about once a minute.';

create table log_openings (
  nr bigint primary key references log_entries,
  kind text not null check (kind in ('terms', 'settlement')),
  trade_id uuid not null,
  -- With the statement it hashes to what the entry says.
  salt bytea not null check (octet_length(salt) = 32),
  -- As it is signed whenever it is asked for.
  statement text not null,
  unique (trade_id, kind)
);
create trigger log_openings_append_only before update or delete or truncate on log_openings
  for each statement execute function refuse_change();
comment on table log_openings is 'transparency/log: What an entry hides that is one client''s: a trade''s terms, or how it ended.';

create table log_minutes (
  instrument_id smallint not null references instruments,
  minute timestamptz(3) not null check (date_trunc('minute', minute) = minute),
  -- Null until it is known for good what was in it.
  nr bigint references log_entries,
  primary key (instrument_id, minute)
);
create unique index log_minutes_entry on log_minutes (nr) where nr is not null;
create index log_minutes_waiting on log_minutes (minute) where nr is null;
comment on table log_minutes is 'transparency/log: Minutes of prices that a trade begins or ends in, and where the log has them.';

create function keep_log_minute() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if (new.instrument_id, new.minute) is distinct from (old.instrument_id, old.minute) or old.nr is not null then
    raise exception 'a minute is logged once' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
comment on function keep_log_minute() is 'transparency/log: Refuses changes of a minute that is in the log.';
create trigger log_minutes_keep before update on log_minutes for each row execute function keep_log_minute();
create trigger log_minutes_stay before delete or truncate on log_minutes for each statement execute function refuse_change();

create table log_signals (
  signal_id uuid not null references signals (id),
  kind text not null check (kind in ('signal', 'signal_end')),
  nr bigint not null unique references log_entries,
  primary key (signal_id, kind)
);
create trigger log_signals_append_only before update or delete or truncate on log_signals
  for each statement execute function refuse_change();
comment on table log_signals is 'transparency/log: Where the log has signals, and how they ended.';

create table log_calibrations (
  -- Of the file, in hexadecimal.
  sha256 text primary key,
  nr bigint not null unique references log_entries
);
create trigger log_calibrations_append_only before update or delete or truncate on log_calibrations
  for each statement execute function refuse_change();
comment on table log_calibrations is 'transparency/log: Which recorded calibrations the log has.';

create table log_marks (
  source text primary key,
  through timestamptz(3) not null
);
comment on table log_marks is 'transparency/log: Up to when each source of entries was read.';
