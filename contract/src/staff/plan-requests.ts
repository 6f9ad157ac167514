// Requests for a higher plan as staff see them and decide on them, and the plans there are.

import * as z from 'zod/mini'
import { email } from '../shared/email.ts'
import { Instant, Page, pageQuery, prose, Success, Text, text, Written } from '../shared/wire.ts'
import { bars } from './bars.ts'
import { bothWays, daysQuery } from './lists.ts'
import { Personal } from './personal-data.ts'
import { clientNumber } from './withdrawals.ts'

export const planRequestStates = ['open', 'approved', 'rejected', 'replaced', 'cancelled'] as const

const Row = z.object({
  id: Text,
  client: z.object({ id: Text, email: Personal }),
  plan: Text,
  state: z.enum(planRequestStates),
  asked_at: Instant,
  decided_at: z.nullable(Instant),
  decided_by: z.nullable(Text),
})
export const PlanRequestRow = Row
export type PlanRequestRow = z.infer<typeof Row>

export const StaffPlanRequest = z.object({
  ...Row.shape,
  reason: z.nullable(Written),
  /** Amounts are dollars as plain text. */
  evidence: z.object({
    current_plan: Text,
    standing: Text,
    is_identified: z.boolean(),
    /** Settled deposits less withdrawals, as they are now. */
    funding: Text,
    needed: Text,
    /** Null: the funding is there. */
    missing: z.nullable(Text),
  }),
  /** What they asked for before. */
  earlier: z.array(
    z.object({
      id: Text,
      plan: Text,
      state: z.enum(planRequestStates),
      asked_at: Instant,
      reason: z.nullable(Written),
    }),
  ),
  /** Null: the member who asks may decide it. */
  bar: z.nullable(z.enum(bars)),
})
export type StaffPlanRequest = z.infer<typeof StaffPlanRequest>

/** `decided_at` of what is open is when it was asked for. */
export const planRequestSorts = bothWays('asked_at', 'decided_at')
export type PlanRequestSort = (typeof planRequestSorts)[number]

export const staffPlanRoutes = {
  officePlanRequests: {
    method: 'GET',
    path: '/office/plan-requests',
    audience: 'staff',
    action: 'plan_request.read',
    summary: 'Requests for a higher plan in one state, by when they were asked or decided.',
    query: z.strictObject({
      ...pageQuery,
      state: z._default(z.enum(planRequestStates), 'open'),
      sort: z._default(z.enum(planRequestSorts, { error: 'not_listed' }), 'asked_at'),
      plan: z.optional(text(40)),
      client: z.optional(clientNumber),
      /** Who decided, by their address. */
      member: z.optional(email),
      /** In which they were asked for. */
      ...daysQuery,
    }),
    reply: Page(Row),
  },
  officePlanRequest: {
    method: 'GET',
    path: '/office/plan-requests/:id',
    audience: 'staff',
    action: 'plan_request.read',
    summary: 'One request, with the funding of the client as it is now.',
    reply: Success(StaffPlanRequest),
  },
  officePlanApproval: {
    method: 'POST',
    path: '/office/plan-requests/:id/approval',
    audience: 'staff',
    action: 'plan_request.decide',
    summary: 'Gives the client the plan, if its funding is there.',
    reply: Success(StaffPlanRequest),
  },
  officePlanRejection: {
    method: 'POST',
    path: '/office/plan-requests/:id/rejection',
    audience: 'staff',
    action: 'plan_request.decide',
    summary: 'Says no, with a reason that the client reads.',
    body: z.strictObject({ reason: prose(500) }),
    reply: Success(StaffPlanRequest),
  },
} as const
