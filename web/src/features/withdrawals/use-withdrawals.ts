// The client's withdrawals, terms and address book in the query cache, fetched anew whenever the
// stream says that something changed.

import {
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { type WithdrawalView, withdrawalRoutes } from '#contract/client/withdrawals.ts'
import { call } from '../../lib/http/api.ts'
import { messageOf } from '../../lib/http/errors.ts'
import { refreshUser } from '../../lib/session/user.ts'
import { listen } from '../../lib/stream/stream.ts'
import { useWhileLost } from '../../lib/stream/use-while-lost.ts'
import { toast } from '../../lib/toast/toast.ts'

const allKey = ['withdrawals'] as const

export function useWithdrawals() {
  return useInfiniteQuery({
    queryKey: [...allKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(withdrawalRoutes.listWithdrawals, { query: { limit: '50', cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { news: ['withdrawals', 'destinations'] },
  })
}

export function useTerms() {
  return useQuery({
    queryKey: [...allKey, 'terms'],
    queryFn: async ({ signal }) => (await call(withdrawalRoutes.withdrawalTerms, { signal })).data,
    meta: { news: ['withdrawals', 'deposits', 'balance', 'identity', 'offer'] },
  })
}

export function useBookOfAddresses() {
  return useQuery({
    queryKey: [...allKey, 'book'],
    queryFn: async ({ signal }) => (await call(withdrawalRoutes.listDestinations, { signal })).data,
    meta: { news: ['destinations'] },
  })
}

export async function refreshWithdrawals(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: allKey }), refreshUser(queries)])
}

/** Keeps them up to date while a screen with them stands. */
export function useWithdrawalEvents(): void {
  const queries = useQueryClient()
  const refresh = useCallback(() => void refreshWithdrawals(queries), [queries])
  useWhileLost(refresh)
  useEffect(
    () =>
      listen({
        event: (event) => {
          if (event.type === 'withdrawal') refresh()
        },
        missed: refresh,
      }),
    [refresh],
  )
}

export function useCancelling() {
  const queries = useQueryClient()
  return useMutation({
    // It is cancelled once, so its id is the key: asking again after a lost answer is no error.
    mutationFn: (id: string) =>
      call(withdrawalRoutes.cancelWithdrawal, { params: { id }, idempotencyKey: `cancel-${id}` }),
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => toast('error', messageOf(error)),
    onSettled: () => refreshWithdrawals(queries),
  })
}

export function underWayOf(rows: readonly WithdrawalView[]): WithdrawalView[] {
  return rows.filter(({ status }) => status === 'Pending' || status === 'Approved')
}
