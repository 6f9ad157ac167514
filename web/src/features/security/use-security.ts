// What this page knows: factors, sessions and events. A change asks for all of them anew.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { deviceRoutes } from '#contract/client/devices.ts'
import { factorRoutes } from '#contract/client/factors.ts'
import { call } from '../../lib/http/api.ts'
import { messageOf } from '../../lib/http/errors.ts'
import { toast } from '../../lib/toast/toast.ts'

const key = ['security'] as const

export function useFactors() {
  return useQuery({
    queryKey: [...key, 'factors'],
    queryFn: async ({ signal }) => (await call(factorRoutes.security, { signal })).data,
  })
}

export function useSessions() {
  return useQuery({
    queryKey: [...key, 'sessions'],
    queryFn: async ({ signal }) => (await call(factorRoutes.sessions, { signal })).data,
  })
}

export function useDevices() {
  return useQuery({
    queryKey: [...key, 'devices'],
    queryFn: async ({ signal }) => (await call(deviceRoutes.devices, { signal })).data,
  })
}

export function useEvents() {
  return useInfiniteQuery({
    queryKey: [...key, 'events'],
    queryFn: ({ pageParam, signal }) =>
      call(factorRoutes.events, { query: { limit: '20', cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
}

export function useRefresh(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: key })
}

/**
 * A change that is told in a short message; `undefined` means that nothing was done. Errors are
 * told in one too, unless the form shows them where they belong.
 */
export function useChange<Input, Done extends { message: string } | undefined>(
  change: (input: Input) => Promise<Done>,
  errors: 'toast' | 'in form' = 'toast',
) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: change,
    onSuccess: (done) => {
      if (done === undefined) return
      toast('success', done.message)
      refresh()
    },
    onError: (error) => {
      if (errors === 'toast') toast('error', messageOf(error))
    },
  })
}
