// What is held about a client here, for the copy of their data: their keys to exchanges, without
// what they sign with.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  exchange_keys: allAtOnce(`
      select row_number() over (order by id) as place,
             json_build_object('id', id, 'venue', venue, 'name', name, 'standing', standing,
                               'ending', ending, 'rights', rights, 'added_at', added_at,
                               'checked_at', checked_at, 'ended_at', ended_at)::text as line
        from exchange_keys where client_id = $1`),
} as const satisfies Record<string, Section>
