-- Sessions and links are forgotten a month after they ended, which is often long before they would have expired.
drop index sessions_expiry;
create index sessions_over on sessions (least(ended_at, expires_at));
drop index links_expiry;
create index links_over on links (least(used_at, replaced_at, expires_at));

-- So is the hash of a link by which a withdrawal could be cancelled. That a link was used is what happened, and stays.
alter table withdrawal_links alter column hash drop not null;
create index withdrawal_links_kept on withdrawal_links (withdrawal_id) where hash is not null;

-- Used once; forgotten once nothing can be cancelled any more; and nothing else of it changes.
create or replace function check_withdrawal_link() returns trigger language plpgsql as $$
begin
  if new.hash is null and old.hash is not null
     and (new.withdrawal_id, new.used_at) is not distinct from (old.withdrawal_id, old.used_at)
     and exists (select from withdrawal_steps s where s.withdrawal_id = old.withdrawal_id
                    and s.state in ('paid', 'rejected', 'cancelled')) then
    return new;
  end if;
  if (new.withdrawal_id, new.hash) is distinct from (old.withdrawal_id, old.hash)
     or old.used_at is not null or new.used_at is null then
    raise exception 'the link of withdrawal % is used once, and not changed', old.withdrawal_id
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
