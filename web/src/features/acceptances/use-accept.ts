// What was accepted, and accepting texts: what the server says then waits is what is shown.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Acceptance, acceptanceRoutes } from '#contract/acceptances.ts'
import { call } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'

const acceptancesKey = ['acceptances'] as const

export const acceptancesQuery = queryOptions({
  queryKey: acceptancesKey,
  queryFn: async ({ signal }) => (await call(acceptanceRoutes.acceptances, { signal })).data,
})

export function useAccept() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Acceptance) => call(acceptanceRoutes.accept, { body }),
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
