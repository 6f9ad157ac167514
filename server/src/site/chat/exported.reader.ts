// What is held about a client here, for the copy of their own data: what was said in their
// conversations. Notes that staff wrote for each other beside it are in the list of omissions.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  conversations: allAtOnce(`
      select id as place,
             json_build_object('opened_at', opened_at, 'page', page, 'language', language,
                               'state', state, 'rating', rating)::text as line
        from conversations where client_id = $1`),
  conversation_lines: allAtOnce(`
      select 1000000 * e.conversation_id + e.seq as place,
             json_build_object('conversation_opened_at', c.opened_at, 'at', e.at, 'kind', e.kind,
                               'by', case when e.operator_id is null then 'you' else 'us' end,
                               'text', e.text)::text as line
        from conversations c join conversation_events e on e.conversation_id = c.id
       where c.client_id = $1 and e.kind in ('written', 'answered', 'resolved', 'reopened',
                                             'claimed', 'rated')`),
} as const satisfies Record<string, Section>
