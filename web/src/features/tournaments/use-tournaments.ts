// Tournaments in the query cache: whatever is done makes all that is shown here old.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import { toast } from '../../lib/toast/toast.ts'
import { refreshUser } from '../../lib/user/user.ts'
import { allTournaments } from './api.ts'

export function useTournamentCall<Body>(
  send: (body: Body) => Promise<{ readonly message: string }>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => toast('error', messageOf(error)),
    onSettled: () => Promise.all([queries.invalidateQueries(allTournaments), refreshUser(queries)]),
  })
}
