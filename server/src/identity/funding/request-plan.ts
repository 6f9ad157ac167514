// A client asks for a higher plan. Staff decide; the funding is looked at then.

import { planNameOf } from '#contract/public/plans.ts'
import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import { newUuid } from '#server/platform/crypto.ts'
import type { PlanRequest } from '../clients/plan.ts'
import {
  endPlanRequest,
  holdClient,
  openPlanRequest,
  openPlanRequestOf,
} from '../clients/plan-request.ts'
import { tell } from '../clients/tell-act.ts'
import { refuseAsking } from '../plans/plan.ts'
import { planActs } from './plan-acts.ts'
import { type PlanDeps, refuseState } from './set-plan.ts'

type Asked = Pick<PlanRequest, 'id' | 'plan' | 'askedAt'>

export type PlanWish = {
  readonly plan: string
  /** The open request that the client gives up for this one. */
  readonly replaces: string | undefined
}

/**
 * Asking for the same plan again changes nothing. Another one takes the place of the request that
 * it names, and of none that the client does not know of.
 */
export function requestPlan(
  deps: PlanDeps,
  clientId: ClientId,
  { plan, replaces }: PlanWish,
): Promise<Asked | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const client = await holdClient(tx, clientId)
    const refusal = refuseState(client) ?? refuseAsking(client.plan, plan)
    if (refusal) return refusal
    const open = await openPlanRequestOf(tx, clientId)
    if (open?.plan === plan) return open
    if (open && open.id !== replaces)
      return refuse('plan_request_open', { plan: planNameOf(open.plan) })
    const at = deps.clock.now()
    if (open) await endPlanRequest(tx, open.id, { state: 'replaced', at, by: null, reason: null })
    const request = { id: newUuid(at, deps.random), clientId, plan, askedAt: at }
    await openPlanRequest(tx, request)
    const facts = { plan, request: request.id, replaces: open?.plan ?? null }
    await tell(tx, { act: planActs.requested, clientId, actor: 'client', at, facts }, deps)
    return request
  })
}
