// What the screen of deposits asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { staffDepositRoutes as routes } from '#contract/staff/deposits.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000

export function useDeposits(filters: Readonly<Record<string, string>>) {
  return useInfiniteQuery({
    queryKey: ['deposits', filters],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeDeposits, { query: { ...filters, cursor: pageParam }, signal }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export function useDeposit(id: string) {
  return useQuery({
    queryKey: ['deposit', id],
    queryFn: ({ signal }) => ask(routes.officeDeposit, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

export function useRejection(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      ask(routes.officeDepositRejection, { params: { id }, body: { reason } }),
    onSettled: () => void queries.invalidateQueries(),
  })
}

/** Where the picture that was sent with one is: each look at it is on record. */
export function receiptOf(id: string): string {
  return `/api/office/deposits/${id}/receipt`
}

export function useDepositKeys() {
  return useQuery({
    queryKey: ['deposit-keys'],
    queryFn: ({ signal }) => ask(routes.officeDepositKeys, { signal }),
  })
}
