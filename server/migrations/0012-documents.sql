-- Identity documents: what clients sent, and what staff decided. The pictures are files, sealed, each with a key of its
-- own, in the install's data folder.

create type document_method as enum ('drivers_license', 'international_passport', 'national_id', 'others');
create type document_status as enum ('pending', 'approved', 'rejected');

create table documents (
  id uuid primary key,
  client_id bigint not null references clients (id),
  method document_method not null,
  status document_status not null default 'pending',
  -- why it was rejected, in words the client reads
  reason text,
  -- random; below the install's documents folder
  file_name text not null unique,
  media_type text not null,
  -- the file's own key, sealed with the install's
  sealed_key bytea not null,
  -- SHA-256 of the picture as it was encoded anew: the same document gives the same hash
  picture_hash bytea not null,
  sent_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by text,
  check ((status = 'pending') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check ((status = 'rejected') = (reason is not null))
);

-- A client has at most one document that waits or was approved: of two sent at once, one is taken.
create unique index documents_standing on documents (client_id) where status <> 'rejected';
create index documents_client on documents (client_id, sent_at);
create index documents_picture on documents (picture_hash);
create index documents_waiting on documents (sent_at) where status = 'pending';

-- Registrations whose document was sent: that step is taken once. Only the session's hash is kept.
create table registration_documents (
  session_hash bytea primary key,
  sent_at timestamptz(3) not null
);

-- What staff should look at. One row for each pair of documents of two clients that are the same.
create table compliance_flags (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('same_document')),
  client_id bigint not null references clients (id),
  document_id uuid not null references documents (id),
  other_client_id bigint not null references clients (id),
  other_document_id uuid not null references documents (id),
  found_at timestamptz(3) not null,
  unique (document_id, other_document_id),
  check (client_id <> other_client_id)
);
