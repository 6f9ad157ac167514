// The SQL of a client's plan, and of their requests for a higher one.

import type { PlanRequestSort } from '#contract/staff/plan-requests.ts'
import type { ClientId } from '#kernel/ids.ts'
import { iso, type Millis } from '#kernel/time.ts'
import type { Tx } from '#server/platform/db.ts'
import { downwards, instantOf, type Place, type Span, upwards } from '#server/platform/keyset.ts'
import type { PlanDecision, PlanRequest } from './plan.ts'

type RequestRow = {
  id: string
  client_id: ClientId
  plan: string
  asked_at: Millis
  state: PlanRequest['state']
  decided_at: Millis | null
  decided_by: string | null
  reason: string | null
}

export async function updatePlan(
  tx: Tx,
  clientId: ClientId,
  { plan, trades }: { readonly plan: string; readonly trades: number | null },
): Promise<void> {
  await tx.rows('update clients set plan = $2, plan_trades = $3 where id = $1', [
    clientId,
    plan,
    trades,
  ])
}

/** What the client's plan allowed when they got it; null: as it was before there was a table. */
export async function loadPlanTrades(tx: Tx, clientId: ClientId): Promise<number | null> {
  const rows = await tx.rows<{ plan_trades: number | null }>(
    'select plan_trades from clients where id = $1',
    [clientId],
  )
  return rows[0]?.plan_trades ?? null
}

export async function findOpenRequest(
  tx: Tx,
  clientId: ClientId,
): Promise<PlanRequest | undefined> {
  const rows = await tx.rows<RequestRow>(
    `select * from plan_requests where client_id = $1 and state = 'open'`,
    [clientId],
  )
  return rows.map(requestOf)[0]
}

export async function loadRequest(tx: Tx, id: string): Promise<PlanRequest | undefined> {
  const rows = await tx.rows<RequestRow>('select * from plan_requests where id = $1', [id])
  return rows.map(requestOf)[0]
}

export async function listRequests(tx: Tx, which: 'waiting' | 'all'): Promise<PlanRequest[]> {
  const rows = await tx.rows<RequestRow>(
    `select * from plan_requests where $1 or state = 'open' order by asked_at, id`,
    [which === 'all'],
  )
  return rows.map(requestOf)
}

export type RequestsAsked = {
  readonly state: PlanRequest['state']
  readonly sort: PlanRequestSort
  readonly plan: string | null
  readonly clientId: ClientId | null
  /** Who decided. */
  readonly member: string | null
  /** In which they were asked for. */
  readonly days: Span
  readonly after: Place | null
  readonly limit: number
}

const ends = { id: 'id', value: instantOf('$2'), last: '$3::uuid' } as const
const asked = { ...ends, by: 'asked_at' } as const
const decided = { ...ends, by: 'coalesce(decided_at, asked_at)' } as const
const orders = {
  asked_at: upwards(asked),
  '-asked_at': downwards(asked),
  decided_at: upwards(decided),
  '-decided_at': downwards(decided),
} as const

/** In one state, page by page. */
export async function listRequestPage(tx: Tx, wanted: RequestsAsked): Promise<PlanRequest[]> {
  const { state, sort, plan, clientId, member, days, after, limit } = wanted
  const { from, until } = days
  const rows = await tx.rows<RequestRow>(
    `select * from plan_requests
      where state = $1 and ($5::text is null or plan = $5)
        and ($6::bigint is null or client_id = $6)
        and ($7::text is null or decided_by = 'staff:' || $7 or decided_by = $7)
        and ($8::timestamptz is null or asked_at >= $8)
        and ($9::timestamptz is null or asked_at < $9)
        and ${orders[sort]} limit $4`,
    [
      ...[state, after?.value ?? null, after?.id ?? null, limit, plan, clientId, member],
      ...[from === null ? null : iso(from), until === null ? null : iso(until)],
    ],
  )
  return rows.map(requestOf)
}

export async function listRequestsOf(tx: Tx, clientId: ClientId): Promise<PlanRequest[]> {
  const rows = await tx.rows<RequestRow>(
    'select * from plan_requests where client_id = $1 order by asked_at desc, id desc',
    [clientId],
  )
  return rows.map(requestOf)
}

export async function insertRequest(
  tx: Tx,
  request: Pick<PlanRequest, 'id' | 'clientId' | 'plan' | 'askedAt'>,
): Promise<void> {
  await tx.rows(
    'insert into plan_requests (id, client_id, plan, asked_at) values ($1, $2, $3, $4)',
    [request.id, request.clientId, request.plan, iso(request.askedAt)],
  )
}

export async function updateRequest(tx: Tx, id: string, decision: PlanDecision): Promise<void> {
  const { state, at, by, reason } = decision
  await tx.rows(
    `update plan_requests set state = $2, decided_at = $3, decided_by = $4, reason = $5
      where id = $1`,
    [id, state, iso(at), by, reason],
  )
}

function requestOf(row: RequestRow): PlanRequest {
  const { id, plan, state, reason } = row
  const decided = { decidedAt: row.decided_at, decidedBy: row.decided_by }
  return { id, plan, state, reason, ...decided, clientId: row.client_id, askedAt: row.asked_at }
}
