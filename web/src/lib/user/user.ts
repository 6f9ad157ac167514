// The signed-in client, kept in the query cache and nowhere else.

import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import type { UserView } from '#contract/public/user.ts'
import { signedOut, useSession } from '../session/session.ts'
import { toast } from '../toast/toast.ts'
import { logout, resendConfirmation, userQuery } from './api.ts'

export function useUser() {
  const isSignedIn = useSession((session) => session.state === 'signed-in')
  return useQuery({ ...userQuery, enabled: isSignedIn })
}

export function setUser(queries: QueryClient, user: UserView): void {
  queries.setQueryData(userQuery.queryKey, user)
}

/** Changes part of what is known, e.g. a balance that the stream has told. */
export function patchUser(queries: QueryClient, change: (user: UserView) => UserView): void {
  queries.setQueryData(userQuery.queryKey, (user) => user && change(user))
}

export function refreshUser(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries(userQuery)
}

export function useLogout() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: logout,
    // Signed out here even where the server could not be told: the tab forgets at once.
    onSettled: () => {
      signedOut()
      queries.clear()
    },
  })
}

export function useSendLink() {
  return useMutation({
    mutationFn: resendConfirmation,
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => toast('error', messageOf(error)),
  })
}
