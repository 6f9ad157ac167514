// What the tabs of one client ask the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { pageByPage } from '#browser/http/pages.ts'
import { clientPartRoutes as routes } from '#contract/staff/client-parts.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000

type StatementWish = Omit<z.input<typeof routes.officeClientStatement.query>, 'cursor' | 'limit'>

export function useStatement(id: string, wish: StatementWish) {
  return useInfiniteQuery({
    queryKey: ['client', id, 'statement', wish],
    queryFn: ({ signal, pageParam }) =>
      ask(routes.officeClientStatement, {
        params: { id },
        query: { ...wish, cursor: pageParam },
        signal,
      }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

/** Where the file of what is shown is taken from. */
export function statementFileOf(id: string, wish: Readonly<Record<string, string>>): string {
  return `/api/office/clients/${id}/statement/file?${new URLSearchParams(wish)}`
}

type TradesWish = Omit<z.input<typeof routes.officeClientTrades.query>, 'cursor' | 'limit'>

export function useTrades(id: string, wish: TradesWish) {
  return useInfiniteQuery({
    queryKey: ['client', id, 'trades', wish],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeClientTrades, {
        params: { id },
        query: { ...wish, cursor: pageParam },
        signal,
      }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export function useReceipt(id: string, trade: string) {
  return useQuery({
    queryKey: ['client', id, 'trade', trade],
    queryFn: ({ signal }) => ask(routes.officeClientReceipt, { params: { id, trade }, signal }),
    refetchInterval: everyMs,
  })
}

export function useLimits(id: string) {
  return useQuery({
    queryKey: ['client', id, 'limits'],
    queryFn: ({ signal }) => ask(routes.officeClientLimits, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

export function useAttempts(id: string) {
  return useQuery({
    queryKey: ['client', id, 'appropriateness'],
    queryFn: ({ signal }) => ask(routes.officeClientAppropriateness, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

export function useWithdrawalRoom(id: string) {
  return useQuery({
    queryKey: ['client', id, 'room'],
    queryFn: ({ signal }) => ask(routes.officeClientWithdrawalRoom, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

export function useSessionEnd(id: string, session: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      ask(routes.officeClientSessionEnd, { params: { id, session }, body: { reason } }),
    onSettled: () => queries.invalidateQueries(),
  })
}
