// Plans are tiers by funding; each allows a number of trades a day.

export const plans = {
  None: { funding: 0, tradesPerDay: 0 },
  'Beginner-3000': { funding: 3_000, tradesPerDay: 1 },
  'Gold-7600': { funding: 7_600, tradesPerDay: 5 },
  'Platinum-21199': { funding: 21_199, tradesPerDay: 10 },
  'Diamond-50730': { funding: 50_730, tradesPerDay: 14 },
} as const

export type Plan = keyof typeof plans

/**
 * How many trades a UTC day the plan allows, where the operator lets plans limit trades by hand
 * too.
 */
export function tradesPerDay(plan: string): number {
  return isPlan(plan) ? plans[plan].tradesPerDay : 0
}

function isPlan(plan: string): plan is Plan {
  return Object.hasOwn(plans, plan)
}
