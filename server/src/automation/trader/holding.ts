// What a bot holds and what its trades brought, made of its orders and their fills alone. A trade
// begins with a purchase and ends when nothing that can be sold is left.

import type { Millis } from '#kernel/time.ts'

export type MadeFill = {
  readonly amount: bigint
  readonly paid: bigint
  readonly fee: bigint
  readonly feeAsset: string
}

export type MadeOrder = {
  readonly side: 'buy' | 'sell'
  readonly why: string
  readonly at: Millis
  readonly fills: readonly MadeFill[]
}

export type Round = { readonly result: bigint; readonly why: string; readonly endedAt: Millis }

export type Holding = {
  /** Of the base. */
  readonly amount: bigint
  /** What it cost, fees in the quote included, less what parts of it brought. */
  readonly cost: bigint
  readonly rounds: readonly Round[]
  /** In the quote. */
  readonly fees: bigint
  readonly result: bigint
}

export type Assets = {
  readonly base: string
  readonly quote: string
  /** Less than this is no holding: it cannot be sold. */
  readonly sellableLeast: bigint
}

export const nothingHeld: Holding = { amount: 0n, cost: 0n, rounds: [], fees: 0n, result: 0n }

/** In the order in which they were made. */
export function holdingOf(orders: readonly MadeOrder[], assets: Assets): Holding {
  return orders.reduce((holding, order) => withOrder(holding, order, assets), nothingHeld)
}

function withOrder(before: Holding, order: MadeOrder, { base, quote, sellableLeast }: Assets) {
  if (order.fills.length === 0) return before
  const sum = (of: (fill: MadeFill) => bigint) => order.fills.reduce((all, it) => all + of(it), 0n)
  const feeIn = (asset: string) => sum((it) => (it.feeAsset === asset ? it.fee : 0n))
  const way = order.side === 'buy' ? 1n : -1n
  const amount = before.amount + way * sum((it) => it.amount) - feeIn(base)
  const cost = before.cost + way * sum((it) => it.paid) + feeIn(quote)
  const fees = before.fees + feeIn(quote)
  if (order.side === 'buy' || amount >= sellableLeast) return { ...before, amount, cost, fees }
  const result = -cost
  const round: Round = { result, why: order.why, endedAt: order.at }
  return {
    // What is too little to be sold stays, and costs nothing any more.
    amount,
    cost: 0n,
    fees,
    rounds: [...before.rounds, round],
    result: before.result + result,
  }
}

/** The most that may be put into the next purchase: losses are not made up by more money. */
export function budgetOf(atRisk: bigint, { result }: Holding): bigint {
  const left = result < 0n ? atRisk + result : atRisk
  return left < 0n ? 0n : left
}
