// The plans: tiers by funding. The figure is what a client must have brought, not a price: it stays
// theirs. The trades a day are those the automated trading system places. Both are what holds until
// an operator decides otherwise; which plans there are, and in which order, stays.

export const planTiers = [
  { id: 'Beginner-3000', name: 'Beginner', funding: 3_000, tradesPerDay: 1, isVip: false },
  { id: 'Gold-7600', name: 'Gold', funding: 7_600, tradesPerDay: 5, isVip: false },
  { id: 'Platinum-21199', name: 'Platinum', funding: 21_199, tradesPerDay: 10, isVip: false },
  { id: 'Diamond-50730', name: 'Diamond', funding: 50_730, tradesPerDay: 14, isVip: true },
] as const

export type PlanTier = (typeof planTiers)[number]
export type PlanId = PlanTier['id']

/** What an operator decides of a plan; in dollars. */
export type PlanFigures = { readonly funding: number; readonly tradesPerDay: number }
export type PlanTable = Readonly<Record<PlanId, PlanFigures>>

export const builtInPlans: PlanTable = planTableOf(({ funding, tradesPerDay }) => ({
  funding,
  tradesPerDay,
}))

/** Of each plan what is said of its tier. */
export function planTableOf<T>(of: (tier: PlanTier) => T): Readonly<Record<PlanId, T>> {
  return Object.fromEntries(planTiers.map((tier) => [tier.id, of(tier)])) as Record<PlanId, T>
}

/** "Gold" of "Gold-7600". */
export function planNameOf(id: string): string {
  return planTiers.find((tier) => tier.id === id)?.name ?? id
}
