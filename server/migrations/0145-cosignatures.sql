-- What witnesses signed of what the log said: stands below it from then on.

create table log_cosignatures (
  size bigint not null references log_checkpoints,
  -- Name, id and public key of the witness.
  vkey text not null,
  -- The line below the checkpoint.
  line text not null check (line like '— %' and line like E'%\n'),
  at timestamptz(3) not null,
  primary key (size, vkey)
);
create index log_cosignatures_newest on log_cosignatures (vkey, size);
create trigger log_cosignatures_append_only before update or delete or truncate on log_cosignatures
  for each statement execute function refuse_change();
comment on table log_cosignatures is 'transparency/log: Signatures of witnesses under what the log said of itself.';
