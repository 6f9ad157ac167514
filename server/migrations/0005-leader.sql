-- Where the one process that leads this install can be reached by those that stand by.
create table leader (
  one_row boolean primary key default true check (one_row),
  url text not null
);
