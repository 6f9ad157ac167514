// What is held about a client here, for the copy of their own data: the events about them.

import type { Section } from '#server/platform/sections.reader.ts'

export const exported = {
  events: {
    start: '0',
    // Who of the staff it was is theirs, not the client's.
    sql: `
      select id::text as place,
             json_build_object('nr', id, 'at', at, 'by', split_part(actor, ':', 1), 'kind', kind,
                               'details', (details::jsonb - array['staff_by', 'staff_session',
                                                         'staff_proof', 'staff_address']))::text
               as line
        from events where client_id = $1 and id > $2::bigint order by id limit $3`,
  },
} as const satisfies Record<string, Section>
