// What the screen of alarms asks the server.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { pageByPage } from '#browser/http/pages.ts'
import { staffAlarmRoutes as routes } from '#contract/staff/alarms.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000

export function useAlarms(filters: Readonly<Record<string, string>>) {
  return useInfiniteQuery({
    queryKey: ['alarms', filters],
    queryFn: ({ signal, pageParam }) =>
      askPage(routes.officeAlarms, { query: { ...filters, cursor: pageParam }, signal }),
    refetchInterval: everyMs,
    ...pageByPage,
  })
}

export function useAlarm(id: string) {
  return useQuery({
    queryKey: ['alarm', id],
    queryFn: ({ signal }) => ask(routes.officeAlarm, { params: { id }, signal }),
    refetchInterval: everyMs,
  })
}

export function useSeeing(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      ask(routes.officeAlarmSeen, { params: { id }, body: { reason } }),
    onSettled: () => void queries.invalidateQueries(),
  })
}
