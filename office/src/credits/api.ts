// What is asked of the server about credits and invoices.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { pageByPage } from '#browser/http/pages.ts'
import { staffCreditRoutes as routes, type StaffInvoice } from '#contract/staff/credits.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000

export function useCredits(id: string) {
  return useQuery({
    queryKey: ['client', id, 'credits'],
    queryFn: ({ signal }) => ask(routes.officeClientCredits, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

export function useCreditMoves(id: string) {
  return useInfiniteQuery({
    queryKey: ['client', id, 'credits', 'moves'],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeClientCreditMoves, {
        params: { id },
        query: { cursor: pageParam },
        signal,
      }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

type InvoicesWish = Omit<z.input<typeof routes.officeInvoices.query>, 'cursor' | 'limit'>

export function useInvoices(wish: InvoicesWish) {
  return useInfiniteQuery({
    queryKey: ['invoices', wish],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeInvoices, { query: { ...wish, cursor: pageParam }, signal }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export function invoiceFileOf({ purchase, kind }: StaffInvoice, language: string): string {
  const query = new URLSearchParams({ of: kind, lang: language })
  return `/api/office/invoices/${purchase}/file?${query}`
}
