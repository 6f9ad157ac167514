// What this feature asks the server, and by which key an answer is kept.

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answers, appropriatenessRoutes } from '#contract/client/appropriateness.ts'
import { refreshBlocks } from '../../lib/blocks/refresh-blocks.ts'
import { ask, call } from '../../lib/http/call.ts'
import { toast } from '../../lib/toast/toast.ts'

/** The choices are drawn anew each time, so nothing asks again by itself. */
export const questionsQuery = queryOptions({
  queryKey: ['appropriateness'],
  queryFn: ({ signal }) => ask(appropriatenessRoutes.appropriateness, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

/** What was said of the attempt is shown at once, and whether live trades wait is asked anew. */
export function useAnswers() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Answers) => call(appropriatenessRoutes.answerAppropriateness, { body }),
    onSuccess: ({ data, message }) => {
      queries.setQueryData(questionsQuery.queryKey, data)
      void refreshBlocks(queries)
      toast(data.passed_at === null ? 'error' : 'success', message)
      scrollTo(0, 0)
    },
  })
}
