// What is held about a client here, for the copy of their own data: what they were told in the
// app, and what they chose about it.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  notices: allAtOnce(`
      select id as place,
             json_build_object('at', at, 'kind', kind, 'details', details,
                               'read_at', read_at)::text as line
        from notices where client_id = $1`),
  notice_choices: allAtOnce(`
      select 1 as place,
             json_build_object('topics', topics, 'quiet_from', quiet_from, 'quiet_to', quiet_to,
                               'time_zone', time_zone, 'digest', digest,
                               'shows_details', shows_details,
                               'next_digest_at', next_digest_at)::text as line
        from notice_choices where client_id = $1`),
} as const satisfies Record<string, Section>
