// What one chooses on the page of the odds, and what that means for a single trade.

import type { OfferView } from '#contract/public/overview.ts'
import { dollars, negated, share, usdToNumber } from '#kernel/money.ts'
import { breakEvenAt, chanceAt } from '../../lib/trading/odds.ts'

export const amounts = [1, 10, 50, 100, 500] as const

export type Choice = {
  /** Whole dollars. */
  readonly amount: number
  /** As a share of the amount. */
  readonly profit: number
  readonly margin: number
}

/** Each profit that is offered once, the smallest first. */
export function profitsIn({ strike_rates: rates }: OfferView): readonly number[] {
  const profits = rates.flatMap((rate) => [rate.buy_profit_rate, rate.sell_profit_rate])
  return [...new Set(profits)].toSorted((a, b) => a - b)
}

/** What a trade wins or loses, how often it has to win, and what its margin takes on average. */
export function tradeOf({ amount, profit, margin }: Choice) {
  const stake = dollars(amount)
  return {
    gain: usdToNumber(share(stake, basisPoints(profit))),
    loss: usdToNumber(negated(stake)),
    even: breakEvenAt(profit),
    chance: chanceAt(profit, margin),
    cost: usdToNumber(share(stake, basisPoints(margin))),
  }
}

function basisPoints(rate: number): number {
  return Math.round(rate * 10_000)
}
