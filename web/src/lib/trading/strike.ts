// Where a strike would lie at a price, and how a trade stands against it: the server's rule, in
// whole numbers.

import * as format from '#browser/format/format.ts'
import type { TradeView } from '#contract/client/trades.ts'
import type { InstrumentView } from '#contract/public/market.ts'
import { dollars, plus, share, usdFromNumber, usdToNumber, zeroUsd } from '#kernel/money.ts'

export type Side = 'Buy' | 'Sell'

type Grid = Pick<InstrumentView, 'decimals' | 'tick_size'>

const factorOne = 10n ** 12n

/**
 * spot x factor, rounded to the tick grid in the client's favour: down for a Buy, up for a Sell.
 */
export function strikeAt(spot: number, factor: string, grid: Grid, side: Side): number {
  const scale = 10 ** grid.decimals
  const tick = BigInt(Math.round(Number(grid.tick_size) * scale))
  const step = tick * factorOne
  const product = BigInt(Math.round(spot * scale)) * BigInt(factor.replace('.', ''))
  const below = product / step
  const ticks = side === 'Buy' || below * step === product ? below : below + 1n
  return Number(ticks * tick) / scale
}

/** How far a price is on the winning side of a strike; negative on the losing side, 0 on it. */
export function leadOf(
  trade: Pick<TradeView, 'trade_mode' | 'strike_price'>,
  price: number,
): number {
  if (trade.strike_price === null) return 0
  return trade.trade_mode === 'Buy' ? price - trade.strike_price : trade.strike_price - price
}

/**
 * Profit in dollars on an amount at a rate, rounded half to even to the cent as the server does.
 */
export function profitOn(amount: number, rate: number): number {
  const usd = usdFromNumber(amount)
  return usd === undefined ? 0 : usdToNumber(share(usd, Math.round(rate * 10_000)))
}

/** An amount with so many whole dollars more, to the cent; nothing where it is no amount. */
export function raised(amount: number | undefined, by: number): number {
  return usdToNumber(plus(usdFromNumber(amount ?? 0) ?? zeroUsd, dollars(by)))
}

/** What the form's text says in dollars; undefined when it is no amount. */
export function amountOf(text: string): number | undefined {
  const typed = Number(format.typedDollars(text) ?? 0)
  return typed > 0 ? typed : undefined
}
