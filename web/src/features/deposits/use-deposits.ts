// The client's deposits in the query cache, fetched anew whenever the stream says that one changed.

import { type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { DepositView } from '#contract/client/deposits.ts'
import { listen } from '../../lib/stream/stream.ts'
import { useWhileLost } from '../../lib/stream/use-while-lost.ts'
import { refreshUser } from '../../lib/user/user.ts'
import { depositsQuery } from './api.ts'

export const useDeposits = () => useInfiniteQuery(depositsQuery)

export function refreshDeposits(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries(depositsQuery)
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
