-- An install of several cells: which of them this database is for, and at home, where each address leads.

alter table install add column cell smallint not null default 1 check (cell between 1 and 63);
comment on table install is 'install/operators: What this database is for, for ever: a sandbox''s play money never meets real money, nor one cell''s clients another''s.';

create table cell_addresses (
  email_mark bytea primary key check (length(email_mark) = 32),
  cell smallint not null check (cell between 1 and 63),
  since timestamptz(3) not null,
  seal bytea not null check (length(seal) = 32)
);
comment on table cell_addresses is 'identity/cells: Where an e-mail address leads, kept by the first cell of several: the mark is made of the address under the install''s key, and the seal of both.';
