// In which forms it is told what becomes of a client's plan.

import { type Usd, usdToText } from '#kernel/money.ts'
import { act } from '../clients/told-act.ts'
import {
  planApprovedLetter,
  planCancelledLetter,
  planRejectedLetter,
  planRequestedLetter,
  planSetLetter,
} from './plan-letters.ts'

type Planned = { readonly plan: string }
type Requested = Planned & { readonly request: string }
type Decided = Requested & { readonly funding: Usd }
type Rejected = Decided & { readonly reason: string }

const planOf = ({ plan }: Planned) => ({ plan })

export const planActs = {
  set: act<Planned & { readonly funding: Usd }>({
    event: 'plan_set',
    details: ({ plan, funding }) => ({ plan, funding: usdToText(funding) }),
    notice: { kind: 'plan_set', details: planOf },
    letter: (client, { plan }) => planSetLetter(client, plan),
  }),
  requested: act<Requested & { readonly replaces: string | null }>({
    event: 'plan_requested',
    details: ({ plan, request, replaces }) => ({ plan, request, replaces }),
    notice: { kind: 'plan_requested', details: planOf },
    letter: (client, { plan }) => planRequestedLetter(client, plan),
  }),
  cancelled: act<Requested>({
    event: 'plan_cancelled',
    details: ({ plan, request }) => ({ plan, request }),
    notice: { kind: 'plan_cancelled', details: planOf },
    letter: (client, { plan }) => planCancelledLetter(client, plan),
  }),
  approved: act<Decided>({
    event: 'plan_approved',
    details: (facts) => ({ ...decidedOf(facts), reason: null }),
    notice: { kind: 'plan_approved', details: planOf },
    letter: (client, { plan }) => planApprovedLetter(client, plan),
  }),
  rejected: act<Rejected>({
    event: 'plan_rejected',
    details: (facts) => ({ ...decidedOf(facts), reason: facts.reason }),
    notice: { kind: 'plan_rejected', details: ({ plan, reason }) => ({ plan, reason }) },
    letter: planRejectedLetter,
  }),
}

function decidedOf({ plan, request, funding }: Decided) {
  return { plan, request, funding: usdToText(funding) }
}
