// The client's plan in the query cache; the user's record moves with it.

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type PlanStandingView, planRoutes } from '#contract/client/plan-requests.ts'
import type { PlanTier } from '#contract/public/plans.ts'
import { call } from '../../lib/http/api.ts'
import { messageOf } from '../../lib/http/errors.ts'
import { patchUser, setUser } from '../../lib/session/user.ts'
import { toast } from '../../lib/toast/toast.ts'

const key = ['plan'] as const

export function usePlan() {
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(planRoutes.planStanding, { signal })).data,
    meta: { news: ['plan', 'deposits', 'withdrawals', 'balance', 'offer'] },
    staleTime: 0,
  })
}

/** Sets the plan: works from None only, and only with its funding. */
export function useChoosePlan() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (plan: PlanTier['id']) =>
      call(planRoutes.setPlan, { body: { trading_plan: plan } }),
    onSuccess: ({ data, message }) => {
      setUser(queries, data)
      queries.setQueryData<PlanStandingView>(
        key,
        (known) => known && { ...known, trading_plan: data.trading_plan },
      )
      toast('success', message)
    },
    onError: (error) => toast('error', messageOf(error)),
  })
}

export type Raise = {
  readonly plan: PlanTier['id']
  /** The request whose place it takes. */
  readonly replaces?: string | undefined
}

export function useRaisePlan() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ plan, replaces }: Raise) =>
      call(planRoutes.requestPlan, {
        body: { trading_plan: plan, ...(replaces === undefined ? {} : { replaces }) },
      }),
    onSuccess: ({ data, message }) => {
      patchUser(queries, (user) => ({ ...user, plan_request: { plan: data.plan } }))
      queries.setQueryData<PlanStandingView>(
        key,
        (known) => known && { ...known, plan_request: data },
      )
      toast('success', message)
    },
    onError: (error) => failed(queries, error),
  })
}

export function useTakeBack() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(planRoutes.cancelPlanRequest, { params: { id } }),
    onSuccess: ({ data, message }) => {
      patchUser(queries, (user) => ({ ...user, plan_request: null }))
      queries.setQueryData<PlanStandingView>(key, data)
      toast('success', message)
    },
    onError: (error) => failed(queries, error),
  })
}

/** What stands here may be of before: another tab has asked, or staff have decided. */
function failed(queries: QueryClient, error: Error): void {
  toast('error', messageOf(error))
  void queries.invalidateQueries({ queryKey: key })
}
