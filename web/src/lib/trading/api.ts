// What several screens ask of trades and of the market, and by which keys the answers are kept.

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { type Order, tradeRoutes } from '#contract/client/trades.ts'
import { type MarketView, marketRoutes } from '#contract/public/market.ts'
import type { StakedMode } from '#contract/shared/wire.ts'
import { ask, call } from '../http/call.ts'
import { useStream } from '../stream/stream.ts'

/** Trades that have not ended yet, newest first. */
export const openTradesQuery = (mode: StakedMode) =>
  queryOptions({
    queryKey: ['trades', mode, 'open'],
    queryFn: async ({ signal }) => {
      const query = { mode, status: 'open', limit: '500' } as const
      return ask(tradeRoutes.listTrades, { query, signal })
    },
    meta: { news: ['trades'] },
  })

export const tradeHistoryQuery = (mode: StakedMode) =>
  infiniteQueryOptions({
    queryKey: ['trades', mode, 'history'],
    queryFn: ({ pageParam, signal }) =>
      call(tradeRoutes.listTrades, { query: { mode, limit: '50', cursor: pageParam }, signal }),
    ...pageByPage,
    meta: { news: ['trades'] },
  })

export const profitsQuery = (mode: StakedMode) =>
  infiniteQueryOptions({
    queryKey: ['profits', mode],
    queryFn: ({ pageParam, signal }) =>
      call(tradeRoutes.listProfits, { query: { mode, limit: '50', cursor: pageParam }, signal }),
    ...pageByPage,
    meta: { news: ['trades'] },
  })

const againMs = 1_000

export const marketQuery = queryOptions({
  queryKey: ['market'],
  queryFn: ({ signal }) => ask(marketRoutes.instruments, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { news: ['offer'] },
  // An answer can be of the moment before, and none can come: then it is asked for again.
  refetchInterval: ({ state }) => isOld(state.data) && againMs,
})

function isOld(known: MarketView | undefined): boolean {
  const { offer } = useStream.getState()
  return known !== undefined && offer !== null && known.version !== offer
}

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
