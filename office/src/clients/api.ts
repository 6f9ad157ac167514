// What the screens of clients ask the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import {
  staffClientActRoutes as acts,
  staffClientRoutes as routes,
} from '#contract/staff/clients.ts'
import { type TimelineGroup, timelineRoutes } from '#contract/staff/timeline.ts'
import { ask, askPage } from '../lib/ask.ts'
import { seldomMs } from '../lib/seldom.ts'
import type { ClientFilters } from './client-filters.ts'

const everyMs = 10_000

export function useClients(filters: ClientFilters) {
  return useInfiniteQuery({
    queryKey: ['clients', filters],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeClients, { query: { ...filters, cursor: pageParam }, signal }),
    refetchInterval: seldomMs,
    ...pageByPage,
  })
}

export function useClient(id: string) {
  return useQuery({
    queryKey: ['client', id],
    queryFn: ({ signal }) => ask(acts.officeClient, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

export function useTimeline(id: string, group: TimelineGroup | undefined) {
  return useInfiniteQuery({
    queryKey: ['client', id, 'timeline', group],
    queryFn: ({ signal, pageParam }) =>
      askPage(timelineRoutes.officeTimeline, {
        params: { id },
        query: { group, cursor: pageParam },
        signal,
      }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export type ClientAct = 'freeze' | 'unfreeze' | 'sign_out'

const routeOf = {
  freeze: acts.officeFreeze,
  unfreeze: acts.officeUnfreeze,
  sign_out: acts.officeSignOutClient,
} as const

export function useClientAct(id: string, act: ClientAct) {
  const queries = useQueryClient()
  return useMutation<unknown, Error, string>({
    mutationFn: (reason) => ask(routeOf[act], { params: { id }, body: { reason } }),
    onSuccess: () => queries.invalidateQueries(),
  })
}
