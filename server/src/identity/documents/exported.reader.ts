// What is held about a client here, for the copy of their own data: documents and the day they
// are due.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  identity_deadline: allAtOnce(`
      select 1 as place,
             json_build_object('asked_at', asked_at, 'due_on', due_on, 'extended_at', extended_at,
                               'reminded_at', reminded_at)::text as line
        from identity_deadlines where client_id = $1`),
  documents: allAtOnce(`
      select row_number() over (order by sent_at, id) as place,
             json_build_object('id', id, 'purpose', purpose, 'method', method, 'status', status,
                               'reason', reason, 'sent_at', sent_at, 'decided_at', decided_at,
                               'changes_to', case when a.document_id is not null then
               json_strip_nulls(json_build_object(
                 'firstname', a.firstname, 'lastname', a.lastname, 'country', a.country,
                 'date_of_birth', a.date_of_birth, 'phone', a.phone)) end,
                               'calls', (
               select json_agg(json_build_object('at', l.at, 'was_right', l.was_right)
                               order by l.nr)
                 from identity_calls l where l.document_id = id))::text as line
        from documents left join identity_changes a on a.document_id = id
       where client_id = $1`),
} as const satisfies Record<string, Section>
