// What is held about a client here, for the copy of their own data: messages from their
// confirmed address, and what they were answered.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  messages: allAtOnce(`
      select m.id as place,
             json_build_object('received_at', m.received_at, 'name', m.name, 'email', m.email,
                               'message', m.message)::text as line
        from contact_messages m
        join client_names c on lower(normalize(trim(m.email), nfc)) = c.email_key
       where c.id = $1 and c.email_confirmed_at is not null`),
  answers: allAtOnce(`
      select s.id as place,
             json_build_object('message_received_at', m.received_at, 'answered_at', s.at,
                               'answer', s.text)::text as line
        from message_steps s
        join contact_messages m on m.id = s.message_id
        join client_names c on lower(normalize(trim(m.email), nfc)) = c.email_key
       where c.id = $1 and c.email_confirmed_at is not null and s.kind = 'answered'`),
} as const satisfies Record<string, Section>
