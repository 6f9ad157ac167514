// A member of staff decides on a request for a higher plan, once. Approving takes the funding that
// the plan asks for, as it is then.

import type { KnownRefusal } from '#contract/refusals.ts'
import { present } from '#kernel/assert.ts'
import { emailKeyOf } from '#kernel/email.ts'
import { type Usd, usdToText, zeroUsd } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import { findOperator } from '#server/install/operators/find-operator.ts'
import type { Tx } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { tellClient } from '#server/record/notices/tell-client.ts'
import { findClients } from '../clients/find-client.ts'
import type { PlanRequest } from '../clients/plan.ts'
import {
  endPlanRequest,
  findPlanRequest,
  holdClient,
  listPlanRequests,
  putPlan,
} from '../clients/plan-request.ts'
import { writeToClient } from '../clients/write-to-client.ts'
import { refuseAsking, refuseFunding } from '../plans/plan.ts'
import { sumFunding, sumFundings } from './funding.store.ts'
import { planApprovedLetter, planRejectedLetter } from './plan-letters.ts'
import type { PlanDeps } from './set-plan.ts'

export type PlanVerdict =
  | { readonly state: 'approved'; readonly by: string; readonly reason: null }
  | { readonly state: 'rejected'; readonly by: string; readonly reason: string }

export function decidePlan(
  deps: PlanDeps,
  id: string,
  verdict: PlanVerdict,
): Promise<PlanRequest | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const found = await findPlanRequest(tx, id)
    if (!found) return refuse('not_found')
    const operator = await findOperator(tx, verdict.by)
    if (!operator) return refuse('operator_unknown', { email: verdict.by })
    const { clientId, plan } = found
    const client = await holdClient(tx, clientId)
    if (emailKeyOf(client.email) === emailKeyOf(operator.email)) return refuse('own_plan')
    // Read again, now that nobody else decides.
    const request = await findPlanRequest(tx, id)
    if (request?.state !== 'open') {
      return refuse('plan_request_decided', { state: request?.state ?? 'gone' })
    }
    const funding = await sumFunding(tx, clientId)
    const { state, reason } = verdict
    if (state === 'approved') {
      const refusal = refuseAsking(client.plan, plan) ?? refuseFunding(plan, funding)
      if (refusal) return refusal
      await putPlan(tx, clientId, plan)
    }
    const at = deps.clock.now()
    await endPlanRequest(tx, id, { state, at, by: operator.email, reason })
    await tell(deps, tx, request, verdict)
    await recordEvent(tx, {
      at,
      clientId,
      actor: `staff:${operator.email}`,
      kind: `plan_${state}`,
      details: { plan, request: id, funding: usdToText(funding), reason },
    })
    return { ...request, state, reason, decidedAt: at, decidedBy: operator.email }
  })
}

async function tell(
  deps: PlanDeps,
  tx: Tx,
  { clientId, plan }: PlanRequest,
  { state, reason }: PlanVerdict,
): Promise<void> {
  await writeToClient(
    tx,
    clientId,
    (client) =>
      state === 'approved'
        ? planApprovedLetter(client, plan)
        : planRejectedLetter(client, { plan, reason }),
    deps,
  )
  const details = reason === null ? { plan } : { plan, reason }
  await tellClient(tx, { clientId, kind: `plan_${state}`, details, at: deps.clock.now() })
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
