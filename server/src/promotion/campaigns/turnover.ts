// What counts as turnover of a bonus: stakes of the client's own live trades that were won or lost.
// A trade counts with its stake, or with the profit it could have made where that is less, so that
// trades that nearly always win turn nothing over; and where two ran at the same time on one
// instrument in opposite directions, neither counts.

import { cents, type Usd, zeroUsd } from '#kernel/money.ts'
import type { Millis } from '#kernel/time.ts'

export type TurnedTrade = {
  readonly posting: bigint
  readonly instrumentId: number
  readonly direction: string
  readonly stake: Usd
  readonly payoutRateBp: number
  readonly acceptedAt: Millis
  readonly expiresAt: Millis
  readonly status: 'open' | 'won' | 'lost' | 'tied' | 'voided'
}

function weightOf({ stake, payoutRateBp, status }: TurnedTrade): bigint {
  if (status !== 'won' && status !== 'lost') return 0n
  const profit = ((stake as bigint) * BigInt(payoutRateBp)) / 10_000n
  return profit < (stake as bigint) ? profit : (stake as bigint)
}

function isOpposite(one: TurnedTrade, other: TurnedTrade): boolean {
  return (
    one.instrumentId === other.instrumentId &&
    one.direction !== other.direction &&
    one.acceptedAt < other.expiresAt &&
    other.acceptedAt < one.expiresAt
  )
}

export type Turned = {
  /** Of all that were settled. */
  readonly counted: Usd
  /** Of those up to this posting, which need not be looked at again: none of them is open. */
  readonly kept: Usd
  readonly posting: bigint
  readonly isWaiting: boolean
}

/**
 * Of the trades after a posting that ended in time, in the order they were accepted. What ran
 * beside a settled trade is known by then; `trades` has those that began before it too.
 */
export function turnedOf(
  trades: readonly TurnedTrade[],
  { from, until }: { readonly from: bigint; readonly until: Millis },
): Turned {
  const after = trades.filter(({ posting, expiresAt }) => posting > from && expiresAt <= until)
  const open = after.findIndex(({ status }) => status === 'open')
  const done = open < 0 ? after : after.slice(0, open)
  return {
    counted: sumOf(after, trades),
    kept: sumOf(done, trades),
    posting: done.at(-1)?.posting ?? from,
    isWaiting: open >= 0,
  }
}

function sumOf(some: readonly TurnedTrade[], all: readonly TurnedTrade[]): Usd {
  const beside = new Map<number, TurnedTrade[]>()
  for (const one of all) {
    const others = beside.get(one.instrumentId)
    if (others) others.push(one)
    else beside.set(one.instrumentId, [one])
  }
  const counting = some.filter(
    (one) => !beside.get(one.instrumentId)?.some((other) => isOpposite(one, other)),
  )
  return cents(counting.reduce((sum, one) => sum + weightOf(one), zeroUsd as bigint))
}
