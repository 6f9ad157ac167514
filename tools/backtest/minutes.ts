// A recording as the one-minute candles that the product would have stored.

import { toPoints } from '#kernel/price.ts'
import { minute } from '#kernel/time.ts'
import { aggregated, type Candle, candleOf } from '#server/trading/market/candle.ts'
import type { Recording } from '#server/trading/market/recorded-files.ts'

export function minutesOf(recording: Recording): Candle[] {
  const { scale } = recording
  if (recording.kind === 'trades') {
    const ticks = recording.trades.map(({ at, price }) => candleOf(at, toPoints(price, scale)))
    return aggregated(ticks, minute)
  }
  return recording.candles.map(({ at, open, high, low, close }) => ({
    at,
    open: toPoints(open, scale),
    high: toPoints(high, scale),
    low: toPoints(low, scale),
    close: toPoints(close, scale),
    ticks: 1,
  }))
}
