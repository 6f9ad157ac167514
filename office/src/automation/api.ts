// What the screen of automated trading asks the server.

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { automationRoutes as routes } from '#contract/staff/automation.ts'
import { ask, askPage } from '../lib/ask.ts'

const everyMs = 10_000

export type Does = 'stop' | 'resume'

export function useAutomation() {
  return useQuery({
    queryKey: ['automation'],
    queryFn: ({ signal }) => ask(routes.officeAutomation, { signal }),
    refetchInterval: everyMs,
  })
}

export function useExchangeTrader() {
  return useQuery({
    queryKey: ['automation', 'exchanges'],
    queryFn: ({ signal }) => ask(routes.officeExchangeTrader, { signal }),
    refetchInterval: everyMs,
  })
}

export function useAutomationStops() {
  return useQuery({
    queryKey: ['automation', 'stops'],
    queryFn: ({ signal }) => askPage(routes.officeAutomationStops, { query: {}, signal }),
  })
}

export function useClientAutomation(id: string) {
  return useQuery({
    queryKey: ['automation', 'client', id],
    queryFn: ({ signal }) => ask(routes.officeClientAutomation, { params: { id }, signal }),
  })
}

export function useClientPrograms(id: string) {
  return useQuery({
    queryKey: ['automation', 'client', id, 'programs'],
    queryFn: ({ signal }) => ask(routes.officeClientPrograms, { params: { id }, signal }),
  })
}

/** Null: for everybody. */
export function useHalting(id: string | null, does: Does) {
  const queries = useQueryClient()
  const isStop = does === 'stop'
  return useMutation({
    mutationFn: (reason: string) => {
      const body = { reason }
      if (id === null) {
        return ask(isStop ? routes.officeAutomationStop : routes.officeAutomationResuming, { body })
      }
      const route = isStop
        ? routes.officeClientAutomationStop
        : routes.officeClientAutomationResuming
      return ask(route, { params: { id }, body })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['automation'] }),
  })
}
