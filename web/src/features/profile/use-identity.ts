// Who the client is by now, as the server knows it, and the calls that ask to change it.

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { IdentityView } from '#contract/client/identity.ts'
import { toast } from '../../lib/toast/toast.ts'
import { askIdentityChange, identityQuery, takeBackIdentityChange } from './api.ts'

export const useIdentity = () => useQuery(identityQuery)

export function useAsk(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: askIdentityChange,
    onSuccess: (answer) => {
      keep(queries, answer)
      onDone()
    },
  })
}

export function useTakeBack() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: takeBackIdentityChange,
    onSuccess: (answer) => keep(queries, answer),
    // Somebody has decided meanwhile: what is shown is old.
    onError: () => queries.invalidateQueries(identityQuery),
  })
}

type Answer = { readonly data: IdentityView; readonly message: string }

/** The answer is the new state. */
function keep(queries: QueryClient, { data, message }: Answer): void {
  queries.setQueryData(identityQuery.queryKey, data)
  toast('success', message)
}
