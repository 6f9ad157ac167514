// What became of the client's trades, page by page: `trades.ts` moves the lists on by what the
// stream tells.

import { useInfiniteQuery } from '@tanstack/react-query'
import { tradeRoutes } from '#contract/client/trades.ts'
import type { Mode } from '#contract/shared/wire.ts'
import { call } from '../http/api.ts'
import { historyKey, profitsKey } from './trades.ts'

export function useTradeHistory(mode: Mode) {
  return useInfiniteQuery({
    queryKey: historyKey(mode),
    queryFn: ({ pageParam, signal }) =>
      call(tradeRoutes.listTrades, { query: { mode, limit: '50', cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
}

export function useProfits(mode: Mode) {
  return useInfiniteQuery({
    queryKey: profitsKey(mode),
    queryFn: ({ pageParam, signal }) =>
      call(tradeRoutes.listProfits, { query: { mode, limit: '50', cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
}
