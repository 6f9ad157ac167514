// Instruments and their terms, from the query cache. The stream says when another offer is in
// force: that one is fetched at once, and so is all that tells of it.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type MarketView, marketRoutes } from '#contract/public/market.ts'
import { call } from '../http/api.ts'
import { refreshForOffer } from '../stream/news.ts'
import { useStream } from '../stream/stream.ts'

const marketKey = ['market'] as const
const againMs = 1_000

export function useMarket() {
  return useQuery({
    queryKey: marketKey,
    queryFn: async ({ signal }) => (await call(marketRoutes.instruments, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { news: ['offer'] },
    // An answer can be of the moment before, and none can come: then it is asked for again.
    refetchInterval: ({ state }) => isOld(state.data) && againMs,
  })
}

function isOld(known: MarketView | undefined): boolean {
  const { offer } = useStream.getState()
  return known !== undefined && offer !== null && known.version !== offer
}

export function useOfferNews(): void {
  const queries = useQueryClient()
  const offer = useStream((stream) => stream.offer)
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (offer === null) return
    const shown = queries.getQueryData<MarketView>(marketKey)?.version ?? told.current ?? offer
    told.current = offer
    if (shown !== offer) void refreshForOffer(queries)
  }, [queries, offer])
}

/** How a symbol is shown, e.g. "BCH/BTC"; the code itself until instruments are known. */
export function useSymbolName(): (symbol: string) => string {
  const { data } = useMarket()
  return (symbol) => data?.instruments.find((known) => known.symbol === symbol)?.name ?? symbol
}

export function useDecimals(): (symbol: string) => number {
  const { data } = useMarket()
  return (symbol) => data?.instruments.find((known) => known.symbol === symbol)?.decimals ?? 2
}
