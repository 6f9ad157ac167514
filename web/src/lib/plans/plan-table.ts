// The plans with what each takes and gives now, as the server tells it.

import type { PlanView } from '#contract/public/plan-table.ts'
import { type PlanTier, planTiers } from '#contract/public/plans.ts'
import { publicCalls } from '../site/public-calls.ts'
import { useReply } from '../site/replies.tsx'

export type ShownPlan = Pick<PlanTier, 'id' | 'name' | 'isVip'> & {
  /** Undefined until they are known. */
  readonly figures: PlanView | undefined
}

/** For the `reads` of every page that shows plans. */
export const plansRead = { route: publicCalls.plans }

export function usePlanTable(): readonly ShownPlan[] {
  return shownPlans(useReply(publicCalls.plans).data)
}

/** In the order of the tiers. */
export function shownPlans(views: readonly PlanView[] | undefined): readonly ShownPlan[] {
  return planTiers.map(({ id, name, isVip }) => ({
    id,
    name,
    isVip,
    figures: views?.find((view) => view.id === id),
  }))
}
