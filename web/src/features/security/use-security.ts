// What this page knows: factors, sessions and events. A change asks for all of them anew.

import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import { toast } from '../../lib/toast/toast.ts'
import { allOfSecurity, devicesQuery, eventsQuery, factorsQuery, sessionsQuery } from './api.ts'

export const useFactors = () => useQuery(factorsQuery)

export const useSessions = () => useQuery(sessionsQuery)

export const useDevices = () => useQuery(devicesQuery)

export const useEvents = () => useInfiniteQuery(eventsQuery)

export function useRefresh(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries(allOfSecurity)
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
