// What is counted of lanes: how long orders waited for their turn and took to be written, how big
// the batches are, and how late trades are settled. A few additions for each batch.

import type { Millis } from '#kernel/time.ts'
import { count, observe } from '#server/platform/measure.ts'
import type { Position } from './positions.ts'
import type { SettledTrade } from './settle-trades.ts'

/** `dueSince`: when the first of the trades that wait to be settled expired. */
export type LanesWait = {
  readonly orders: number
  readonly settlements: number
  readonly dueSince: Millis | null
}

type LaneWait = { readonly orders: number; readonly dues: readonly Position[] }

export function waitOf(lanes: readonly LaneWait[]): LanesWait {
  const due = lanes.flatMap(({ dues }) => dues.map(({ trade }) => trade.expiresAt))
  return {
    orders: lanes.reduce((sum, { orders }) => sum + orders, 0),
    settlements: due.length,
    dueSince: due.reduce<Millis | null>((a, b) => (a === null || b < a ? b : a), null),
  }
}

/** A batch of orders begins; of the first it is said how long it waited. */
export function countBatch(batch: readonly { readonly at: number }[]): void {
  if (batch.length === 0) return
  observe('lane_batch_size', { kind: 'orders' }, batch.length)
  observe('order_stage_seconds', { stage: 'lane' }, secondsSince(batch[0]?.at))
}

/** Says when it is written, from when it began. */
export function countCommit(began: number): void {
  observe('order_stage_seconds', { stage: 'commit' }, secondsSince(began))
}

export function countSettled(settled: readonly SettledTrade[]): void {
  observe('lane_batch_size', { kind: 'settlements' }, settled.length)
  for (const { trade, settlement, settledAt } of settled) {
    count('settlements_total', { outcome: settlement.status })
    observe('settlement_lateness_seconds', {}, Math.max(0, settledAt - trade.expiresAt) / 1_000)
  }
}

function secondsSince(at = performance.now()): number {
  return (performance.now() - at) / 1_000
}
