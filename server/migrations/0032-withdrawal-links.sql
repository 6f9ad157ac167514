-- The link in the mail about a withdrawal, by which it is cancelled without signing in: whoever took a session cannot
-- read the mailbox as well. Of its token only the hash is kept. It is good for as long as the withdrawal can be
-- cancelled, so it needs no end of its own.

create table withdrawal_links (
  withdrawal_id uuid primary key references withdrawals (id),
  hash bytea not null unique check (octet_length(hash) = 32),
  -- when it was used to cancel
  used_at timestamptz(3)
);

-- Used once, and nothing else of it changes.
create function check_withdrawal_link() returns trigger language plpgsql as $$
begin
  if (new.withdrawal_id, new.hash) is distinct from (old.withdrawal_id, old.hash)
     or old.used_at is not null or new.used_at is null then
    raise exception 'the link of withdrawal % is used once, and not changed', old.withdrawal_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger withdrawal_links_keep before update on withdrawal_links
  for each row execute function check_withdrawal_link();
create trigger withdrawal_links_stay before delete or truncate on withdrawal_links
  for each statement execute function refuse_change();
