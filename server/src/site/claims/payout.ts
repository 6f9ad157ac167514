// What is told of a withdrawal that was paid: where its transaction can be looked up, and when one
// is late.

import { payoutBusinessDays } from '#contract/client/withdrawals.ts'
import type { ChainNetwork } from '#contract/public/payouts.ts'
import { factsOf } from '#kernel/coins.ts'
import { day, floorTo, later, type Millis } from '#kernel/time.ts'
import { isWorkingDay } from '#kernel/working-day.ts'
import { methods } from '#server/money/methods/coin-methods.ts'

/** Null for chains that nobody else can look into, and for what is no transaction's id. */
export function explorerUrl(network: ChainNetwork | null, transactionId: string | null) {
  const coin = network === null ? undefined : factsOf(network)?.coin
  if (network === null || coin === undefined || transactionId === null) return null
  const { transactionId: pattern, explorers } = methods[coin]
  const explorer = explorers[network]
  return explorer !== undefined && pattern.test(transactionId)
    ? `${explorer}${transactionId}`
    : null
}

/** A median of fewer payouts than this tells of them, not of the next one. */
export const medianMinimum = 5
export const payoutWindowMs = 90 * day

/**
 * Withdrawals asked for before this instant should have been paid by now: "within five business
 * days". On a day that is none it is still the end of the one before.
 */
export function dueFrom(now: Millis): Millis {
  let instant = now
  while (!isWorkingDay(instant) && !isWorkingDay(later(instant, -1))) {
    instant = floorTo(later(instant, -1), day)
  }
  for (let left = payoutBusinessDays; left > 0; ) {
    instant = later(instant, -day)
    if (isWorkingDay(instant)) left -= 1
  }
  return instant
}
