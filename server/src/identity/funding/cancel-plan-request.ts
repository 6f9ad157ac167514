// A client takes a request for a higher plan back, while nobody has decided on it. Doing so again
// changes nothing; a frozen account may do it too.

import type { KnownRefusal } from '#contract/refusals.ts'
import { type ClientId, isUuid } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { tellClient } from '#server/record/notices/tell-client.ts'
import { endPlanRequest, findPlanRequest, holdClient } from '../clients/plan-request.ts'
import { writeToClient } from '../clients/write-to-client.ts'
import { planCancelledLetter } from './plan-letters.ts'
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
    await writeToClient(tx, clientId, (named) => planCancelledLetter(named, plan), deps)
    await tellClient(tx, { clientId, kind: 'plan_cancelled', details: { plan }, at })
    const details = { plan, request: id }
    await recordEvent(tx, { at, clientId, actor: 'client', kind: 'plan_cancelled', details })
    return 'cancelled' as const
  })
}
