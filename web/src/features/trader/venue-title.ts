// What exchanges are called, which is the same in every language; ours is put into words.

import type { VenueName } from '#contract/client/exchange-keys.ts'
import * as t from '../../lib/i18n/i18n.ts'

export const venueTitle: Readonly<Record<VenueName, string>> = {
  practice: t.trader.practiceTitle,
  kraken: 'Kraken',
  binance: 'Binance',
  bybit: 'Bybit',
  coinbase: 'Coinbase',
  bitstamp: 'Bitstamp',
}
