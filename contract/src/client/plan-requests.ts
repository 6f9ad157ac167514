// Choosing a plan and asking for a higher one. Nothing is charged: a plan asks for funding, which
// stays the client's.

import * as z from 'zod/mini'
import { PlanView } from '../public/plan-table.ts'
import { planTiers } from '../public/plans.ts'
import { UserView } from '../public/user.ts'
import { Instant, required, Success, Text, text } from '../shared/wire.ts'

export const planIds = planTiers.map(({ id }) => id)

const trading_plan = z.enum(planIds, {
  error: required('not_listed'),
})
const PlanChoice = z.strictObject({ trading_plan })

const PlanRequest = z.strictObject({
  trading_plan,
  /** The id of the open request whose place this one takes; without it: `plan_request_open`. */
  replaces: z.optional(text(36)),
})

export const PlanRequestView = z.object({ id: Text, plan: Text, asked_at: Instant })
export type PlanRequestView = z.infer<typeof PlanRequestView>

export const PlanStandingView = z.object({
  trading_plan: Text,
  plan_request: z.nullable(PlanRequestView),
  /** Settled deposits less withdrawals, in dollars; play money is none of it. */
  funding: z.number(),
  /** What their plan allowed when they got it, which stays theirs; null without a plan. */
  trades_per_day: z.nullable(z.int()),
  /** As they are now, for whoever chooses one or asks for a higher one. */
  plans: z.array(PlanView),
})
export type PlanStandingView = z.infer<typeof PlanStandingView>

export const planRoutes = {
  planStanding: {
    method: 'GET',
    path: '/users/plan',
    audience: 'client',
    summary: 'The plan of this client, what they asked for, and their funding.',
    reply: Success(PlanStandingView),
  },
  setPlan: {
    method: 'POST',
    path: '/users/set-plan',
    audience: 'client',
    summary: 'Choose the first plan, once its funding is there. Nothing is charged.',
    body: PlanChoice,
    reply: Success(UserView),
  },
  requestPlan: {
    method: 'POST',
    path: '/users/request-plan-update',
    audience: 'client',
    summary:
      'Ask for a higher plan, which staff decide on. While another one is asked for, `replaces` ' +
      'has to name that request: this one takes its place.',
    body: PlanRequest,
    reply: Success(PlanRequestView),
  },
  cancelPlanRequest: {
    method: 'POST',
    path: '/users/plan-request/:id/cancellation',
    audience: 'client',
    summary: 'Take a request for a higher plan back, while nobody has decided on it.',
    reply: Success(PlanStandingView),
  },
} as const
