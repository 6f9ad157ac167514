// What is held about a client here, for the copy of their own data: their own limits.

import { allAtOnce, type Section, usd } from '#server/platform/sections.reader.ts'

export const exported = {
  limits: allAtOnce(`
      select row_number() over (order by kind, period) as place,
             json_build_object('kind', kind, 'period', period, 'amount_usd', ${usd('amount')},
                               'changes_to_usd', ${usd('raise_to')}, 'changes_at', raise_at,
                               'changed_at', changed_at)::text as line
        from own_limits where client_id = $1`),
} as const satisfies Record<string, Section>
