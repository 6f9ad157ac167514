// A member of staff decides on a request for a higher plan, once. Approving takes the funding that
// the plan asks for, as it is then.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import { type Usd, zeroUsd } from '#kernel/money.ts'
import { isRefusal, refuse } from '#kernel/refusal.ts'
import { admitStaffFor } from '#server/install/operators/admit-staff.ts'
import type { Staff } from '#server/install/operators/staff.ts'
import type { Tx } from '#server/platform/db.ts'
import { findClients } from '../clients/find-client.ts'
import type { PlanRequest } from '../clients/plan.ts'
import {
  endPlanRequest,
  findPlanRequest,
  holdClient,
  listPlanRequests,
  putPlan,
} from '../clients/plan-request.ts'
import { tell } from '../clients/tell-act.ts'
import { refuseAsking, refuseFunding, tradesGiven } from '../plans/plan.ts'
import { sumFunding, sumFundings } from './funding.store.ts'
import { planActs } from './plan-acts.ts'
import type { PlanDeps } from './set-plan.ts'

export type PlanVerdict =
  | { readonly state: 'approved'; readonly by: Staff; readonly reason: null }
  | { readonly state: 'rejected'; readonly by: Staff; readonly reason: string }

export function decidePlan(
  deps: PlanDeps,
  id: string,
  verdict: PlanVerdict,
): Promise<PlanRequest | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const found = await findPlanRequest(tx, id)
    if (!found) return refuse('not_found')
    const { clientId, plan } = found
    const client = await holdClient(tx, clientId)
    const staff = await admitStaffFor(tx, verdict.by, 'plan_request.decide', client)
    if (isRefusal(staff)) return staff
    // Read again, now that nobody else decides.
    const request = await findPlanRequest(tx, id)
    if (request?.state !== 'open') {
      return refuse('plan_request_decided', { state: request?.state ?? 'gone' })
    }
    const funding = await sumFunding(tx, clientId)
    const { state, reason } = verdict
    if (state === 'approved') {
      const { planTable } = deps.settings()
      const refusal = refuseAsking(client.plan, plan) ?? refuseFunding(planTable, plan, funding)
      if (refusal) return refusal
      await putPlan(tx, clientId, { plan, trades: tradesGiven(planTable, plan) })
    }
    const at = deps.clock.now()
    await endPlanRequest(tx, id, { state, at, by: staff.email, reason })
    const told = { clientId, actor: staff.actor, at }
    const facts = { plan, request: id, funding }
    await (reason === null
      ? tell(tx, { ...told, act: planActs.approved, facts }, deps)
      : tell(tx, { ...told, act: planActs.rejected, facts: { ...facts, reason } }, deps))
    return { ...request, state, reason, decidedAt: at, decidedBy: staff.email }
  })
}

export type WaitingPlan = PlanRequest & { readonly email: string; readonly funding: Usd }

/** For staff, the longest waiting first. */
export async function listPlansForStaff(
  tx: Tx,
  which: 'waiting' | 'all',
): Promise<readonly WaitingPlan[]> {
  const requests = await listPlanRequests(tx, which)
  const ids = requests.map(({ clientId }) => clientId)
  const clients = await findClients(tx, ids)
  const fundings = await sumFundings(tx, ids)
  return requests.map((request) => {
    const { email } = present(clients.get(request.clientId), 'clients are never deleted')
    return { ...request, email, funding: fundings.get(request.clientId) ?? zeroUsd }
  })
}
