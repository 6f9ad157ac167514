// What the screen of prices asks the server.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { type PriceRefusal, staffPriceRoutes as routes } from '#contract/staff/prices.ts'
import { ask, askPage } from '../lib/ask.ts'
import { seldomMs } from '../lib/seldom.ts'

const everyMs = 10_000

export function usePrices() {
  return useQuery({
    queryKey: ['prices'],
    queryFn: ({ signal }) => ask(routes.officePrices, { signal }),
    refetchInterval: everyMs,
  })
}

type Filters = Readonly<Record<string, string>>

export function usePriceGaps({ symbol }: Filters) {
  return useInfiniteQuery({
    queryKey: ['prices', 'gaps', symbol],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officePriceGaps, { query: { symbol, cursor: pageParam }, signal }),
    refetchInterval: seldomMs,
    ...pageByPage,
  })
}

export function usePriceHalts({ symbol }: Filters) {
  return useInfiniteQuery({
    queryKey: ['prices', 'halts', symbol],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officePriceHalts, { query: { symbol, cursor: pageParam }, signal }),
    refetchInterval: seldomMs,
    ...pageByPage,
  })
}

export function useRefusedPrices({ symbol, reason }: Filters) {
  return useInfiniteQuery({
    queryKey: ['prices', 'refused', symbol, reason],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeRefusedPrices, {
        query: { symbol, reason: reason as PriceRefusal | undefined, cursor: pageParam },
        signal,
      }),
    refetchInterval: seldomMs,
    ...pageByPage,
  })
}
