// The signed-in client, kept in the query cache and nowhere else.

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { accountRoutes } from '#contract/client/accounts.ts'
import type { UserView } from '#contract/public/user.ts'
import { sessionRoutes } from '#contract/token/sessions.ts'
import { call } from '../http/api.ts'
import { messageOf } from '../http/errors.ts'
import { toast } from '../toast/toast.ts'
import { signedOut, useSession } from './session.ts'

const meKey = ['me'] as const

export function useUser() {
  const isSignedIn = useSession((session) => session.state === 'signed-in')
  return useQuery({
    queryKey: meKey,
    queryFn: async () => (await call(accountRoutes.me)).data,
    enabled: isSignedIn,
  })
}

export function setUser(queries: QueryClient, user: UserView): void {
  queries.setQueryData(meKey, user)
}

/** Changes part of what is known, e.g. a balance that the stream has told. */
export function patchUser(queries: QueryClient, change: (user: UserView) => UserView): void {
  queries.setQueryData<UserView>(meKey, (user) => user && change(user))
}

export function refreshUser(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: meKey })
}

export function useLogout() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(sessionRoutes.logout),
    // Signed out here even where the server could not be told: the tab forgets at once.
    onSettled: () => {
      signedOut()
      queries.clear()
    },
  })
}

export function useTopUp() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(accountRoutes.topUpDemo),
    onSuccess: ({ data, message }) => {
      setUser(queries, data)
      toast('success', message)
    },
    onError: (error) => toast('error', messageOf(error)),
  })
}

export function useSendLink() {
  return useMutation({
    mutationFn: () => call(accountRoutes.resendConfirmation),
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => toast('error', messageOf(error)),
  })
}
