-- Where a client lives, on the client's own row, which every batch of orders reads anyway: a live install takes live
-- trades and deposits from the countries of its list only. It is written by the profile alone.
alter table clients add column country text;

update clients c set country = p.country from profiles p where p.client_id = c.id;

create function note_country() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update clients set country = null where id = old.client_id;
  else
    update clients set country = new.country where id = new.client_id and country is distinct from new.country;
  end if;
  return null;
end $$;
create trigger profiles_note_country after insert or update of country or delete on profiles
  for each row execute function note_country();
