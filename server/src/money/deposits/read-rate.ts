// What a coin is worth now, as the market module has it: the dollar's own pair, or else the
// stablecoin's. A stale price is none.

import type { Coin } from '#kernel/coins.ts'
import type { Millis } from '#kernel/time.ts'
import { isStale, type Market, spotOf } from '#server/trading/market/market.ts'
import { rateOf } from './rate.ts'

export function readRate(market: Market, coin: Coin, now: Millis): string | undefined {
  for (const quote of ['USD', 'USDT']) {
    const quoted = market.bySymbol.get(`${coin.toUpperCase()}${quote}`)
    if (!quoted || isStale(quoted, now)) continue
    const spot = spotOf(quoted)
    if (spot && spot.price > 0) return rateOf(spot.price, quoted.instrument.scale)
  }
  return undefined
}
