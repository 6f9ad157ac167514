// What was accepted, and accepting texts: what the server says then waits is what is shown.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Acceptance } from '#contract/client/acceptances.ts'
import { call } from '../../lib/http/api.ts'
import { messageOf } from '../../lib/http/errors.ts'
import { toast } from '../../lib/toast/toast.ts'

const acceptancesKey = ['acceptances'] as const

/** With the call, and not with the first screen. */
const routes = async () => (await import('#contract/client/acceptances.ts')).acceptanceRoutes

export const acceptancesQuery = queryOptions({
  queryKey: acceptancesKey,
  queryFn: async ({ signal }) => (await call((await routes()).acceptances, { signal })).data,
})

export function useAccept() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (body: Acceptance) => call((await routes()).accept, { body }),
    onSuccess: ({ data, message }) => {
      queries.setQueryData(acceptancesKey, data)
      toast('success', message)
    },
    onError: (error) => {
      toast('error', messageOf(error))
      // Perhaps a newer version came into force meanwhile.
      void queries.invalidateQueries({ queryKey: acceptancesKey })
    },
  })
}
