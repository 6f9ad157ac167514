// The client's credits in the query cache: whatever is done makes all that is shown here old.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import { failureIn } from '../../lib/http/failure-in.ts'
import { saveFile } from '../../lib/http/save-file.ts'
import { toast } from '../../lib/toast/toast.ts'
import { allCredits, fetchInvoice, type WantedInvoice } from './api.ts'

export function useCreditCall<Body>(send: (body: Body) => Promise<{ readonly message: string }>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => toast('error', messageOf(error)),
    // What was shown may be of before: a price that has changed, another tab.
    onSettled: () => queries.invalidateQueries(allCredits),
  })
}

export function useInvoice() {
  return useMutation({
    mutationFn: async (wanted: WantedInvoice) => {
      const response = await fetchInvoice(wanted)
      if (!response.ok) throw await failureIn(response)
      saveFile(await response.blob(), `invoice-${wanted.name}.pdf`)
    },
    onError: (error) => toast('error', messageOf(error)),
  })
}
