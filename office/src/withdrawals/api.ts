// What the screen of withdrawals asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { payoutRoutes } from '#contract/staff/payouts.ts'
import { staffWithdrawalRoutes as routes } from '#contract/staff/withdrawals.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000

export function useWithdrawals(filters: Readonly<Record<string, string>>) {
  return useInfiniteQuery({
    queryKey: ['withdrawals', filters],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeWithdrawals, { query: { ...filters, cursor: pageParam }, signal }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export function useWithdrawal(id: string) {
  return useQuery({
    queryKey: ['withdrawal', id],
    queryFn: ({ signal }) => ask(routes.officeWithdrawal, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

export function useEvidence(id: string) {
  return useQuery({
    queryKey: ['withdrawal', id, 'evidence'],
    queryFn: ({ signal }) => ask(routes.officeWithdrawalEvidence, { params: { id }, signal }),
  })
}

/** What is done about one: whatever shows it asks anew. */
function useActing<Given, Reply = unknown>(act: (given: Given) => Promise<Reply>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: act, onSettled: () => void queries.invalidateQueries() })
}

export const useApproval = (id: string) =>
  useActing<void>(() => ask(routes.officeApproval, { params: { id } }))

export const useRejection = (id: string) =>
  useActing((reason: string) => ask(routes.officeRejection, { params: { id }, body: { reason } }))

export const usePreparation = (id: string) =>
  useActing((anew: boolean) =>
    ask(payoutRoutes.officePreparation, { params: { id }, body: { anew } }),
  )

/** Where what was worked out is taken from, as a file. */
export function payoutFileOf(id: string): string {
  return `/api/office/withdrawals/${id}/payout-file`
}

export const useSending = (id: string) =>
  useActing((transaction: string) =>
    ask(payoutRoutes.officeSending, { params: { id }, body: { transaction } }),
  )

export const useSimulatedSending = (id: string) =>
  useActing<void>(() => ask(payoutRoutes.officeSimulatedSending, { params: { id } }))

export const usePayment = (id: string) =>
  useActing((reference: string) =>
    ask(payoutRoutes.officePayment, { params: { id }, body: { reference } }),
  )

export const useBankRefusal = (id: string) =>
  useActing((reason: string) =>
    ask(payoutRoutes.officeBankRefusal, { params: { id }, body: { reason } }),
  )

export function useBankFiles() {
  return useInfiniteQuery({
    queryKey: ['bank-files'],
    queryFn: ({ signal, pageParam }) =>
      askPage(payoutRoutes.officeBankFiles, { query: { cursor: pageParam }, signal }),
    ...pageByPage,
  })
}

export function useBankPayments(id: string) {
  return useQuery({
    queryKey: ['bank-files', id],
    queryFn: ({ signal }) => ask(payoutRoutes.officeBankPayments, { params: { id }, signal }),
  })
}

export function useBankFileMade() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => ask(payoutRoutes.officeBankFileMade),
    onSettled: () => void queries.invalidateQueries(),
  })
}

/** Where a file for the bank is taken from. */
export function bankFileOf(id: string): string {
  return `/api/office/bank-files/${id}/file`
}

export const useBankFileRefusal = (id: string) =>
  useActing((reason: string) =>
    ask(payoutRoutes.officeBankFileRefusal, { params: { id }, body: { reason } }),
  )
