// Choosing a plan and asking for a higher one. Nothing is charged: a plan asks for funding, which
// stays the client's.

import * as z from 'zod/mini'
import { UserView } from './accounts.ts'
import { planTiers } from './plans.ts'
import { Instant, required, Success } from './wire.ts'

export const planIds = planTiers.map(({ id }) => id)

const PlanChoice = z.strictObject({
  trading_plan: z.enum(planIds, { error: required(`must be one of ${planIds.join(', ')}`) }),
})

export const PlanRequestView = z.object({ id: z.string(), plan: z.string(), asked_at: Instant })
export type PlanRequestView = z.infer<typeof PlanRequestView>

export const PlanStandingView = z.object({
  trading_plan: z.string(),
  plan_request: z.nullable(PlanRequestView),
  /** Settled deposits less withdrawals, in dollars; play money is none of it. */
  funding: z.number(),
})
export type PlanStandingView = z.infer<typeof PlanStandingView>

export const planRoutes = {
  planStanding: {
    method: 'GET',
    path: '/users/plan',
    signedIn: true,
    summary: 'The plan of this client, what they asked for, and their funding.',
    reply: Success(PlanStandingView),
  },
  setPlan: {
    method: 'POST',
    path: '/users/set-plan',
    signedIn: true,
    summary: 'Choose the first plan, once its funding is there. Nothing is charged.',
    body: PlanChoice,
    reply: Success(UserView),
  },
  requestPlan: {
    method: 'POST',
    path: '/users/request-plan-update',
    signedIn: true,
    summary:
      'Ask for a higher plan, which staff decide on. Asking for another one takes the place of ' +
      'what was asked for before.',
    body: PlanChoice,
    reply: Success(PlanRequestView),
  },
} as const
