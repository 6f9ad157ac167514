// The client's deposits in the query cache, fetched anew whenever the stream says that one changed.

import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { type DepositView, depositRoutes } from '#contract/client/deposits.ts'
import { call } from '../../lib/http/api.ts'
import { refreshUser } from '../../lib/session/user.ts'
import { listen } from '../../lib/stream/stream.ts'
import { useWhileLost } from '../../lib/stream/use-while-lost.ts'

const depositsKey = ['deposits'] as const

export function useDeposits() {
  return useInfiniteQuery({
    queryKey: depositsKey,
    queryFn: ({ pageParam, signal }) =>
      call(depositRoutes.listDeposits, { query: { limit: '50', cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { news: ['deposits'] },
  })
}

export function refreshDeposits(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: depositsKey })
}

/** Keeps the deposits up to date while a screen with them stands. */
export function useDepositEvents(): void {
  const queries = useQueryClient()
  const refreshAll = useCallback(() => {
    void refreshDeposits(queries)
    void refreshUser(queries)
  }, [queries])
  useWhileLost(refreshAll)
  useEffect(
    () =>
      listen({
        event: (event) => {
          if (event.type === 'deposit') void refreshDeposits(queries)
        },
        missed: refreshAll,
      }),
    [queries, refreshAll],
  )
}

/** Those that are not decided yet. */
export function pendingOf(rows: readonly DepositView[]): DepositView[] {
  return rows.filter(({ status }) => status === 'Pending')
}
