// What this feature asks the server, by which keys its answers are kept, and what makes them old.

import { queryOptions } from '@tanstack/react-query'
import { planRoutes } from '#contract/client/plan-requests.ts'
import type { PlanTier } from '#contract/public/plans.ts'
import { ask, call } from '../../lib/http/call.ts'

export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => ask(planRoutes.planStanding, { signal }),
  meta: { news: ['plan', 'deposits', 'withdrawals', 'balance', 'offer'] },
  staleTime: 0,
})

type Plan = PlanTier['id']

export const setPlan = (plan: Plan) => call(planRoutes.setPlan, { body: { trading_plan: plan } })

export type Raise = {
  readonly plan: Plan
  /** The request whose place it takes. */
  readonly replaces?: string | undefined
}

export const requestPlan = ({ plan, replaces }: Raise) =>
  call(planRoutes.requestPlan, {
    body: { trading_plan: plan, ...(replaces === undefined ? {} : { replaces }) },
  })

export const cancelPlanRequest = (id: string) =>
  call(planRoutes.cancelPlanRequest, { params: { id } })
