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
import { messageOf } from '#browser/http/errors.ts'
import type { WithdrawalView } from '#contract/client/withdrawals.ts'
import { listen } from '../../lib/stream/stream.ts'
import { useWhileLost } from '../../lib/stream/use-while-lost.ts'
import { toast } from '../../lib/toast/toast.ts'
import { refreshUser } from '../../lib/user/user.ts'
import {
  allOfWithdrawals,
  bookQuery,
  cancelWithdrawal,
  termsQuery,
  withdrawalsQuery,
} from './api.ts'

export const useWithdrawals = () => useInfiniteQuery(withdrawalsQuery)

export const useTerms = () => useQuery(termsQuery)

export const useBookOfAddresses = () => useQuery(bookQuery)

export async function refreshWithdrawals(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries(allOfWithdrawals), refreshUser(queries)])
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
    mutationFn: cancelWithdrawal,
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => toast('error', messageOf(error)),
    onSettled: () => refreshWithdrawals(queries),
  })
}

export function underWayOf(rows: readonly WithdrawalView[]): WithdrawalView[] {
  return rows.filter(({ status }) => status === 'Pending' || status === 'Approved')
}
