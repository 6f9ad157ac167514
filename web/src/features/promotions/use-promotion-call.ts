// Whatever is done about promotions makes what is shown of them old, and is told.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#browser/http/errors.ts'
import { promotionsQuery } from '../../lib/promotions/api.ts'
import { toast } from '../../lib/toast/toast.ts'

export function usePromotionCall<Body>(
  send: (body: Body) => Promise<{ readonly message: string }>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ message }) => toast('success', message),
    onError: (error) => toast('error', messageOf(error)),
    onSettled: () => queries.invalidateQueries(promotionsQuery),
  })
}
