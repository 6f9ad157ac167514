// Requests for a higher plan as staff look at them: in one state page by page, and one with what
// its client has brought by now.

import type { PlanTable } from '#contract/public/plans.ts'
import { present } from '#kernel/assert.ts'
import { dollars, isLess, minus, type Usd } from '#kernel/money.ts'
import type { Tx } from '#server/platform/db.ts'
import { pagesOf } from '#server/platform/keyset.ts'
import type { Client } from '../clients/client.ts'
import { findClient, findClients } from '../clients/find-client.ts'
import type { PlanRequest } from '../clients/plan.ts'
import {
  findPlanRequest,
  listPlanRequestsOf,
  type PlansAsked,
  pagePlanRequests,
} from '../clients/plan-request.ts'
import { fundingOf } from '../plans/plan.ts'
import { sumFunding } from './funding.store.ts'

export type SeenPlan = PlanRequest & { readonly email: string }

export const planPages = pagesOf<PlanRequest, 'asked_at' | 'decided_at'>({
  ids: 'uuid',
  by: {
    asked_at: ({ askedAt }) => askedAt,
    decided_at: ({ decidedAt, askedAt }) => decidedAt ?? askedAt,
  },
})

export async function pagePlans(
  tx: Tx,
  asked: PlansAsked,
): Promise<{ readonly page: readonly SeenPlan[]; readonly next: string | null }> {
  const { limit, sort } = asked
  const found = await pagePlanRequests(tx, { ...asked, limit: limit + 1 })
  const { page, next } = planPages.page(found, limit, sort)
  const clients = await findClients(
    tx,
    page.map(({ clientId }) => clientId),
  )
  const seen = page.map((request) => {
    const { email } = present(clients.get(request.clientId), 'clients are never deleted')
    return { ...request, email }
  })
  return { page: seen, next }
}

export type PlanEvidence = SeenPlan & {
  readonly client: Client
  readonly funding: Usd
  readonly needed: Usd
  /** Null: the funding is there. */
  readonly missing: Usd | null
  readonly earlier: readonly PlanRequest[]
}

export async function findPlanForStaff(
  tx: Tx,
  id: string,
  table: PlanTable,
): Promise<PlanEvidence | undefined> {
  const request = await findPlanRequest(tx, id)
  if (!request) return undefined
  const { clientId, plan } = request
  const client = await findClient(tx, clientId)
  const funding = await sumFunding(tx, clientId)
  const needed = dollars(fundingOf(table, plan))
  const all = await listPlanRequestsOf(tx, clientId)
  return {
    ...request,
    email: client.email,
    client,
    funding,
    needed,
    missing: isLess(funding, needed) ? minus(needed, funding) : null,
    earlier: all.filter((one) => one.id !== id),
  }
}
