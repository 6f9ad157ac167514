-- The public site says what is held and where: what staff published, until it is over. Practice is a sandbox's own.
create view open_tournaments as
  select t.countries, t.ends_at from tournaments t
   where not t.is_practice and not exists (select from tournament_ends e where e.tournament_id = t.id);
comment on view open_tournaments is 'promotion/tournaments: Tournaments that are to come or run, for what the public site may claim.';
