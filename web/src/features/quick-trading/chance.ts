// The chance that a rate is priced at, and which rate lies nearest to a chance one points at.

import type { StrikeRateView } from '#contract/public/market.ts'
import type { Side } from '../../lib/trading/strike.ts'

const rateOf = (rate: StrikeRateView, side: Side) =>
  side === 'Buy' ? rate.buy_profit_rate : rate.sell_profit_rate

/**
 * The share of trades that win where the price is right: what breaks even, less the margin,
 * (1 - margin) / (1 + profit rate). The strike lies on the grid of prices, so the chance of a quote
 * differs from it by a little.
 */
export function chanceOf(rate: StrikeRateView, side: Side, margin: number): number {
  return (1 - margin) / (1 + rateOf(rate, side))
}

export function nearestTo(
  chance: number,
  rates: readonly StrikeRateView[],
  side: Side,
  margin: number,
): StrikeRateView | undefined {
  const away = (rate: StrikeRateView) => Math.abs(chanceOf(rate, side, margin) - chance)
  return rates.toSorted((a, b) => away(a) - away(b))[0]
}

/** The rate beside the chosen one on the scale of a side; itself where there is none. */
export function besideOf(
  id: string,
  rates: readonly StrikeRateView[],
  side: Side,
  by: 1 | -1,
): StrikeRateView | undefined {
  // A higher profit has a lower chance.
  const along = rates.toSorted((a, b) => rateOf(b, side) - rateOf(a, side))
  const at = along.findIndex((rate) => rate.id === id)
  return along[Math.min(Math.max(at + by, 0), along.length - 1)]
}
