// Plans are tiers by funding; each allows a number of trades a day. Nothing is charged for one.
// What each takes and gives is the operator's table; whoever has one keeps what it gave when they
// got it.

import {
  builtInPlans,
  type PlanFigures,
  type PlanId,
  type PlanTable,
  planTiers,
} from '#contract/public/plans.ts'
import { dollars, isLess, minus, type Usd, usdToText } from '#kernel/money.ts'
import { type Refusal, refuse } from '#kernel/refusal.ts'

type Held = {
  readonly plan: string
  /** What it allowed when they got it; null: they got it before there was any table but ours. */
  readonly planTrades: number | null
}

/**
 * How many trades a UTC day the client's plan allows, where the operator lets plans limit trades by
 * hand too.
 */
export function tradesPerDay({ plan, planTrades }: Held): number {
  return planTrades ?? figuresOf(builtInPlans, plan)?.tradesPerDay ?? 0
}

/** What whoever gets it now may keep; null for none. */
export function tradesGiven(table: PlanTable, plan: string): number | null {
  return figuresOf(table, plan)?.tradesPerDay ?? null
}

function tierOf(plan: string) {
  return planTiers.find((tier) => tier.id === plan)
}

function figuresOf(table: PlanTable, plan: string): PlanFigures | undefined {
  const id: PlanId | undefined = tierOf(plan)?.id
  return id && table[id]
}

/** In dollars. */
export function fundingOf(table: PlanTable, plan: string): number {
  return figuresOf(table, plan)?.funding ?? 0
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

export function refuseFunding(
  table: PlanTable,
  plan: string,
  funding: Usd,
): Refusal<'plan_not_funded'> | undefined {
  const needed = dollars(fundingOf(table, plan))
  if (!isLess(funding, needed)) return undefined
  const missing = usdToText(minus(needed, funding))
  return refuse('plan_not_funded', {
    plan: tierOf(plan)?.name ?? plan,
    funding: usdToText(needed),
    missing,
  })
}
