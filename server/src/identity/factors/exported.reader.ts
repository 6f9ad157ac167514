// What is held about a client here, for the copy of their own data: second factors, without
// their secrets.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  authenticator: allAtOnce(`
      select 1 as place, json_build_object('shown_at', started_at,
                                           'confirmed_at', confirmed_at)::text as line
        from authenticators where client_id = $1`),
  recovery_codes: allAtOnce(`
      select row_number() over (order by created_at, used_at) as place,
             json_build_object('made_at', created_at, 'used_at', used_at)::text as line
        from recovery_codes where client_id = $1`),
  passkeys: allAtOnce(`
      select row_number() over (order by created_at) as place,
             json_build_object('name', name, 'added_at', created_at, 'last_used_at', used_at,
                               'transports', transports)::text as line
        from passkeys where client_id = $1`),
} as const satisfies Record<string, Section>
