// What is held about a client here, for the copy of their own data: when staff paused their
// automated trades, and why.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  automation_pauses: allAtOnce(`
      select id as place,
             json_build_object('id', id, 'reason', reason, 'stopped_at', stopped_at,
               'resumed_at', resumed_at, 'resume_reason', resume_reason)::text as line
        from automation_stops where client_id = $1`),
} as const satisfies Record<string, Section>
