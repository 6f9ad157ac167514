-- What this database is for, for ever: play money of a sandbox must never meet real money.
create table install (
  one_row boolean primary key default true check (one_row),
  mode text not null check (mode in ('sandbox', 'live'))
);
