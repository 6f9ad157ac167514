// Live prices of an exchange that says which pairs it lists: those of coins among ours.

import type { Instrument } from '../instruments/instrument.ts'
import { createAsking, type Failed } from './ask-exchange.ts'
import { createBitstampHistory } from './bitstamp.history.ts'
import { bitstamp, parseBitstampPairs } from './bitstamp-messages.ts'
import { createCoinbaseHistory } from './coinbase.history.ts'
import { coinbase, parseCoinbaseProducts } from './coinbase-messages.ts'
import {
  createExchangeFeed,
  type ExchangeFacts,
  type ExchangeFeed,
  type ExchangeFeedDeps,
} from './exchange.feed.ts'
import { type ExchangeTimings, exchangeTimings } from './exchange.ts'
import { isReal } from './feed-setting.ts'

type Listing = Pick<ExchangeFacts, 'exchange' | 'openHistory'> & {
  readonly nameOf: (pair: Pick<Instrument, 'base' | 'quote'>) => string
  readonly listPath: string
  readonly parseList: (text: string) => { readonly ids: readonly string[] } | Failed
}

const listings: Readonly<Record<'coinbase' | 'bitstamp', Listing>> = {
  coinbase: {
    exchange: coinbase,
    openHistory: createCoinbaseHistory,
    nameOf: ({ base, quote }) => `${base}-${quote}`,
    listPath: '/products',
    parseList: parseCoinbaseProducts,
  },
  bitstamp: {
    exchange: bitstamp,
    openHistory: createBitstampHistory,
    nameOf: ({ base, quote }) => `${base}${quote}`.toLowerCase(),
    listPath: '/api/v2/trading-pairs-info/',
    parseList: parseBitstampPairs,
  },
}

export type ListedFeedDeps = Omit<ExchangeFeedDeps, 'timings'> & {
  readonly name: keyof typeof listings
  readonly instruments: readonly Instrument[]
  readonly timings?: ExchangeTimings
}

/** Both allow many times as many requests a second. */
export const listedTimings: ExchangeTimings = { ...exchangeTimings, restEveryMs: 200 }

/**
 * Asks first which pairs there are. Where it does not say, every pair of coins is asked for, and
 * the stream refuses those that are none.
 */
export async function createListedFeed({
  timings = listedTimings,
  instruments,
  name,
  ...deps
}: ListedFeedDeps): Promise<ExchangeFeed> {
  const listing = listings[name]
  const listed = await pairsOf(listing, { ...deps, timings })
  const pairs = instruments
    .filter(({ category }) => category === 'Cryptocurrency')
    .map((one) => ({ ...one, name: listing.nameOf(one) }))
    .filter((pair) => listed === undefined || listed.has(pair.name))
    .map(({ symbol, name: named, isTradable }) => ({ symbol, name: named, isTradable }))
  return createExchangeFeed(
    { ...deps, timings },
    {
      ...listing,
      isLive: isReal({ ...deps, name }),
      tradable: pairs.filter((pair) => pair.isTradable),
      others: pairs.filter((pair) => !pair.isTradable),
    },
  )
}

async function pairsOf(
  { exchange, listPath, parseList }: Listing,
  deps: ExchangeFeedDeps,
): Promise<ReadonlySet<string> | undefined> {
  const { signal } = new AbortController()
  const ask = createAsking({ ...deps, signal, isFinal: () => false })
  const answer = await ask(`${deps.restUrl}${listPath}`, parseList)
  if (answer !== undefined && 'ids' in answer) return new Set(answer.ids)
  deps.log(`${exchange.name}: no list of pairs: ${answer?.error ?? 'stopped'}`)
  return undefined
}
