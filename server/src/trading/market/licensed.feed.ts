// Live prices of a source that the operator has a licence for. It tells nothing of the past: charts
// begin with what it says from now on, and a gap that trades rest on stays without a price.

import type { Instrument } from '../instruments/instrument.ts'
import { createExchangeFeed, type ExchangeFeed, type ExchangeFeedDeps } from './exchange.feed.ts'
import { type ExchangeTimings, exchangeTimings } from './exchange.ts'
import { licensedExchange } from './licensed-messages.ts'
import type { LicensedSource } from './licensed-source.ts'

export type LicensedFeedDeps = Omit<ExchangeFeedDeps, 'timings' | 'streamUrl' | 'restUrl'> & {
  readonly source: LicensedSource
  readonly instruments: readonly Instrument[]
  readonly timings?: ExchangeTimings
}

export function createLicensedFeed({
  timings = exchangeTimings,
  instruments,
  source,
  ...deps
}: LicensedFeedDeps): ExchangeFeed {
  const exchange = licensedExchange(source)
  const pairs = instruments.flatMap(({ symbol, isTradable }) => {
    const name = source.symbols[symbol]
    return name === undefined ? [] : [{ symbol, name, isTradable }]
  })
  return createExchangeFeed(
    {
      ...deps,
      timings:
        source.every_ms === undefined ? timings : { ...timings, pollEveryMs: source.every_ms },
      streamUrl: source.url,
      restUrl: source.url,
      headers: source.headers,
    },
    {
      exchange,
      // Of what no exchange lists it is the operator's word, and said to be; it is never counted
      // among those that are compared.
      isLive: true,
      realSources: 0,
      tradable: pairs.filter((pair) => pair.isTradable),
      others: pairs.filter((pair) => !pair.isTradable),
      openHistory: () => ({
        candles: async () => undefined,
        trades: async () => ({
          answer: 'nothing',
          asked: `${exchange.name}: tells nothing of the past`,
          ticks: [],
        }),
      }),
    },
  )
}
