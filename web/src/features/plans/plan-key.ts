// What the button of a plan says: by the client's plan, what they asked for, and the order of
// plans.

import { planTiers } from '#contract/public/plans.ts'

export type PlanKey = 'active' | 'requested' | 'lower' | 'choose' | 'raise'

export type Standing = {
  readonly trading_plan: string
  readonly plan_request: { readonly plan: string } | null
}

export function planKey(
  plan: string,
  { trading_plan: current, plan_request: request }: Standing,
): PlanKey {
  const own = rankOf(current)
  if (own < 0) return 'choose'
  if (plan === current) return 'active'
  if (plan === request?.plan) return 'requested'
  return rankOf(plan) < own ? 'lower' : 'raise'
}

/** Below zero for None. */
function rankOf(plan: string): number {
  return planTiers.findIndex(({ id }) => id === plan)
}
