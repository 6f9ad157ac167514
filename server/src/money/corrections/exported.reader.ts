// What is held about a client here, for the copy of their own data: corrections that were
// confirmed.

import { allAtOnce, type Section, usd } from '#server/platform/sections.reader.ts'

export const exported = {
  corrections: allAtOnce(`
      select row_number() over (order by c.id) as place,
             json_build_object('id', c.id, 'kind', c.kind, 'deposit', c.deposit_id,
                               'withdrawal', c.withdrawal_id, 'amount_usd', ${usd('c.amount')},
                               'recovered_usd', ${usd('c.recovered')},
                               'proposed_at', c.proposed_at,
                               'reason', c.reason, 'evidence', c.evidence,
                               'confirmed_at', d.decided_at)::text as line
        from corrections c join correction_decisions d on d.correction_id = c.id
       where c.client_id = $1 and d.outcome = 'confirmed'`),
} as const satisfies Record<string, Section>
