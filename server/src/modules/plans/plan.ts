// Plans are tiers by funding; each allows a number of trades a day.

import { planTiers } from '#contract/plans.ts'

/**
 * How many trades a UTC day the plan allows, where the operator lets plans limit trades by hand
 * too.
 */
export function tradesPerDay(plan: string): number {
  return planTiers.find((tier) => tier.id === plan)?.tradesPerDay ?? 0
}
