// What is held about a client here, for the copy of their own data: what they were told in the app.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  notices: allAtOnce(`
      select id as place,
             json_build_object('at', at, 'kind', kind, 'details', details,
                               'read_at', read_at)::text as line
        from notices where client_id = $1`),
} as const satisfies Record<string, Section>
