// A client chooses their first plan: at once, if the funding is there. No money moves.

import type { KnownRefusal } from '#contract/refusals.ts'
import type { ClientId } from '#kernel/ids.ts'
import { usdToText } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Db } from '#server/platform/db.ts'
import { recordEvent } from '#server/record/events/record-event.ts'
import { tellClient } from '#server/record/notices/tell-client.ts'
import type { Client } from '../clients/client.ts'
import { holdClient, putPlan } from '../clients/plan-request.ts'
import { type WritingDeps, writeToClient } from '../clients/write-to-client.ts'
import { refuseChoosing, refuseFunding } from '../plans/plan.ts'
import { sumFunding } from './funding.store.ts'
import { planSetLetter } from './plan-letters.ts'

export type PlanDeps = WritingDeps & { readonly db: Db }

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
    const short = refuseFunding(plan, funding)
    if (short) return short
    const at = deps.clock.now()
    await putPlan(tx, clientId, plan)
    await writeToClient(tx, clientId, (named) => planSetLetter(named, plan), deps)
    await tellClient(tx, { clientId, kind: 'plan_set', details: { plan }, at })
    const details = { plan, funding: usdToText(funding) }
    await recordEvent(tx, { at, clientId, actor: 'client', kind: 'plan_set', details })
    return 'set' as const
  })
}

export function refuseState({ state }: Client): KnownRefusal | undefined {
  if (state === 'frozen') return refuse('account_frozen')
  return state === 'closed' ? refuse('account_closed') : undefined
}
