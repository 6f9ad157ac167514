// What is held about a client here, for the copy of their own data: messages that they wrote while
// signed in or from their confirmed address, and what they were answered.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  messages: allAtOnce(`
      select id as place,
             json_build_object('received_at', received_at, 'name', name, 'email', email,
                               'signed_in', is_signed_in, 'message', message)::text as line
        from client_messages where client_id = $1`),
  answers: allAtOnce(`
      select s.id as place,
             json_build_object('message_received_at', m.received_at, 'answered_at', s.at,
                               'answer', s.text)::text as line
        from client_messages m join message_steps s on s.message_id = m.id and s.kind = 'answered'
       where m.client_id = $1`),
} as const satisfies Record<string, Section>
