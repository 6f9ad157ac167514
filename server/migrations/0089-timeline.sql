-- Staff read what happened to a client as one list, the newest first.
create index events_client_at on events (client_id, at, id) where client_id is not null;
create view client_events as select id, client_id, at, actor, kind, details from events where client_id is not null;
comment on view client_events is 'record/events: What happened to each client, in its order.';

alter table personal_reveals add column nr bigint generated always as identity;
drop index personal_reveals_client;
create index personal_reveals_client on personal_reveals (client_id, at, nr);
create view client_reveals as
  select r.nr, r.client_id, r.at, 'staff:' || o.email as actor, r.field, r.reason
    from personal_reveals r join operators o on o.id = r.operator_id;
comment on view client_reveals is 'identity/reveals: Who of staff was shown what of a client, and why.';
