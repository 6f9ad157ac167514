// The worked example of a coin's page: a quote as it stands, and what the stake becomes if the
// price ends a step past the strike, a step short of it, or on it. Money by the same functions as a
// real settlement.

import type { QuoteView, SideView } from '#contract/public/market.ts'
import type { TermsView } from '#contract/public/overview.ts'
import { dollars, plus, share, usdFromNumber, usdToNumber, zeroUsd } from '#kernel/money.ts'
import { fromPoints, points, toPoints } from '#kernel/price.ts'

export type Example = {
  readonly side: 'Buy' | 'Sell'
  readonly stake: number
  readonly strike: number
  /** The nearest price that wins, and the nearest that loses. */
  readonly winsAt: number
  readonly losesAt: number
  readonly profit: number
  readonly paidBack: number
  readonly chance: number
  readonly breakEven: number
  readonly margin: number
  /** What the margin takes of this stake on average. */
  readonly cost: number
}

const usualStake = dollars(100)

/** Undefined where neither side can be priced now. */
export function exampleOf(quote: QuoteView, terms: TermsView): Example | undefined {
  const side = quote.buy ? 'Buy' : 'Sell'
  const view = quote.buy ?? quote.sell
  if (!view) return undefined
  const stake = stakeWithin(terms)
  const profit = share(stake, basisPoints(view.profit_rate))
  const step = side === 'Buy' ? 1 : -1
  return {
    side,
    stake: usdToNumber(stake),
    strike: view.strike_price,
    winsAt: stepped(view, terms, step),
    losesAt: stepped(view, terms, -step),
    profit: usdToNumber(profit),
    paidBack: usdToNumber(plus(stake, profit)),
    chance: view.win_probability,
    breakEven: view.break_even,
    margin: quote.margin,
    cost: usdToNumber(share(stake, basisPoints(quote.margin))),
  }
}

function stakeWithin({ amount_min: least, amount_max: most }: TermsView) {
  const bounded = Math.min(Math.max(usdToNumber(usualStake), least), most)
  return usdFromNumber(bounded) ?? zeroUsd
}

function basisPoints(rate: number): number {
  return Math.round(rate * 10_000)
}

/** The price so many ticks from the strike. */
function stepped({ strike_price: strike }: SideView, { tick_size }: TermsView, ticks: number) {
  const [whole = '', fraction = ''] = tick_size.split('.')
  const scale = { decimals: fraction.length, tickPoints: Number(whole + fraction) }
  return fromPoints(points(toPoints(strike, scale) + ticks * scale.tickPoints), scale)
}
