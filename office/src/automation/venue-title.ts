// What exchanges are called: by their own names, in every language.

import type { VenueName } from '#contract/client/exchange-keys.ts'
import { automation as t } from '../words/automation.ts'

export const venueTitle: Readonly<Record<VenueName, string>> = {
  practice: t.bots.practice,
  kraken: 'Kraken',
  binance: 'Binance',
  bybit: 'Bybit',
  coinbase: 'Coinbase',
  bitstamp: 'Bitstamp',
}
