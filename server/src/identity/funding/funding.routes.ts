// The calls about a client's plan: what it is, choosing one, asking for a higher one.

import type { PlanView } from '#contract/public/plan-table.ts'
import { type PlanTable, planTiers } from '#contract/public/plans.ts'
import { routes } from '#contract/routes.ts'
import type { ClientId } from '#kernel/ids.ts'
import { usdToNumber } from '#kernel/money.ts'
import { isRefusal } from '#kernel/refusal.ts'
import { iso } from '#kernel/time.ts'
import type { Router } from '#server/platform/http.ts'
import { limit } from '#server/platform/limit.ts'
import { done, success } from '#server/platform/reply.ts'
import { findClient } from '../clients/find-client.ts'
import type { PlanRequest } from '../clients/plan.ts'
import { keptTradesOf, openPlanRequestOf } from '../clients/plan-request.ts'
import { type StakesOf, viewClient } from '../clients/view-client.ts'
import { tradesPerDay } from '../plans/plan.ts'
import { cancelPlanRequest } from './cancel-plan-request.ts'
import { sumFunding } from './funding.store.ts'
import { requestPlan } from './request-plan.ts'
import { type PlanDeps, setPlan } from './set-plan.ts'

const changesAnHour = 30

export function registerFundingRoutes(
  router: Router,
  deps: PlanDeps & { readonly stakesOf: StakesOf },
): void {
  const { db, clock, stakesOf } = deps
  const perClient = limit(changesAnHour, 3600)

  router.on(routes.plans, async () => success('', plansOf(deps.settings().planTable)))

  router.on(routes.planStanding, async ({ clientId }) => {
    return { status: true as const, message: 'Your plan.', data: await standingOf(deps, clientId) }
  })

  router.on(routes.setPlan, async ({ clientId, body }) => {
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const outcome = await setPlan(deps, clientId, body.trading_plan)
    if (isRefusal(outcome)) return outcome
    const data = await viewClient(db, clientId, stakesOf, clock.now())
    return done('plan_set', data)
  })

  router.on(routes.requestPlan, async ({ clientId, body }) => {
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const request = await requestPlan(deps, clientId, {
      plan: body.trading_plan,
      replaces: body.replaces,
    })
    if (isRefusal(request)) return request
    return done('plan_requested', viewOf(request))
  })

  router.on(routes.cancelPlanRequest, async ({ clientId, params: { id } }) => {
    const tooMany = await perClient(String(clientId))
    if (tooMany) return tooMany
    const outcome = await cancelPlanRequest(deps, clientId, id ?? '')
    if (isRefusal(outcome)) return outcome
    const data = await standingOf(deps, clientId)
    return done('plan_request_taken_back', data)
  })
}

/** As the table has them now. */
function plansOf(table: PlanTable): PlanView[] {
  return planTiers.map(({ id }) => {
    const { funding, tradesPerDay: trades } = table[id]
    return { id, funding, trades_per_day: trades }
  })
}

async function standingOf({ db: tx, settings }: PlanDeps, clientId: ClientId) {
  const { plan } = await findClient(tx, clientId)
  const planTrades = await keptTradesOf(tx, clientId)
  const request = await openPlanRequestOf(tx, clientId)
  return {
    trading_plan: plan,
    plan_request: request ? viewOf(request) : null,
    funding: usdToNumber(await sumFunding(tx, clientId)),
    trades_per_day: plan === 'None' ? null : tradesPerDay({ plan, planTrades }),
    plans: plansOf(settings().planTable),
  }
}

function viewOf({ id, plan, askedAt }: Pick<PlanRequest, 'id' | 'plan' | 'askedAt'>) {
  return { id, plan, asked_at: iso(askedAt) }
}
