-- What clients are owed, once a day, as a tree of which the log has root and total.

create table liability_trees (
  id bigint generated always as identity primary key,
  currency text not null,
  -- The UTC day whose balances these are, as of `at`.
  day date not null,
  at timestamptz(3) not null,
  total bigint not null check (total >= 0),
  root bytea not null check (octet_length(root) = 32),
  -- Clients who are owed anything; the tree has more leaves.
  clients integer not null check (clients >= 0),
  nr bigint not null unique references log_entries,
  unique (currency, day)
);
create trigger liability_trees_append_only before update or delete or truncate on liability_trees
  for each statement execute function refuse_change();
comment on table liability_trees is 'transparency/liabilities: What all clients were owed each day, and the root of the tree of it.';

create table liability_leaves (
  tree_id bigint not null references liability_trees,
  client_id bigint not null references clients (id),
  place integer not null check (place >= 0),
  amount bigint not null check (amount > 0),
  salt bytea not null check (octet_length(salt) = 32),
  primary key (client_id, tree_id)
);
create index liability_leaves_tree on liability_leaves (tree_id);
comment on table liability_leaves is 'transparency/liabilities: Where in a tree each client is, for a month.';

create table liability_nodes (
  tree_id bigint not null references liability_trees,
  level smallint not null check (level >= 0),
  -- Which 256 of a level.
  nr integer not null check (nr >= 0),
  -- Of each node its hash and its sum, 40 bytes.
  nodes bytea not null check (octet_length(nodes) % 40 = 0 and octet_length(nodes) between 40 and 10240),
  primary key (tree_id, level, nr)
);
alter table liability_nodes alter column nodes set storage external;
comment on table liability_nodes is 'transparency/liabilities: The nodes of a tree by level, for a month.';
