// The clients' door for plans: who the client is while nobody else changes them, their plan, and
// what they asked for. What a plan takes is decided elsewhere.

import { present } from '#kernel/assert.ts'
import type { ClientId } from '#kernel/ids.ts'
import type { Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import type { Client } from './client.ts'
import { lockClient } from './clients.store.ts'
import {
  findOpenRequest,
  insertRequest,
  listRequests,
  loadRequest,
  updatePlan,
  updateRequest,
} from './plan.store.ts'

export type PlanRequest = {
  readonly id: string
  readonly clientId: ClientId
  readonly plan: string
  readonly askedAt: Millis
  readonly state: 'open' | PlanDecision['state']
  readonly decidedAt: Millis | null
  readonly decidedBy: string | null
  readonly reason: string | null
}

export type PlanDecision = {
  readonly state: 'approved' | 'rejected' | 'replaced' | 'cancelled'
  readonly at: Millis
  /** The address of the member of staff; null where the client replaced it or took it back. */
  readonly by: string | null
  readonly reason: string | null
}

/** Nobody else changes the client until the transaction ends. */
export async function holdClient(tx: Tx, clientId: ClientId): Promise<Client> {
  return present(await lockClient(tx, clientId), 'clients are never deleted')
}

export function putPlan(tx: Tx, clientId: ClientId, plan: string): Promise<void> {
  return updatePlan(tx, clientId, plan)
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

export function openPlanRequest(
  tx: Tx,
  request: Pick<PlanRequest, 'id' | 'clientId' | 'plan' | 'askedAt'>,
): Promise<void> {
  return insertRequest(tx, request)
}

export function endPlanRequest(tx: Tx, id: string, decision: PlanDecision): Promise<void> {
  return updateRequest(tx, id, decision)
}
