// The client's plan in the query cache; the user's record moves with it.

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import { toast } from '../../lib/toast/toast.ts'
import { patchUser, setUser } from '../../lib/user/user.ts'
import { cancelPlanRequest, planQuery, requestPlan, setPlan } from './api.ts'

export function usePlan() {
  return useQuery(planQuery)
}

/** Sets the plan: works from None only, and only with its funding. */
export function useChoosePlan() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: setPlan,
    onSuccess: ({ data, message }) => {
      setUser(queries, data)
      queries.setQueryData(
        planQuery.queryKey,
        (known) => known && { ...known, trading_plan: data.trading_plan },
      )
      toast('success', message)
    },
    onError: (error) => toast('error', messageOf(error)),
  })
}

export function useRaisePlan() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: requestPlan,
    onSuccess: ({ data, message }) => {
      patchUser(queries, (user) => ({ ...user, plan_request: { plan: data.plan } }))
      queries.setQueryData(planQuery.queryKey, (known) => known && { ...known, plan_request: data })
      toast('success', message)
    },
    onError: (error) => failed(queries, error),
  })
}

export function useTakeBack() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: cancelPlanRequest,
    onSuccess: ({ data, message }) => {
      patchUser(queries, (user) => ({ ...user, plan_request: null }))
      queries.setQueryData(planQuery.queryKey, data)
      toast('success', message)
    },
    onError: (error) => failed(queries, error),
  })
}

/** What stands here may be of before: another tab has asked, or staff have decided. */
function failed(queries: QueryClient, error: Error): void {
  toast('error', messageOf(error))
  void queries.invalidateQueries(planQuery)
}
