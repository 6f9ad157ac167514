// Instruments and their terms, from the query cache. The stream says when another offer is in
// force: that one is fetched at once, and so is all that tells of it.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshFor } from '../stream/news.ts'
import { useStream } from '../stream/stream.ts'
import { marketQuery } from './api.ts'

export const useMarket = () => useQuery(marketQuery)

export function useOfferNews(): void {
  const queries = useQueryClient()
  const offer = useStream((stream) => stream.offer)
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (offer === null) return
    const shown = queries.getQueryData(marketQuery.queryKey)?.version ?? told.current ?? offer
    told.current = offer
    if (shown !== offer) void refreshFor(queries, 'offer')
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
