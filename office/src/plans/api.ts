// What the screen of plans asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { staffPlanRoutes as routes } from '#contract/staff/plan-requests.ts'
import { ask, askPage } from '../lib/ask.ts'
import type { ListState } from '../list/use-list-state.ts'

const everyMs = 10_000

export function usePlanRequests({ all }: ListState) {
  const found = useInfiniteQuery({
    queryKey: ['plan-requests', all],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...all, ...(pageParam === null ? {} : { cursor: pageParam }) }
      return askPage(routes.officePlanRequests, { query, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: everyMs,
  })
  return { list: found, items: found.data?.pages.flatMap(({ data }) => data) ?? [] }
}

export function usePlanRequest(id: string) {
  return useQuery({
    queryKey: ['plan-request', id],
    queryFn: ({ signal }) => ask(routes.officePlanRequest, { params: { id }, signal }),
  })
}

function useDeciding<Given>(act: (given: Given) => Promise<unknown>) {
  const queries = useQueryClient()
  // Not waited for: whoever decided is told before what was decided is gone from the screen.
  const onSettled = () => void queries.invalidateQueries()
  return useMutation({ mutationFn: act, onSettled })
}

export const useApproval = (id: string) =>
  useDeciding<void>(() => ask(routes.officePlanApproval, { params: { id } }))

export const useRejection = (id: string) =>
  useDeciding((reason: string) =>
    ask(routes.officePlanRejection, { params: { id }, body: { reason } }),
  )
