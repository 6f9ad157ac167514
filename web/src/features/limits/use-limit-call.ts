// A call that changes limits or breaks: its answer holds all of them, and is shown at once.

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { fieldErrorsOf, messageOf } from '#browser/http/errors.ts'
import type { OwnLimitsView } from '#contract/client/limits.ts'
import { keepOwnLimits } from '../../lib/limits/limits.ts'
import { toast } from '../../lib/toast/toast.ts'

type Reply = { readonly message: string; readonly data: OwnLimitsView }

export function useLimitCall<Body>(send: (body: Body) => Promise<Reply>, onDone?: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data, message }) => {
      keepOwnLimits(queries, data)
      toast('success', message)
      onDone?.()
    },
  })
}

/** What to say of a call that failed: the first wrong field, else the whole. */
export function troubleOf(error: unknown): string | undefined {
  if (error === null) return undefined
  return fieldErrorsOf(error)[0]?.message ?? messageOf(error)
}
