// A client takes a request for a higher plan back, while nobody has decided on it. Doing so again
// changes nothing; a frozen account may do it too.

import type { KnownRefusal } from '#contract/refusals.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { endPlanRequest, findPlanRequest, holdClient } from '../clients/plan-request.ts'
import { tell } from '../clients/tell-act.ts'
import { planActs } from './plan-acts.ts'
import type { PlanDeps } from './set-plan.ts'

export function cancelPlanRequest(
  deps: PlanDeps,
  clientId: ClientId,
  id: string,
): Promise<'cancelled' | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    await holdClient(tx, clientId)
    const request = isUuid(id) ? await findPlanRequest(tx, id) : undefined
    if (request?.clientId !== clientId) return refuse('not_found')
    const { plan, state } = request
    if (state === 'cancelled') return state
    if (state !== 'open') return refuse('plan_request_decided', { state })
    const at = deps.clock.now()
    await endPlanRequest(tx, id, { state: 'cancelled', at, by: null, reason: null })
    const told = { clientId, actor: 'client', at, facts: { plan, request: id } } as const
    await tell(tx, { act: planActs.cancelled, ...told }, deps)
    return 'cancelled' as const
  })
}
