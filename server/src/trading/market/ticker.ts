// Which instruments run through the ticker: the best known first, all of them tradable.

import type { Quoted } from './market.ts'

const bestKnown = [
  'BTCUSD',
  'ETHUSD',
  'BCHBTC',
  'EURUSD',
  'LTCUSD',
  'XRPUSD',
  'GBPUSD',
  'BCHUSD',
  'SOLUSD',
  'USDJPY',
  'ADAUSDT',
  'DOGEUSDT',
  'LINKUSD',
  'USDCHF',
  'BNBUSDT',
  'AUDUSD',
]

/** As many as are named above; others fill up where an install does not have all of those. */
export function inTicker(all: readonly Quoted[]): Quoted[] {
  const place = ({ instrument }: Quoted) => {
    const index = bestKnown.indexOf(instrument.symbol)
    return index === -1 ? bestKnown.length : index
  }
  return all
    .filter(({ instrument }) => instrument.isTradable)
    .sort((a, b) => place(a) - place(b) || a.instrument.id - b.instrument.id)
    .slice(0, bestKnown.length)
}
