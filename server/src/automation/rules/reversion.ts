// Mean reversion: what went far from its middle comes back. The price lies outside its Bollinger
// bands and the index of relative strength says that it went one way only.

import { BollingerBands, RSI } from 'trading-signals'
import type { SignalRule } from './rule.ts'

const parameters = { band: 20, deviations: 2, strength: 14, low: 30, high: 70 }

export const reversion: SignalRule = {
  name: 'mean_reversion',
  version: 1,
  parameters,
  horizonSeconds: 300,
  candles: 150,
  decide: (candles) => {
    const { band, deviations, strength, low, high } = parameters
    const bands = new BollingerBands(band, deviations)
    const index = new RSI(strength)
    for (const { close } of candles) {
      bands.update(close, false)
      index.update(close, false)
    }
    const { lower, upper } = bands.getResultOrThrow()
    const newest = candles.at(-1)!.close
    const relative = index.getResultOrThrow()
    if (newest < lower && relative < low) return 'rise'
    if (newest > upper && relative > high) return 'fall'
    return undefined
  },
}
