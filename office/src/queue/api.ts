// What the queue asks the server.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { queueRoutes } from '#contract/staff/queue.ts'
import { staffWithdrawalRoutes as routes } from '#contract/staff/withdrawals.ts'
import { ask } from '../lib/ask.ts'

const everyMs = 10_000

export function useQueue() {
  return useQuery({
    queryKey: ['queue'],
    queryFn: ({ signal }) => ask(queueRoutes.queue, { signal }),
    refetchInterval: everyMs,
  })
}

export function useWithdrawal(id: string) {
  return useQuery({
    queryKey: ['withdrawal', id],
    queryFn: ({ signal }) => ask(routes.officeWithdrawal, { params: { id }, signal }),
  })
}

export function useApproval(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => ask(routes.officeApproval, { params: { id } }),
    onSettled: () => queries.invalidateQueries(),
  })
}

export function useRejection(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      ask(routes.officeRejection, { params: { id }, body: { reason } }),
    onSettled: () => queries.invalidateQueries(),
  })
}
