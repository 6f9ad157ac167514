// Momentum: what has been going somewhere goes on. The distance between a fast and a slow average
// of the price, measured in how far it moves in a minute.

import { ATR, EMA } from 'trading-signals'
import type { SignalRule } from './rule.ts'

const parameters = { fast: 8, slow: 34, range: 14, distance: 1 }

export const momentum: SignalRule = {
  name: 'momentum',
  version: 1,
  parameters,
  horizonSeconds: 300,
  candles: 150,
  decide: (candles) => {
    const { fast, slow, range, distance } = parameters
    const quick = new EMA(fast)
    const calm = new EMA(slow)
    const reach = new ATR(range)
    for (const candle of candles) {
      quick.update(candle.close, false)
      calm.update(candle.close, false)
      reach.update(candle, false)
    }
    const apart = quick.getResultOrThrow() - calm.getResultOrThrow()
    const needed = distance * reach.getResultOrThrow()
    if (needed === 0 || Math.abs(apart) < needed) return undefined
    return apart > 0 ? 'rise' : 'fall'
  },
}
