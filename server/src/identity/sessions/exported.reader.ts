// What is held about a client here, for the copy of their own data: sessions and devices.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  sessions: allAtOnce(`
      select row_number() over (order by created_at) as place,
             json_build_object('created_at', created_at, 'last_renewed_at', rotated_at,
                               'browser', user_agent, 'time_zone', time_zone,
                               'remembered', remembered,
                               'expires_at', expires_at,
                               'ended_at', ended_at, 'ended_because', ended_because)::text as line
        from sessions where client_id = $1`),
  known_devices: allAtOnce(`
      select row_number() over (order by used_at) as place,
             json_build_object('browser', device, 'known_since', created_at,
                               'last_used_at', used_at)::text as line
        from known_devices where client_id = $1`),
} as const satisfies Record<string, Section>
