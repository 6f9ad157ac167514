// The calls by which staff look at requests for a higher plan and decide on them.

import type { PlanRequestRow, StaffPlanRequest } from '#contract/staff/plan-requests.ts'
import { officeRoutes as routes } from '#contract/staff/routes.ts'
import { isUuid } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { OfficeRouter } from '#server/install/compose-install.ts'
import type { StaffAtDesk } from '#server/install/desks/identify-staff.ts'
import { barFor } from '#server/install/operators/bar.ts'
import { numberOf, spanOf } from '#server/platform/keyset.ts'
import { success } from '#server/platform/reply.ts'
import { lensFor } from '../reveals/read-personal-data.ts'
import type { Lens } from '../reveals/reveal.ts'
import { decidePlan, type PlanVerdict } from './decide-plan.ts'
import {
  findPlanForStaff,
  type PlanEvidence,
  pagePlans,
  planPages,
  type SeenPlan,
} from './list-plans.ts'
import type { PlanDeps } from './set-plan.ts'

type Params = Readonly<Record<string, string>>

export function registerStaffPlans(office: OfficeRouter, deps: PlanDeps): void {
  const { db, clock } = deps

  async function found(id: string, at: StaffAtDesk) {
    const { member } = at.session
    const request = await findPlanForStaff(db, id, deps.settings().planTable)
    if (!request) return refuse('not_found')
    return success(
      'The request.',
      viewOf(request, { member, now: clock.now(), show: await lensFor(deps, at) }),
    )
  }

  async function decided({ id = '' }: Params, at: StaffAtDesk, verdict: PlanVerdict) {
    if (!isUuid(id)) return refuse('not_found')
    const outcome = await decidePlan(deps, id, verdict)
    return isRefusal(outcome) ? outcome : found(id, at)
  }

  office.on(routes.officePlanRequests, async ({ query, staff }) => {
    const show = await lensFor(deps, staff)
    const { cursor, limit, state, sort, plan = null, member = null } = query
    const after = planPages.from(cursor, sort)
    if (after === undefined) return refuse('malformed')
    const clientId = numberOf(query.client)
    const asked = { state, sort, plan, clientId, member, days: spanOf(query), after, limit }
    const { page, next: next_cursor } = await pagePlans(db, asked)
    return {
      ...success(
        'Requests for a plan.',
        page.map((one) => rowOf(one, show)),
      ),
      next_cursor,
    }
  })

  office.on(routes.officePlanRequest, async ({ params: { id = '' }, staff }) =>
    isUuid(id) ? found(id, staff) : refuse('not_found'),
  )

  office.on(routes.officePlanApproval, ({ params, staff }) =>
    decided(params, staff, { state: 'approved', by: staff.staff, reason: null }),
  )

  office.on(routes.officePlanRejection, ({ params, staff, body: { reason } }) =>
    decided(params, staff, { state: 'rejected', by: staff.staff, reason }),
  )
}

function rowOf(
  { id, clientId, email, plan, state, askedAt, ...end }: SeenPlan,
  show: Lens,
): PlanRequestRow {
  return {
    id,
    client: { id: String(clientId), email: show({ id: clientId, email }, 'email', email) },
    plan,
    state,
    asked_at: iso(askedAt),
    decided_at: end.decidedAt === null ? null : iso(end.decidedAt),
    decided_by: end.decidedBy,
  }
}

type Seeing = {
  readonly member: StaffAtDesk['session']['member']
  readonly now: Millis
  readonly show: Lens
}

function viewOf(request: PlanEvidence, { member, now, show }: Seeing): StaffPlanRequest {
  const { client, funding, needed, missing, earlier, email } = request
  const decidable = {
    action: 'plan_request.decide',
    client: { email },
    makers: [],
    givenBy: [],
    notBefore: null,
  } as const
  return {
    ...rowOf(request, show),
    reason: request.reason,
    evidence: {
      current_plan: client.plan,
      standing: client.state,
      is_identified: client.isIdentified,
      funding: usdToText(funding),
      needed: usdToText(needed),
      missing: missing === null ? null : usdToText(missing),
    },
    earlier: earlier.map(({ id, plan, state, askedAt, reason }) => ({
      id,
      plan,
      state,
      asked_at: iso(askedAt),
      reason,
    })),
    bar: barFor(decidable, member, now),
  }
}
