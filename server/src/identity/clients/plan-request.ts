// The clients' door for plans: who the client is while nobody else changes them, their plan, and
// what they asked for. What a plan takes is decided elsewhere.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Client } from './client.ts'
import { lockClient } from './clients.store.ts'
import {
  findOpenRequest,
  insertRequest,
  listRequestPage,
  listRequests,
  listRequestsOf,
  loadPlanTrades,
  loadRequest,
  type RequestsAsked,
  updatePlan,
  updateRequest,
} from './plan.store.ts'
import type { PlanDecision, PlanRequest } from './plan.ts'

/** Nobody else changes the client until the transaction ends. */
export async function holdClient(tx: Tx, clientId: ClientId): Promise<Client> {
  return present(await lockClient(tx, clientId), 'clients are never deleted')
}

/** `trades` a day are what they keep, whatever becomes of the table. */
export function putPlan(
  tx: Tx,
  clientId: ClientId,
  held: { readonly plan: string; readonly trades: number | null },
): Promise<void> {
  return updatePlan(tx, clientId, held)
}

/** What their plan allowed a day when they got it; null: what is built in. */
export function keptTradesOf(tx: Tx, clientId: ClientId): Promise<number | null> {
  return loadPlanTrades(tx, clientId)
}

export function openPlanRequestOf(tx: Tx, clientId: ClientId): Promise<PlanRequest | undefined> {
  return findOpenRequest(tx, clientId)
}

export function findPlanRequest(tx: Tx, id: string): Promise<PlanRequest | undefined> {
  return loadRequest(tx, id)
}

export function listPlanRequests(tx: Tx, which: 'waiting' | 'all'): Promise<PlanRequest[]> {
  return listRequests(tx, which)
}

export type PlansAsked = RequestsAsked

/** In one state, page by page. */
export const pagePlanRequests = listRequestPage

/** All that this client asked for, the newest first. */
export function listPlanRequestsOf(tx: Tx, clientId: ClientId): Promise<PlanRequest[]> {
  return listRequestsOf(tx, clientId)
}

export function openPlanRequest(
  tx: Tx,
  request: Pick<PlanRequest, 'id' | 'clientId' | 'plan' | 'askedAt'>,
): Promise<void> {
  return insertRequest(tx, request)
}

export function endPlanRequest(tx: Tx, id: string, decision: PlanDecision): Promise<void> {
  return updateRequest(tx, id, decision)
}
