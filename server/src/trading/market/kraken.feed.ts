// Live prices of the Kraken exchange, crypto and currencies.

import type { Instrument } from '../instruments/instrument.ts'
import { createExchangeFeed, type ExchangeFeed, type ExchangeFeedDeps } from './exchange.feed.ts'
import { type ExchangeTimings, exchangeTimings } from './exchange.ts'
import { isReal } from './feed-setting.ts'
import { createKrakenHistory } from './kraken.history.ts'
import { kraken } from './kraken-messages.ts'

export type KrakenFeedDeps = Omit<ExchangeFeedDeps, 'timings'> & {
  readonly instruments: readonly Instrument[]
  readonly timings?: ExchangeTimings
}

export function createKrakenFeed({
  timings = exchangeTimings,
  instruments,
  ...deps
}: KrakenFeedDeps): ExchangeFeed {
  const listed = instruments.flatMap(({ symbol, krakenSymbol: name, isTradable }) =>
    name === null ? [] : { symbol, name, isTradable },
  )
  return createExchangeFeed(
    { ...deps, timings },
    {
      exchange: kraken,
      isLive: isReal({ ...deps, name: 'kraken' }),
      tradable: listed.filter((pair) => pair.isTradable),
      others: listed.filter((pair) => !pair.isTradable),
      openHistory: createKrakenHistory,
    },
  )
}
