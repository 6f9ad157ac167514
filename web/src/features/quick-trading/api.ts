// What this feature asks the server, and by which keys its answers are kept.

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Order, tradeRoutes } from '#contract/client/trades.ts'
import { marketRoutes } from '#contract/public/market.ts'
import { ask } from '../../lib/http/call.ts'

/** The newest price and the day's change of every instrument. */
export const ratesQuery = queryOptions({
  queryKey: ['rates'],
  queryFn: async ({ signal }) => {
    const data = await ask(marketRoutes.rates, { signal })
    return new Map(data.map((rate) => [rate.symbol, rate]))
  },
  refetchInterval: 30_000,
})

type Wanted = {
  readonly symbol: string
  readonly duration: number
  readonly strikeRate: string
  /** Of the offer: another one quotes anew. */
  readonly version: string | undefined
}

const quoteMs = 5_000

export const quoteQuery = ({ symbol, duration, strikeRate, version }: Wanted) =>
  queryOptions({
    queryKey: ['quote', version, symbol, duration, strikeRate],
    queryFn: async ({ signal }) => {
      const query = { symbol, duration: String(duration), strike_rate: strikeRate }
      return ask(marketRoutes.quote, { query, signal })
    },
    refetchInterval: quoteMs,
    staleTime: quoteMs,
    retry: false,
    placeholderData: keepPreviousData,
  })

export async function submitTrade(order: Order, idempotencyKey: string) {
  return ask(tradeRoutes.submitTrade, { body: order, idempotencyKey })
}
