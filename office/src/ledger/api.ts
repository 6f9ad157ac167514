// What the screen of the books asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import { pageByPage } from '#browser/http/pages.ts'
import { invariantIds, type LedgerCheck, ledgerRoutes as routes } from '#contract/staff/ledger.ts'
import { ask, askPage } from '../lib/ask.ts'
import { seldomMs } from '../lib/seldom.ts'

const everyMs = 10_000

type AccountsAsked = z.input<(typeof routes)['officeAccounts']['query']>
type TransfersAsked = z.input<(typeof routes)['officeTransfers']['query']>

export function useAccounts(filters: AccountsAsked) {
  return useInfiniteQuery({
    queryKey: ['ledger', 'accounts', filters],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeAccounts, { query: { ...filters, cursor: pageParam }, signal }),
    refetchInterval: seldomMs,
    ...pageByPage,
  })
}

export function useTransfers(filters: TransfersAsked) {
  return useInfiniteQuery({
    queryKey: ['ledger', 'transfers', filters],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeTransfers, { query: { ...filters, cursor: pageParam }, signal }),
    refetchInterval: seldomMs,
    ...pageByPage,
  })
}

export function useTransfer(id: string) {
  return useQuery({
    queryKey: ['ledger', 'transfer', id],
    queryFn: ({ signal }) => ask(routes.officeTransfer, { params: { id }, signal }),
  })
}

const trialKey = ['ledger', 'trial-balance']

/** As it was last reckoned; whoever is the first has it reckoned. */
export function useTrialBalance() {
  return useQuery({
    queryKey: trialKey,
    queryFn: async ({ signal }) =>
      (await ask(routes.officeTrialBalance, { signal })) ?? ask(routes.officeTrialBalanceReckoned),
    refetchInterval: everyMs,
  })
}

export function useReckoning() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => ask(routes.officeTrialBalanceReckoned),
    onSuccess: (reckoned) => queries.setQueryData(trialKey, reckoned),
  })
}

export function useLooks() {
  return useInfiniteQuery({
    queryKey: ['ledger', 'looks'],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeBooksLooks, { query: { limit: '20', cursor: pageParam }, signal }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export function useDifferences(state: 'standing' | 'all') {
  return useInfiniteQuery({
    queryKey: ['ledger', 'differences', state],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeBookDifferences, { query: { state, cursor: pageParam }, signal }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export function useComparison() {
  return useMutation({ mutationFn: () => ask(routes.officeComparison) })
}

const checksKey = ['ledger', 'checks']

export function useChecks() {
  return useQuery({
    queryKey: checksKey,
    queryFn: ({ signal }) => ask(routes.officeChecks, { signal }),
    refetchInterval: everyMs,
  })
}

/** One after another; what each says is shown as it comes. */
export function useRunning() {
  const queries = useQueryClient()
  const [now, setNow] = useState<number>()
  const run = useMutation({
    mutationFn: async (ids: readonly LedgerCheck['id'][]) => {
      for (const [nr, id] of ids.entries()) {
        setNow(nr + 1)
        const checked = await ask(routes.officeCheck, { params: { id } })
        queries.setQueryData<LedgerCheck[]>(checksKey, (known) =>
          known?.map((one) => (one.id === id ? checked : one)),
        )
      }
    },
    onSettled: () => setNow(undefined),
  })
  return { run, now, all: invariantIds }
}
