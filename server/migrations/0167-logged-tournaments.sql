-- Where the public log has the hash of what was stated of a tournament.
create view stated_tournaments as
  select tournament_id as id, at as ended_at, statement from tournament_ends where statement is not null;
comment on view stated_tournaments is 'promotion/tournaments: What was stated of tournaments that were held.';

create table log_tournaments (
  tournament_id uuid primary key references tournaments (id),
  nr bigint not null unique references log_entries (nr)
);
comment on table log_tournaments is 'transparency/log: Where the log has the result of which tournament.';
create trigger log_tournaments_append_only before update or delete or truncate on log_tournaments
  for each statement execute function refuse_change();
