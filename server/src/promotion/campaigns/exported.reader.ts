// What is held about a client here, for the copy of their own data: what campaigns granted them,
// and how each grant began and ended.

import { allAtOnce, type Section, usd } from '#server/platform/sections.reader.ts'

export const exported = {
  promotions: allAtOnce(`
      select row_number() over (order by g.id) as place,
             json_build_object(
               'id', g.id, 'campaign', c.name, 'kind', c.kind, 'cause', g.cause, 'code', g.code,
               'reserved_usd', ${usd('g.reserved')}, 'granted_at', g.granted_at,
               'ends_at', g.ends_at, 'started_at', s.started_at, 'deposit', s.deposit_id,
               'amount_usd', ${usd('s.amount')}, 'target_usd', ${usd('s.target')},
               'posting', s.posting, 'counted_usd', ${usd('p.counted')}, 'outcome', e.outcome,
               'paid_usd', ${usd('e.paid')}, 'ended_at', e.at)::text as line
        from campaign_grants g join campaigns c on c.id = g.campaign_id
        left join grant_starts s on s.grant_id = g.id
        left join grant_progress p on p.grant_id = g.id
        left join grant_ends e on e.grant_id = g.id
       where g.client_id = $1`),
} as const satisfies Record<string, Section>
