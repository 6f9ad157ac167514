// What is held about a client here, for the copy of their own data: the legal texts they accepted.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  acceptances: allAtOnce(`
      select row_number() over (order by accepted_at, text, version) as place,
             json_build_object('text', text, 'version', version,
                               'accepted_at', accepted_at)::text as line
        from acceptances where client_id = $1`),
} as const satisfies Record<string, Section>
