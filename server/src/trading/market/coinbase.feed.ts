// Live prices of the Coinbase exchange: crypto, by the products that it lists.

import type { Instrument } from '../instruments/instrument.ts'
import { createAsking } from './ask-exchange.ts'
import { createCoinbaseHistory } from './coinbase.history.ts'
import { coinbase, parseCoinbaseProducts } from './coinbase-messages.ts'
import { createExchangeFeed, type ExchangeFeed, type ExchangeFeedDeps } from './exchange.feed.ts'
import { type ExchangeTimings, exchangeTimings } from './exchange.ts'
import { coinbaseRestUrl, coinbaseStreamUrl } from './feed-setting.ts'

export type CoinbaseFeedDeps = Omit<ExchangeFeedDeps, 'timings'> & {
  readonly instruments: readonly Instrument[]
  readonly timings?: ExchangeTimings
}

/** It allows ten requests a second. */
export const coinbaseTimings: ExchangeTimings = { ...exchangeTimings, restEveryMs: 200 }

/**
 * Asks first which products there are. Where it does not say, every pair of coins is asked for, and
 * the stream refuses those that are none.
 */
export async function createCoinbaseFeed({
  timings = coinbaseTimings,
  instruments,
  ...deps
}: CoinbaseFeedDeps): Promise<ExchangeFeed> {
  const { streamUrl, restUrl } = deps
  const listed = await productsOf({ ...deps, timings })
  const pairs = instruments
    .filter(({ category }) => category === 'Cryptocurrency')
    .map(({ symbol, base, quote, isTradable }) => ({
      symbol,
      name: `${base}-${quote}`,
      isTradable,
    }))
    .filter(({ name }) => listed === undefined || listed.has(name))
  return createExchangeFeed(
    { ...deps, timings },
    {
      exchange: coinbase,
      isLive: streamUrl === coinbaseStreamUrl && restUrl === coinbaseRestUrl,
      tradable: pairs.filter((pair) => pair.isTradable),
      others: pairs.filter((pair) => !pair.isTradable),
      openHistory: createCoinbaseHistory,
    },
  )
}

async function productsOf(deps: ExchangeFeedDeps): Promise<ReadonlySet<string> | undefined> {
  const { signal } = new AbortController()
  const ask = createAsking({ ...deps, signal, isFinal: () => false })
  const answer = await ask(`${deps.restUrl}/products`, parseCoinbaseProducts)
  if (answer !== undefined && 'ids' in answer) return new Set(answer.ids)
  deps.log(`coinbase: no list of products: ${answer?.error ?? 'stopped'}`)
  return undefined
}
