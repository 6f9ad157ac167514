// What is held about a client here, for the copy of their own data: the browsers that push messages
// go to. Where exactly is sealed, and good for nobody but the install.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  push_devices: allAtOnce(`
      select extract(epoch from made_at)::bigint as place,
             json_build_object('name', name, 'language', language, 'made_at', made_at,
                               'last_sent_at', last_sent_at)::text as line
        from push_devices where client_id = $1`),
} as const satisfies Record<string, Section>
