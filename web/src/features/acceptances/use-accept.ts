// Accepting texts: what waits then is asked anew.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import { toast } from '../../lib/toast/toast.ts'
import { accept, acceptancesQuery } from './api.ts'

export function useAccept() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: accept,
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => toast('error', messageOf(error)),
    // Also after a refusal: perhaps a newer version came into force meanwhile.
    onSettled: () => queries.invalidateQueries(acceptancesQuery),
  })
}
