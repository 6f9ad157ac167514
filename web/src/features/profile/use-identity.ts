// Who the client is by now, as the server knows it, and the calls that ask to change it.

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type IdentityChange,
  type IdentityView,
  identityRoutes,
} from '#contract/client/identity.ts'
import { call } from '../../lib/http/api.ts'
import { toast } from '../../lib/toast/toast.ts'

const key = ['identity'] as const

export function useIdentity() {
  return useQuery({
    queryKey: key,
    queryFn: async () => (await call(identityRoutes.identityView)).data,
  })
}

export type Request = { readonly body: IdentityChange; readonly file: File }

export function useAsk(onDone: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (request: Request) => call(identityRoutes.askIdentityChange, request),
    onSuccess: (answer) => {
      keep(queries, answer)
      onDone()
    },
  })
}

export function useTakeBack() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(identityRoutes.takeBackIdentityChange, { params: { id } }),
    onSuccess: (answer) => keep(queries, answer),
    // Somebody has decided meanwhile: what is shown is old.
    onError: () => queries.invalidateQueries({ queryKey: key }),
  })
}

type Answer = { readonly data: IdentityView; readonly message: string }

/** The answer is the new state. */
function keep(queries: QueryClient, { data, message }: Answer): void {
  queries.setQueryData(key, data)
  toast('success', message)
}
