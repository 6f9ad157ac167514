// Instruments and their terms, from the query cache.

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { marketRoutes } from '#contract/market.ts'
import { call } from './api.ts'

const marketKey = ['market'] as const
const refetchMs = 15_000

export function useMarket() {
  return useQuery({
    queryKey: marketKey,
    queryFn: async ({ signal }) => (await call(marketRoutes.instruments, { signal })).data,
    // Hours and durations change with the clock, strike rates when staff say so.
    staleTime: refetchMs,
    refetchInterval: refetchMs,
  })
}

export function useRefreshMarket(): () => void {
  const queries = useQueryClient()
  return useCallback(() => void queries.invalidateQueries({ queryKey: marketKey }), [queries])
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
