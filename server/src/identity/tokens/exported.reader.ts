// What is held about a client here, for the copy of their own data: personal tokens, never what
// they are.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  api_tokens: allAtOnce(`
      select row_number() over (order by id) as place,
             json_build_object('id', id, 'name', name, 'scopes', scopes, 'addresses', addresses,
                               'created_at', created_at, 'expires_at', expires_at,
                               'last_used_at', last_used_at, 'revoked_at', revoked_at)::text as line
        from api_tokens where client_id = $1`),
} as const satisfies Record<string, Section>
