-- A message of the contact form is tied to the client who was signed in when it was written, or whose confirmed address
-- it names; what staff wrote, marked and found on lists is told beside it on the client's timeline.
alter table contact_messages add column client_id bigint references clients (id);
create index contact_messages_client on contact_messages (client_id, id);
create index contact_messages_email on contact_messages (lower(normalize(trim(email), nfc)));

create view client_messages as
  select client_id, id, received_at, name, email, message, true as is_signed_in
    from contact_messages where client_id is not null
  union all
  select c.id, m.id, m.received_at, m.name, m.email, m.message, false
    from client_names c
    join contact_messages m on lower(normalize(trim(m.email), nfc)) = c.email_key and m.client_id is null
   where c.email_confirmed_at is not null;
comment on view client_messages is
  'site/contact: Messages of clients: written while signed in, or from the address that they have confirmed.';

create view told_messages as
  select client_id, 2 * id as nr, received_at as at, 'message_sent' as kind, 'client' as actor,
         left(message, 200) as about, id::text as record
    from client_messages
  union all
  select m.client_id, 2 * s.id + 1, s.at, 'message_' || s.kind, 'staff:' || o.email, left(s.text, 200), m.id::text
    from client_messages m join message_steps s on s.message_id = m.id and s.kind <> 'assigned'
    join members o on o.id = s.operator_id;
comment on view told_messages is 'site/contact: Messages of clients and what was done about them, for their timeline.';

-- Of what has no number of its own: one that tells it from what happened to the client at the same instant.
create function told_nr(id text) returns bigint language sql immutable
  return abs(hashtextextended(id, 0) % 1000000000000000000);
comment on function told_nr(text) is 'platform: A number for what is known by an id, to page by.';

create view told_notes as
  select n.client_id, told_nr(n.note_id::text || n.version) as nr, n.at, 'client_note_written' as kind,
         'staff:' || o.email as actor, null as about, null as record
    from client_notes n join members o on o.id = n.operator_id;
comment on view told_notes is 'oversight/notes: That notes were written, for a client''s timeline; not what they say.';

create view told_tags as
  select p.client_id, 2 * p.id as nr, p.put_at as at, 'client_tag_put' as kind, 'staff:' || o.email as actor,
         t.name as about, null as record
    from client_tags p join tags t on t.id = p.tag_id join members o on o.id = p.put_by
  union all
  select p.client_id, 2 * p.id + 1, p.taken_at, 'client_tag_taken', 'staff:' || o.email, t.name, null
    from client_tags p join tags t on t.id = p.tag_id join members o on o.id = p.taken_by;
comment on view told_tags is 'oversight/tags: Which tag was put on a client and taken off again, for their timeline.';

create index screening_hits_client on screening_hits (client_id, found_at);
create view told_hits as
  select client_id, told_nr(id::text || 'found') as nr, found_at as at, 'screening_hit_found' as kind,
         'system' as actor, kind as about, id::text as record
    from screening_hits
  union all
  select client_id, told_nr(id::text || 'decided'), decided_at, 'screening_hit_decided', 'staff:' || decided_by, reason,
         id::text
    from screening_hits where decided_at is not null;
comment on view told_hits is 'identity/screening: Names like one on a list and what was decided, for a client''s timeline.';
