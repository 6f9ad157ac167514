// What is held about a client here, for the copy of their data: webhooks, without what their
// messages are signed with, and what was sent to them.

import { allAtOnce, type Section } from '#server/platform/sections.reader.ts'

export const exported = {
  webhooks: allAtOnce(`
      select row_number() over (order by id) as place,
             json_build_object('id', id, 'url', url, 'kinds', kinds, 'made_at', made_at,
                               'paused_at', paused_at, 'failing_since', failing_since,
                               'former_until', former_until,
                               'ended_at', ended_at, 'ended_why', ended_why)::text as line
        from webhooks where client_id = $1`),
  webhook_messages: allAtOnce(`
      select row_number() over (order by id) as place,
             json_build_object('id', id, 'webhook_id', webhook_id, 'kind', kind,
                               'source', source, 'payload', payload, 'at', at,
                               'attempts', attempts, 'tried_at', tried_at, 'next_at', next_at,
                               'status', status, 'problem', problem,
                               'delivered_at', delivered_at)::text as line
        from webhook_messages where client_id = $1`),
} as const satisfies Record<string, Section>
