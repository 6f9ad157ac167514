// A client chooses their first plan: at once, if the funding is there. No money moves.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Settings } from '#server/install/operators/settings.ts'
import type { Db } from '#server/platform/db.ts'
import type { Client } from '../clients/client.ts'
import { holdClient, putPlan } from '../clients/plan-request.ts'
import { tell } from '../clients/tell-act.ts'
import type { WritingDeps } from '../clients/write-to-client.ts'
import { refuseChoosing, refuseFunding, tradesGiven } from '../plans/plan.ts'
import { sumFunding } from './funding.store.ts'
import { planActs } from './plan-acts.ts'

export type PlanDeps = WritingDeps & {
  readonly db: Db
  readonly settings: () => Pick<Settings, 'planTable'>
}

export function setPlan(
  deps: PlanDeps,
  clientId: ClientId,
  plan: string,
): Promise<'set' | KnownRefusal> {
  return deps.db.transaction(async (tx) => {
    const client = await holdClient(tx, clientId)
    const refusal = refuseState(client) ?? refuseChoosing(client.plan)
    if (refusal) return refusal
    const funding = await sumFunding(tx, clientId)
    const { planTable } = deps.settings()
    const short = refuseFunding(planTable, plan, funding)
    if (short) return short
    const at = deps.clock.now()
    await putPlan(tx, clientId, { plan, trades: tradesGiven(planTable, plan) })
    const told = { clientId, actor: 'client', at, facts: { plan, funding } } as const
    await tell(tx, { act: planActs.set, ...told }, deps)
    return 'set' as const
  })
}

export function refuseState({ state }: Client): KnownRefusal | undefined {
  if (state === 'frozen') return refuse('account_frozen')
  return state === 'closed' ? refuse('account_closed') : undefined
}
