// Plans are tiers by funding; each allows a number of trades a day. Nothing is charged for one.

import { type PlanTier, planTiers } from '#contract/public/plans.ts'
import { dollars, isLess, minus, type Usd, usdToText } from '#kernel/money.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'

/**
 * How many trades a UTC day the plan allows, where the operator lets plans limit trades by hand
 * too.
 */
export function tradesPerDay(plan: string): number {
  return tierOf(plan)?.tradesPerDay ?? 0
}

function tierOf(plan: string): PlanTier | undefined {
  return planTiers.find((tier) => tier.id === plan)
}

/** In dollars. */
export function fundingOf(plan: string): number {
  return tierOf(plan)?.funding ?? 0
}

/** None is 0, the lowest tier 1. */
function rankOf(plan: string): number {
  return planTiers.findIndex((tier) => tier.id === plan) + 1
}

/** The first plan is chosen; whoever has one asks for a higher one. */
export function refuseChoosing(current: string): Refusal<'plan_chosen'> | undefined {
  return rankOf(current) === 0 ? undefined : refuse('plan_chosen')
}

export function refuseAsking(
  current: string,
  wished: string,
): Refusal<'plan_not_chosen' | 'plan_not_higher'> | undefined {
  if (rankOf(current) === 0) return refuse('plan_not_chosen')
  return rankOf(wished) > rankOf(current) ? undefined : refuse('plan_not_higher')
}

export function refuseFunding(plan: string, funding: Usd): Refusal<'plan_not_funded'> | undefined {
  const tier = tierOf(plan)
  const needed = dollars(fundingOf(plan))
  if (!isLess(funding, needed)) return undefined
  const missing = usdToText(minus(needed, funding))
  return refuse('plan_not_funded', {
    plan: tier?.name ?? plan,
    funding: usdToText(needed),
    missing,
  })
}
