-- Price alerts: a client is told once when a stored price reaches a level.
create table price_alerts (
  id uuid primary key,
  client_id bigint not null references clients (id),
  instrument_id smallint not null references instruments (id),
  kind text not null check (kind in ('above', 'below', 'moved')),
  -- in points; reached from below, and from above
  upper_points bigint check (upper_points > 0),
  lower_points bigint check (lower_points > 0),
  set_points bigint not null check (set_points > 0),
  made_at timestamptz(3) not null,
  -- prices after this instant have not been looked at
  looked_to timestamptz(3) not null,
  reached_at timestamptz(3),
  reached_points bigint,
  check ((upper_points is not null) = (kind in ('above', 'moved'))),
  check ((lower_points is not null) = (kind in ('below', 'moved'))),
  check ((reached_at is null) = (reached_points is null))
);
create index price_alerts_client on price_alerts (client_id, made_at);
create index price_alerts_waiting on price_alerts (instrument_id) where reached_at is null;
comment on table price_alerts is 'trading/alerts: Levels at which clients asked to be told of a price, once each.';

create function erase_from_alerts(erased bigint) returns void language sql
begin atomic
  delete from price_alerts where client_id = erased;
end;
comment on function erase_from_alerts is 'trading/alerts: Removes the price alerts of an erased client.';
