// Volatility breakout: the price leaves the channel of the minutes before while it moves more than
// it did, and goes on the way it left.

import { ATR, DonchianChannels } from 'trading-signals'
import type { SignalRule } from './rule.ts'

const parameters = { channel: 20, range: 10, usual: 60, growth: 1.2 }

export const breakout: SignalRule = {
  name: 'volatility_breakout',
  version: 1,
  parameters,
  horizonSeconds: 300,
  candles: 150,
  decide: (candles) => {
    const { channel, range, usual, growth } = parameters
    const newest = candles.at(-1)!
    const before = new DonchianChannels(channel)
    // Without the newest candle, which would always lie within.
    for (const candle of candles.slice(0, -1)) before.update(candle, false)
    const now = new ATR(range)
    const calm = new ATR(usual)
    for (const candle of candles) {
      now.update(candle, false)
      calm.update(candle, false)
    }
    if (now.getResultOrThrow() < growth * calm.getResultOrThrow()) return undefined
    const { lower, upper } = before.getResultOrThrow()
    if (newest.close > upper) return 'rise'
    if (newest.close < lower) return 'fall'
    return undefined
  },
}
