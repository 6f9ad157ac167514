// Instruments and their terms, from the query cache.

import { useQuery } from '@tanstack/react-query'
import { marketRoutes } from '#contract/market.ts'
import { call } from './api.ts'

export function useMarket() {
  return useQuery({
    queryKey: ['market'],
    queryFn: async ({ signal }) => (await call(marketRoutes.instruments, { signal })).data,
    // Hours and offered durations change with the clock.
    staleTime: 60_000,
    refetchInterval: 60_000,
  })
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
