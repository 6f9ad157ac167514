-- What the operator states on public pages: by whom, on which document, until when. Rows are only ever added; a statement
-- ends by its day, or by a row that withdraws it.

create table attestations (
  id uuid primary key,
  -- the id of a registered claim, e.g. 'founded'
  claim text not null,
  -- what is shown, e.g. '2018'
  value text not null check (char_length(value) between 1 and 200),
  -- who answers for it, as the public reads it
  attested_by text not null check (char_length(attested_by) between 1 and 200),
  -- the member of staff who entered it
  operator text not null,
  document text not null check (char_length(document) between 1 and 200),
  document_sha256 bytea not null check (octet_length(document_sha256) = 32),
  attested_at timestamptz(3) not null,
  -- the last day it is shown
  expires_on date not null,
  check (expires_on >= (attested_at at time zone 'UTC')::date)
);

create index attestations_claim on attestations (claim, attested_at);

create table attestation_withdrawals (
  attestation_id uuid primary key references attestations (id),
  operator text not null,
  reason text not null,
  withdrawn_at timestamptz(3) not null
);

create trigger attestations_append_only before update or delete or truncate on attestations
  for each statement execute function refuse_change();
create trigger attestation_withdrawals_append_only before update or delete or truncate on attestation_withdrawals
  for each statement execute function refuse_change();

-- What was settled lately, for the status page: rows come in the order of time, so this index is a few pages long.
create index outcomes_settled on outcomes using brin (settled_at);
