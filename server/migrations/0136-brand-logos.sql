-- Logos that staff uploaded: drawn anew, for screens and for documents. Which one is shown is a setting.
create table brand_logos (
  name text primary key check (name ~ '^[0-9a-f]{16}-[0-9]{1,3}x[0-9]{1,3}$'),
  screen bytea not null check (octet_length(screen) between 1 and 500000),
  paper bytea not null check (octet_length(paper) between 1 and 500000),
  operator text not null check (operator <> ''),
  uploaded_at timestamptz(3) not null
);
create trigger brand_logos_append_only before update or delete or truncate on brand_logos
  for each statement execute function refuse_change();
comment on table brand_logos is 'install/operators: Logos that staff uploaded, as PNG for screens and as JPEG for documents.';
