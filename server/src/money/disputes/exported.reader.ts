// What is held about a client here, for the copy of their own data: disputes of their card
// payments, with what their bank was told.

import { allAtOnce, type Section, usd } from '#server/platform/sections.reader.ts'

export const exported = {
  disputes: allAtOnce(`
      select row_number() over (order by d.opened_at, d.id) as place,
             json_build_object('deposit', d.deposit_id, 'id', d.dispute_id,
                               'usd', ${usd('d.amount')}, 'reason', d.reason,
                               'opened_at', d.opened_at, 'due_by', d.due_by,
                               'steps', (
               select json_agg(json_build_object('kind', s.kind, 'at', s.at,
                                                 'told_the_bank',
                                                 case when s.kind = 'answered' then s.text end)
                               order by s.nr)
                 from dispute_steps s
                where s.dispute_id = d.id and s.kind <> 'noted'))::text as line
        from disputes d where d.client_id = $1`),
} as const satisfies Record<string, Section>
