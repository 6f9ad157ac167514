// What each profit rate on offer asks of a client: how often to be right to come out even, and the
// chance it is priced at.

import type { OfferView } from '#contract/public/overview.ts'
import type { Read } from '../../lib/site/page.ts'
import { publicCalls } from '../../lib/site/public-calls.ts'
import { breakEvenAt, chanceAt } from '../../lib/trading/odds.ts'

/** Of no instrument by name: not every feed quotes the same ones. */
export const ratesRead = { route: publicCalls.marketOffer } as const satisfies Read

export type RateRow = {
  readonly profit: number
  readonly breakEven: number
  readonly chance: number
}

/** Each profit once, the smallest first. */
export function rateRows({ strike_rates: rates, margin }: OfferView): readonly RateRow[] {
  const profits = rates.flatMap((rate) => [rate.buy_profit_rate, rate.sell_profit_rate])
  return [...new Set(profits)]
    .toSorted((a, b) => a - b)
    .map((profit) => ({
      profit,
      breakEven: breakEvenAt(profit),
      chance: chanceAt(profit, margin),
    }))
}
