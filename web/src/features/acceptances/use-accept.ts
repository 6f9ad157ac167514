// Accepting texts: what the server says then waits is what is shown.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../lib/http/errors.ts'
import { toast } from '../../lib/toast/toast.ts'
import { accept, acceptancesQuery } from './api.ts'

export function useAccept() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: accept,
    onSuccess: ({ data, message }) => {
      queries.setQueryData(acceptancesQuery.queryKey, data)
      toast('success', message)
    },
    onError: (error) => {
      toast('error', messageOf(error))
      // Perhaps a newer version came into force meanwhile.
      void queries.invalidateQueries(acceptancesQuery)
    },
  })
}
