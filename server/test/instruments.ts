// Instruments for tests of pure rules, which need no list and no database.

import { dollars } from '#kernel/money.ts'
import type { Instrument } from '#server/trading/instruments/instrument.ts'

export const bitcoin: Instrument = {
  id: 1,
  symbol: 'BTCUSD',
  base: 'BTC',
  quote: 'USD',
  category: 'Cryptocurrency',
  isTradable: true,
  scale: { decimals: 2, tickPoints: 1 },
  stakeMin: dollars(1),
  stakeMax: dollars(5_000),
  payoutMaxPerClient: dollars(20_000),
  exposureMax: dollars(50_000),
  krakenSymbol: null,
  exchange: null,
  title: null,
}

export const euro: Instrument = { ...bitcoin, id: 2, symbol: 'EURUSD', category: 'Currencies' }
