// Where a strike would lie at a price, and how a trade stands against it: the server's rule, in whole numbers.

import type { InstrumentView } from '#contract/market.ts'
import type { TradeView } from '#contract/trades.ts'

export type Side = 'Buy' | 'Sell'

type Grid = Pick<InstrumentView, 'decimals' | 'tick_size'>

const factorOne = 10n ** 12n

/** spot x factor, rounded to the tick grid in the client's favour: down for a Buy, up for a Sell. */
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

/** Profit in dollars on an amount at a rate, rounded half to even to the cent as the server does. */
export function profitOn(amount: number, rate: number): number {
  const product = BigInt(Math.round(amount * 100)) * BigInt(Math.round(rate * 10_000))
  const cents = product / 10_000n
  const twiceRest = (product % 10_000n) * 2n
  const isUp = twiceRest > 10_000n || (twiceRest === 10_000n && cents % 2n === 1n)
  return Number(isUp ? cents + 1n : cents) / 100
}

/** What the form's text says in dollars; undefined when it is no amount. */
export function amountOf(text: string): number | undefined {
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text.trim())) return undefined
  const value = Number(text)
  return value > 0 ? value : undefined
}
